import {company} from '../../src/data/company';
import tags from '../../company/tags.json';
import {REVIEW_SOURCES} from '../../src/data/reviews';
import {LOCALES} from '../../src/language/locales';
import {SAMPLE_REVIEW} from '../../src/markdown';

/** The file of a new review: every fact with a hint, and a sample text. */
export const reviewTemplate = (name: string, today: Date, services: string[]): string => `---
# Lines that begin with # are hints; keep or delete them.
placeholder: false
name: ${JSON.stringify(name)}
# Another language than English (${LOCALES.map(({code}) => code).join(', ')}): name it, put the customer's own words into
# i18n/<language>/docusaurus-plugin-company/reviews/ under the same name, and their English below.
# language: es
city: ""
county: ${company.counties[0] ?? '""'}
# Year and month.
date: ${today.toISOString().slice(0, 7)}
# 1 to 5.
rating: 5
# One of: ${services.join(', ')}
service: ${services[0]}
# One of: ${REVIEW_SOURCES.join(', ')}
source: ${REVIEW_SOURCES[0]}
# Has somebody compared it with the job?
verified: false
# The home page quotes two of those that are featured.
featured: false
# Any of: ${Object.keys(tags).join(', ')}
tags: []
# The customer's words in short.
title: ""
---
${SAMPLE_REVIEW}`;
