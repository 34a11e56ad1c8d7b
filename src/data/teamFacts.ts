/**
 * Who is on the about page; titles and quotes are in team.ts. Plain values, so that the build's
 * configuration can read the marks: a production build fails while one marks its person as
 * invented.
 */
export type TeamFacts = {
  /** Invented, text included: a real company replaces both and sets false. */
  placeholder: boolean;
  name: string;
  /** null: the initials show. */
  photo: Photo | null;
};

/** A picture of a person. */
type Photo = {
  /** Shows nobody who works there: a real company replaces the picture and sets false. */
  placeholder: boolean;
  /**
   * Name of a photograph in photos/ (`ruth.jpg`), or path of a drawing (`/img/team/ruth.svg`); where
   * it does not load, the person's initials show.
   */
  src: string;
};

/** By id, in the order in which the page shows them. */
export const teamFacts = {
  'daniel-reyes': {
    placeholder: true,
    name: 'Daniel Reyes',
    photo: {placeholder: true, src: '/img/team/daniel-reyes.svg'},
  },
  'ruth-calloway': {
    placeholder: true,
    name: 'Ruth Calloway',
    photo: {placeholder: true, src: '/img/team/ruth-calloway.svg'},
  },
} satisfies Record<string, TeamFacts>;
