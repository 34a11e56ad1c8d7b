import topics from '../../company/topics.json';
import {CATEGORIES} from '../../src/data/categories';
import {TITLE_LENGTH} from '../../src/lib/headTitle';
import {SAMPLE_TEXT} from '../../src/markdown';
import {CREW} from '../../src/plugins/articles';

const TOPICS = Object.keys(topics);

const MAX_LENGTH = 70;

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const SPELLED: Record<string, string> = {đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i'};

/**
 * A title as a slug: lower-case Latin letters, digits and hyphens, at most 70 characters, whole
 * words. Accents are dropped, and so are scripts other than Latin: the result may be empty.
 */
export function slugify(title: string): string {
  const latin = title
    .toLowerCase()
    .replace(/[đøłßæœı]/g, (letter) => SPELLED[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '');
  const words = latin.split(/[^a-z0-9]+/).filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** The file: every front matter field with a hint, and a sample text. */
export function articleTemplate(title: string, slug: string, today: Date): string {
  return `---
# Lines that begin with # are hints; keep or delete them.
# At most ${TITLE_LENGTH} characters, so that search results show it whole.
title: ${JSON.stringify(title)}
# For search engines: 110 to 160 characters.
description: ""
# What the card in the list shows: 90 to 150 characters.
excerpt: ""
# Publication date: year-month-day.
date: ${today.toISOString().slice(0, 10)}
# Who wrote it: the crew, under the company's name, or a person's name.
authors: {name: ${CREW}}
# One of: ${CATEGORIES.join(', ')}
category: ${CATEGORIES[0]}
# One or more of: ${TOPICS.join(', ')}
topics: [${TOPICS[0]}]
# Minutes, at 200 words a minute. npm run articles tells you the right number.
readTime: 1
# A photograph as it comes from your phone: put it into photos/ and write its name here.
image: ${slug}.jpg
# What the picture shows, for people who cannot see it.
imageAlt: ""
# The call to action below the article; its button leads to the inspection form.
cta:
  title: ""
  description: ""
  buttonText: "Book a free inspection"
# If a fact will go out of date: the build warns once this day has passed.
# reviewBy: ${today.getFullYear() + 1}-06-01
# A draft shows only in npm run dev. Remove this line to publish.
draft: true
---
${SAMPLE_TEXT}`;
}
