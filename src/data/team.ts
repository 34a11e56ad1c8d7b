import type {Text} from './companyText';

/** The facts above the words of a person of the team (`company/team/`). */
type MemberFacts = {
  name: string;
  /** What the person does here. */
  title: string;
  /** Name of a photograph; without one, or where it does not load, the initials show. */
  photo?: string | null;
};

export type Member = Text<MemberFacts>;

/** First letters of the first and the last name, upper case: "DR" for "Daniel Reyes". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
