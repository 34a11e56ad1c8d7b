import {createTransport} from 'nodemailer';

import {isCertificateError} from '../errors';
import {messageOf, stableId} from './message';
import type {Channel} from './notice';
import type {MailSettings} from './settings';

/** A channel for each recipient (mail, mail-2, …): where one is refused, nobody else is told again. */
export function mailChannels({
  LEAD_MAIL_TO: to,
  LEAD_MAIL_FROM: from,
  SMTP_URL: server,
}: MailSettings): Channel[] {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  const transport = createTransport({
    ...server,
    // What the mail server is greeted with. A machine's own name often has no dot, and is refused then.
    name: domain,
    // A mail is made of what we hand over, never of a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return to.map((recipient, index) => ({
    name: index === 0 ? 'mail' : `mail-${index + 1}`,
    // Microsoft 365 refuses a fourth connection of the same user:
    // https://learn.microsoft.com/en-us/exchange/troubleshoot/send-emails/smtp-submission-improvements
    atOnce: Math.max(1, Math.floor(3 / to.length)),
    patience: 30_000,
    async deliver(notice, signal) {
      const {subject, text, html, headers, replyTo} = messageOf(notice);
      try {
        await transport.sendMail({
          messageId: `<${stableId(notice)}@${domain}>`,
          envelope: {from: from.address, to: recipient},
          from,
          to,
          ...(replyTo && {replyTo}),
          subject,
          text,
          html,
          headers,
          signal,
        });
      } catch (error) {
        throw new Error(reasonOf(error));
      }
    },
  }));
}

/** RFC 3463, behind the code of the reply. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** A mail that is refused for how much was sent is no mail that is refused for its words. */
const LIMIT = /quota|exceeded|(?<![a-z])(?:limit|rate)/i;

/**
 * Why it was not delivered: codes alone, since a server's own words may quote the mail. What they mean is for
 * intake.notice_failed.
 */
function reasonOf(error: unknown): string {
  const {
    code,
    originalCode = code,
    command,
    responseCode,
    response,
  } = error as Record<string, unknown>;
  if (typeof responseCode === 'number') {
    const said = typeof response === 'string' ? response : '';
    const step = typeof command === 'string' && /^[A-Z ]{3,20}$/.test(command) ? command : null;
    const codes = [responseCode, ...(ENHANCED.exec(said)?.slice(1) ?? [])].join(', ');
    const limit = LIMIT.test(said) ? ', naming a limit' : '';
    return `The mail server answered ${codes}${step ? ` to ${step}` : ''}${limit}.`;
  }
  const cause = typeof originalCode === 'string' ? originalCode : 'no code';
  // What OpenSSL makes of a greeting in plain text.
  if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(cause))
    return `The mail server does not begin with TLS (${cause}): write smtp:// in SMTP_URL for this port.`;
  return isCertificateError(cause)
    ? `The certificate of the mail server is not trusted (${cause}): correct the name in SMTP_URL, or have the certificate renewed.`
    : `The mail server could not be used (${cause}).`;
}
