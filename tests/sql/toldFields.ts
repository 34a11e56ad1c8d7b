import type {Engine} from '../../server/database/engine';
import {messageOf} from '../../server/notify/message';
import type {Notice} from '../../server/notify/notice';
import {INSPECTION_FIELDS} from '../../src/data/inspectionFields';
import type {InspectionEntries} from '../../src/forms/core/fields';

/** The fields of a stored request that notices do not show, and where each is lost. */
export async function untoldFields(engine: Engine, entries: InspectionEntries): Promise<string[]> {
  const [claimed] = await engine.query<{notice: Notice}>(
    `select notice from intake.claim_notices('fields', 1000, '1 minute')
     where notice #>> '{request,email}' = $1`,
    [entries.email],
  );
  if (!claimed) return ['nobody is told of a whole request'];
  const told: Record<string, unknown> = {...claimed.notice.request};
  const {text, html, chat} = messageOf(claimed.notice);
  return INSPECTION_FIELDS.flatMap((field) => {
    const layers = {
      notice: told[field] === entries[field],
      'text of the mail': text.includes(entries[field]),
      'HTML of the mail': html.includes(entries[field]),
      chat: chat.includes(entries[field]),
    };
    const lost = Object.entries(layers).filter(([, holds]) => !holds);
    return lost.map(([layer]) => `${field}: lost in the ${layer}`);
  });
}
