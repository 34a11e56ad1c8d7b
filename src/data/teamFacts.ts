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

/** A photograph of a person. */
type Photo = {
  /** Shows nobody who works there: a real company replaces it and sets false. */
  placeholder: boolean;
  /** Name of a photograph in photos/: `ruth.jpg`; where it does not load, the initials show. */
  src: string;
};

/** By id, in the order in which the page shows them. */
export const teamFacts = {
  'daniel-reyes': {
    placeholder: true,
    name: 'Daniel Reyes',
    photo: null,
  },
  'ruth-calloway': {
    placeholder: true,
    name: 'Ruth Calloway',
    photo: null,
  },
} satisfies Record<string, TeamFacts>;
