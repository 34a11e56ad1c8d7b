import {createTransport} from 'nodemailer';

import {isCertificateError} from '../errors';
import {messageOf, stableId} from './message';
import type {Channel} from './notice';
import type {MailSettings} from './settings';

const domainOf = (address: string): string => address.split('@')[1]!.toLowerCase();

/**
 * A server may greet after minutes and read a mail for ten (RFC 5321, 4.5.3.2). With two addresses, the second is
 * asked after half of this.
 */
const SETUP_MS = 50_000;
/** A filter that reads the mail answers after many seconds; whoever hangs up earlier sends it again. */
const SILENCE_MS = 90_000;

/** A channel for each recipient (mail, mail-2, …): where one is refused, nobody else is told again. */
export function mailChannels({
  LEAD_MAIL_TO: to,
  LEAD_MAIL_FROM: from,
  SMTP_URL: server,
}: MailSettings): Channel[] {
  const domain = domainOf(from.address);
  const idOf = (notice: Parameters<typeof stableId>[0]) => `<${stableId(notice)}@${domain}>`;
  const transport = createTransport({
    ...server,
    // From the look-up to the end of STARTTLS, the greeting included. The addresses of a name share it.
    connectionTimeout: SETUP_MS,
    greetingTimeout: SETUP_MS,
    socketTimeout: SILENCE_MS,
    // What the mail server is greeted with. A machine's own name often has no dot, and is refused then.
    name: domain,
    // A mail is made of what we hand over, never of a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return to.map((recipient, index) => ({
    name: index === 0 ? 'mail' : `mail-${index + 1}`,
    to: recipient,
    // Microsoft 365 refuses a fourth connection of the same user:
    // https://learn.microsoft.com/en-us/exchange/troubleshoot/send-emails/smtp-submission-improvements
    atOnce: Math.max(1, Math.floor(3 / to.length)),
    // Less than the lease of the outbox, more than a silence, so that the reason can say what it was.
    patience: 100_000,
    async deliver(notice, signal) {
      const {subject, text, html, headers, replyTo} = messageOf(notice);
      const {repeats = null} = notice;
      try {
        await transport.sendMail({
          messageId: idOf(notice),
          ...(repeats && {inReplyTo: idOf(repeats), references: idOf(repeats)}),
          envelope: {from: from.address, to: recipient},
          from,
          to,
          // Where sender and recipient share a domain, rspamd takes a Reply-To of another one for a trick and
          // files the mail as junk: SPOOF_REPLYTO, which reads the first address
          // (https://github.com/rspamd/rspamd/blob/3.4/rules/misc.lua).
          ...(replyTo && {replyTo: domainOf(recipient) === domain ? [from, replyTo] : replyTo}),
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

const TLS_FIRST = 'write smtps:// in SMTP_URL if its port begins with TLS, as 465 does';
const NO_TLS = `${TLS_FIRST}, or ?tls=none at the end if it is in your own network`;

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
    timeoutType,
  } = error as Record<string, unknown>;
  if (typeof responseCode === 'number') {
    const said = typeof response === 'string' ? response : '';
    const step = typeof command === 'string' && /^[A-Z ]{3,20}$/.test(command) ? command : null;
    const codes = [responseCode, ...(ENHANCED.exec(said)?.slice(1) ?? [])].join(', ');
    const limit = LIMIT.test(said) ? ', naming a limit' : '';
    const hint =
      command === 'STARTTLS' && responseCode >= 500 ? `, so it has no TLS: ${NO_TLS}` : '';
    return `The mail server answered ${codes}${step ? ` to ${step}` : ''}${limit}${hint}.`;
  }
  if (timeoutType === 'GREETING_TIMEOUT')
    return `The mail server did not greet in time: ${TLS_FIRST}.`;
  // It has most likely read a mail all that time. intake.notice_failed reads the pause.
  if (timeoutType === 'SOCKET_TIMEOUT')
    return `The mail server was silent for ${SILENCE_MS / 1000} s, perhaps over the mail, to be asked again in 3600 s.`;
  const cause = typeof originalCode === 'string' ? originalCode : 'no code';
  // What OpenSSL makes of a greeting in plain text.
  if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(cause))
    return `The mail server does not begin with TLS (${cause}): write smtp:// in SMTP_URL for this port.`;
  return isCertificateError(cause)
    ? `The certificate of the mail server is not trusted (${cause}): correct the name in SMTP_URL, or have the certificate renewed.`
    : `The mail server could not be used (${cause}).`;
}
