import {company} from '../../src/data/company';
import type {Environment} from '../../src/data/environment';
import {notifySettingsFrom} from '../../server/notify/settings';

/**
 * Why nobody would be rung at night although the texts say so. Not asked of the build, which needs no secret.
 *
 * @throws UserError for a setting of a channel that is wrong.
 */
export function untold(env: Environment, {emergency} = company): string[] {
  const {mail, webhook} = notifySettingsFrom(env);
  if (!emergency || mail || webhook) return [];
  return [
    'The texts promise an answer day and night (`emergency` in src/data/company.ts), but no message of a request would reach anybody: set LEAD_MAIL_TO, LEAD_MAIL_FROM and SMTP_URL, or LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET, here as for the server; or write emergency: null.',
  ];
}
