import {connect} from 'node:tls';

/** For certificates of both kinds. */
export const STRONG = 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256';
/** What a visitor of TLS 1.2 without forward secrecy, or with CBC, offers. */
const WEAK = ['AES128-SHA', 'AES256-SHA256', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA'];

const agrees = (port: number, ciphers: string): Promise<boolean> =>
  new Promise((resolve) => {
    const options = {ciphers, maxVersion: 'TLSv1.2', rejectUnauthorized: false} as const;
    const socket = connect({host: '127.0.0.1', port, servername: 'localhost', ...options}, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** The ciphers that the server at a port agrees to: `STRONG` and some of the weak ones, if any. */
export async function ciphersOf(port: number): Promise<string[]> {
  const agreed: string[] = [];
  for (const cipher of [STRONG, ...WEAK]) if (await agrees(port, cipher)) agreed.push(cipher);
  return agreed;
}
