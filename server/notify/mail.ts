import {createTransport} from 'nodemailer';

import {isCertificateError} from '../errors';
import {messageOf, stableId} from './message';
import type {Channel} from './notice';
import type {MailSettings} from './settings';

/**
 * Sends each notice as one mail to all recipients. A mail counts as delivered if the server accepts one
 * of them: a retry for the others would reach everybody again, for days.
 */
export function mailChannel({
  LEAD_MAIL_TO: to,
  LEAD_MAIL_FROM: from,
  SMTP_URL: server,
}: MailSettings): Channel {
  // A mail is made of what we hand over, never of a file or URL.
  const transport = createTransport({...server, disableFileAccess: true, disableUrlAccess: true});
  return {
    name: 'mail',
    // Microsoft 365 refuses a fourth connection of the same user:
    // https://learn.microsoft.com/en-us/exchange/troubleshoot/send-emails/smtp-submission-improvements
    atOnce: 3,
    patience: 30_000,
    async deliver(notice, signal) {
      const {subject, text, html, headers, replyTo} = messageOf(notice);
      const domain = from.address.slice(from.address.indexOf('@') + 1);
      try {
        const {rejected, rejectedErrors} = await transport.sendMail({
          messageId: `<${stableId(notice)}@${domain}>`,
          from,
          to,
          ...(replyTo && {replyTo}),
          subject,
          text,
          html,
          headers,
          signal,
        });
        if (rejected.length > 0)
          console.error(
            `Mail: ${rejected.length} of ${to.length} recipients were refused (${rejectedErrors?.[0]?.responseCode}).`,
          );
      } catch (error) {
        throw new Error(reasonOf(error));
      }
    },
  };
}

/** Why it was not delivered: codes alone, since a server's own words may quote the mail. */
function reasonOf(error: unknown): string {
  const {code, originalCode = code, command, responseCode} = error as Record<string, unknown>;
  if (typeof responseCode === 'number') {
    const step = typeof command === 'string' && /^[A-Z ]{3,20}$/.test(command) ? command : null;
    return `The mail server answered ${responseCode}${step ? ` to ${step}` : ''}.`;
  }
  const cause = typeof originalCode === 'string' ? originalCode : 'no code';
  return isCertificateError(cause)
    ? `The certificate of the mail server is not trusted (${cause}): correct the name in SMTP_URL, or have the certificate renewed.`
    : `The mail server could not be used (${cause}).`;
}
