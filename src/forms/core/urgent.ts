import {LIMITS} from '@site/src/data/limits';

import {clean} from './clean';
import {type InspectionEntries, LEAK} from './fields';

/** The words by which a message rings at any hour (`intake.set_urgent`). */
const LEAK_NOW = 'LEAK NOW';

type Entries = Pick<InspectionEntries, 'message' | typeof LEAK>;

/** Whether a request rings: by its tick, or by the words at the beginning of its message. */
export const isUrgent = (entries: Entries): boolean =>
  /^[^\p{L}]*leak[^\p{L}]*now(?![a-z])/iu.test(sentMessage(entries).normalize('NFKC'));

/** The message as it is sent: the tick is its first line. */
export const sentMessage = ({message, [LEAK]: leak}: Entries): string =>
  [leak ? LEAK_NOW : '', clean('message', message)].filter(Boolean).join('\n');

/** The longest message: the tick needs its line. */
export const messageLimit = (isLeaking: boolean): number =>
  LIMITS.message - (isLeaking ? `${LEAK_NOW}\n`.length : 0);
