/** What a mail server that does not work costs the requests themselves. */
import {createServer, type AddressInfo, type Socket} from 'node:net';

import {submissionsPerSecond} from '../scripts/support/local-server';
import {median} from './median';

const ROUNDS = 3;

const mailBy = (port: number): Record<string, string> => ({
  LEAD_MAIL_TO: 'owner@example.com',
  LEAD_MAIL_FROM: 'website@example.com',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
});

/** Takes connections and never says a word. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Prints whole submissions a second over HTTP into the embedded database: without mail, with a mail
 * server that refuses, and with one that hangs. In turn, so that all meet the same machine.
 */
export async function benchDeadMail(seconds: number, clients: number): Promise<void> {
  const silent = await silentServer();
  const variants: Record<string, Record<string, string>> = {
    'no mail': {},
    // Nothing listens on port 1.
    'mail refused': mailBy(1),
    'mail hangs': mailBy(silent.port),
  };
  const runs: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, env] of Object.entries(variants))
      (runs[name] ??= []).push(await submissionsPerSecond(seconds, clients, env));
  }
  silent.close();
  const without = median(runs['no mail']!);
  console.log(
    `\nSubmissions a second with a dead mail server (median of ${ROUNDS} runs of ${seconds} s)`,
  );
  for (const [name, rates] of Object.entries(runs)) {
    const rate = median(rates);
    const ratio = name === 'no mail' ? '' : (rate / without).toFixed(2);
    console.log(`${name.padEnd(14)} ${rate.toFixed(0).padStart(6)} ${ratio.padStart(8)}`);
  }
  console.log('ratio to no mail: wanted at least 0.95');
}
