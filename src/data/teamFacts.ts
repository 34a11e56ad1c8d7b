/**
 * Who is on the about page; titles and quotes are in team.ts. Plain values, so that the build's
 * configuration can read the marks: a production build fails while one marks its person as
 * invented.
 */
export type TeamFacts = {
  /** Invented, text and portrait included: a real company replaces all and sets false. */
  placeholder: boolean;
  name: string;
  /** Path of the portrait; where it does not load, the initials of `name` show. */
  photo: string;
};

/** By id, in the order in which the page shows them. */
export const teamFacts = {
  'daniel-reyes': {
    placeholder: true,
    name: 'Daniel Reyes',
    photo: '/img/team/daniel-reyes.svg',
  },
  'ruth-calloway': {
    placeholder: true,
    name: 'Ruth Calloway',
    photo: '/img/team/ruth-calloway.svg',
  },
} satisfies Record<string, TeamFacts>;
