import {company, isGiven} from '../../data/company';

/** The list in which the owner confirms what the texts promise. */
export const PROMISES = 'company/promises.md';

const ITEM = /^- \[(?<mark>[^\]]*)\] ?(?<promise>.*?)\.?(?: \(`(?<restsOn>[^`]+)`\))?$/;

/** Whether the site makes a promise that rests on that fact or file. */
const isMade = (restsOn: string, isThere: (file: string) => boolean): boolean =>
  restsOn in company ? isGiven(restsOn as keyof typeof company) : isThere(restsOn);

/** What is left to do in the list of promises, a sentence for each line. */
export function unconfirmed(text: string, isThere: (file: string) => boolean): string[] {
  return text.split('\n').flatMap((line, index) => {
    const {mark, promise, restsOn} = ITEM.exec(line)?.groups ?? {};
    if (mark === undefined) return [];
    const place = `${PROMISES}, line ${index + 1}`;
    if (restsOn && !restsOn.includes('/') && !(restsOn in company)) {
      return [`${place}: “${restsOn}” is no fact of src/data/company.ts.`];
    }
    if (mark === 'x' || mark === '-' || (restsOn && !isMade(restsOn, isThere))) return [];
    return mark === ' '
      ? [`Not confirmed: “${promise}” (${place}).`]
      : [`${place}: write [x] where you keep it, [-] where no text says it, [ ] until you know.`];
  });
}
