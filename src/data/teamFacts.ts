/**
 * Who is on the about page; titles and quotes stand in team.ts. Plain values, so that the build's
 * configuration can read the marks: a production build refuses while one says that its person is
 * invented.
 */
export type TeamFacts = {
  /** Invented, words and portrait included: a real firm replaces all and sets false. */
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
