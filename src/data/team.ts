import {translate} from '@docusaurus/Translate';

import {type TeamFacts, teamFacts} from './teamFacts';

/**
 * Texts about the people on the about page; names, portraits and the placeholder mark are in
 * teamFacts.ts.
 */
type TeamWords = {title: string; quotes: [string, string]};

type TeamId = keyof typeof teamFacts;

export type TeamMember = TeamFacts & TeamWords & {id: string};

const teamWords = (): Record<TeamId, TeamWords> => ({
  'daniel-reyes': {
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
  'ruth-calloway': {
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
});

/** The two members. Use only while rendering: it translates. */
export const team = (): TeamMember[] => {
  const words = teamWords();
  return (Object.keys(teamFacts) as TeamId[]).map((id) => ({id, ...teamFacts[id], ...words[id]}));
};

/** First letters of the first and the last name, upper case: "DR" for "Daniel Reyes". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
