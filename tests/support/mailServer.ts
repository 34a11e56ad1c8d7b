import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

import PostalMime, {type Email} from 'postal-mime';
import {SMTPServer, type SMTPServerOptions} from 'smtp-server';

export type Received = {
  /** As it came over the wire. */
  raw: string;
  /** As a mail program reads it. */
  mail: Email;
  /** Recipients of the envelope. */
  recipients: string[];
};

/** A real SMTP server on the loopback that keeps the mail that it accepts. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      void (async () => {
        const bytes = await buffer(stream);
        received.push({
          raw: bytes.toString('latin1'),
          mail: await PostalMime.parse(bytes),
          recipients: session.envelope.rcptTo.map(({address}) => address),
        });
        done();
        // A sender may be killed in mid-message.
      })().catch(done);
    },
    ...options,
  });
  // A client may hang up, or reject the certificate.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, undefined, () => resolve()));
  const {port} = server.server.address() as AddressInfo;
  return {
    port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
