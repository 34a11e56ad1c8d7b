import {translate} from '@docusaurus/Translate';

/**
 * The people on the about page. Invented like the company: a real firm replaces names, titles,
 * quotes, and the portraits in `static/img/team/`.
 */
export type TeamMember = {
  id: string;
  name: string;
  /** Path of the portrait; where it does not load, the initials of `name` show. */
  photo: string;
  title: string;
  quotes: [string, string];
};

/** The two members. Call it while rendering: it translates. */
export const team = (): TeamMember[] => [
  {
    id: 'daniel-reyes',
    name: 'Daniel Reyes',
    photo: '/img/team/daniel-reyes.svg',
    title: translate({id: 'team.danielReyes.title', message: 'Founder, U.S. Army veteran'}),
    quotes: [
      translate({
        id: 'team.danielReyes.quote1',
        message: 'I would rather lose a job than sell a roof that nobody needs.',
      }),
      translate({
        id: 'team.danielReyes.quote2',
        message:
          'You get an end date before we start. If rain moves it, you hear it from me first.',
      }),
    ],
  },
  {
    id: 'ruth-calloway',
    name: 'Ruth Calloway',
    photo: '/img/team/ruth-calloway.svg',
    title: translate({
      id: 'team.ruthCalloway.title',
      message: 'Lead inspector, U.S. Coast Guard veteran',
    }),
    quotes: [
      translate({
        id: 'team.ruthCalloway.quote1',
        message: 'I photograph what is fine, too. It is your roof. You should know both.',
      }),
      translate({
        id: 'team.ruthCalloway.quote2',
        message: 'An hour up there saves you a year of guessing.',
      }),
    ],
  },
];

/** First letters of the first and the last name, upper case: "DR" for "Daniel Reyes". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
