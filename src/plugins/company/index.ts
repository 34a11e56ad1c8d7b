/**
 * Reviews, team, finished jobs and the company's story from `company/` and their copies, each in a
 * file of its own for the pages that show it.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {company as facts} from '../../data/company';
import type {Text} from '../../data/companyText';
import {type Job, MOST_JOBS} from '../../data/jobs';
import {computedStats} from '../../lib/reviewStats';
import type {Review} from '../../data/reviews';
import type {Member} from '../../data/team';
import {readTexts} from './read';

export {companyTexts, type Placeholder, readTexts} from './read';

/** The number of reviews on the home page, the featured ones first. */
const QUOTED = 2;

/** A month, while it is not older than a year. */
function withinAYear(month: string | null): string | null {
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return month !== null && month >= yearAgo.toISOString().slice(0, 7) ? month : null;
}

export function company({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-company',
    getPathsToWatch: () =>
      ['company', 'i18n/*/docusaurus-plugin-company'].map((one) => `${siteDir}/${one}/**/*`),
    async contentLoaded({actions: {createData}}) {
      const reviews = await readTexts<Review>('reviews', siteDir, i18n.currentLocale);
      const jobs = await readTexts<Job>('jobs', siteDir, i18n.currentLocale);
      const featured = [...reviews].sort((a, b) => Number(b.featured) - Number(a.featured));
      const files = {
        reviews,
        quoted: featured.slice(0, QUOTED),
        // The first review of each service.
        byService: Object.fromEntries([...reviews].reverse().map((one) => [one.service, one])),
        stats: facts.reviewStats ?? computedStats(reviews),
        recordsOpened: withinAYear(facts.recordsOpened),
        team: await readTexts<Member>('team', siteDir, i18n.currentLocale),
        jobs: jobs.slice(0, MOST_JOBS),
        story: (await readTexts<Text<object>>('story', siteDir, i18n.currentLocale))[0] ?? null,
      };
      for (const [name, data] of Object.entries(files)) {
        await createData(`${name}.json`, JSON.stringify(data));
      }
    },
  };
}
