// The network between a browser and the server: WebDriver intercepts no requests.
import {once} from 'node:events';
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import {SCRIPTS} from '../app';

/** How scripts fail to come: the line is cut, an error, or the login page of somebody's Wi-Fi. */
export const FAULTS = {
  'are cut off': 'cut',
  'are answered with 503': 503,
  'are gone': 404,
  'are a login page': 'portal',
} as const;

type Fault = (typeof FAULTS)[keyof typeof FAULTS];

let visitors = 0;

/** A visitor's way to a server, by an origin and an IP of its own, so that no cache knows its files. */
export async function network(port: number) {
  const ip = `203.0.113.${(visitors += 1)}`;
  const asked: string[] = [];
  let fault: Fault | null = null;
  let failed = 0;
  let changed:
    {files: RegExp; change: (text: string, path: string) => string; latency: number} | undefined;
  const proxy = createServer((incoming, outgoing) => {
    const {method, url: path = '', headers} = incoming;
    asked.push(path);
    if (fault && SCRIPTS.test(path)) {
      failed += 1;
      if (fault === 'cut') return incoming.socket.destroy();
      return outgoing
        .writeHead(fault === 'portal' ? 200 : fault, {'content-type': 'text/html'})
        .end('<!doctype html><title>No script</title>');
    }
    const own = changed?.files.test(path) ? changed : undefined;
    // What is changed is asked for as text, and not from a cache.
    const asText = own && {'accept-encoding': 'identity', 'if-none-match': ''};
    const sent = {...headers, 'x-forwarded-for': ip, ...asText};
    incoming.pipe(
      request({port, method, path, headers: sent}, (reply) => {
        const {'content-length': _length, ...rest} = reply.headers;
        outgoing.writeHead(reply.statusCode!, own ? rest : reply.headers);
        if (!own) return reply.pipe(outgoing);
        void text(reply).then((body) =>
          setTimeout(() => outgoing.end(own.change(body, path)), own.latency),
        );
      }).on('error', () => outgoing.destroy()),
    );
  }).listen(0);
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    /** Paths that were asked, in order. */
    asked,
    /** Answers scripts like this from now on; `null` for as the server does. */
    fail: (how: Fault | null) => void (fault = how),
    /** Gives some files from now on as they are in another release, or as something rewrites them. */
    change: (files: RegExp, change: (text: string, path: string) => string, latency = 0) =>
      void (changed = {files, change, latency}),
    /** How many requests have failed. */
    failures: () => failed,
    close(): void {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
