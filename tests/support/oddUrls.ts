// cspell:ignore Cevil
import {connect} from 'node:net';

const STRANGER = 'evil.example';

/** The words of a text. */
const listed = (text: string): string[] => text.trim().split(/\s+/);

/** URLs with what no honest link contains: a backslash, a control character, an encoded slash. */
export const REFUSED: readonly string[] = [
  ...['/', '//', '/es/', '/about/', '/x/'].flatMap((start) =>
    ['%5C', '%5c', '\\', '%09/', '%0d/', '%0A/', '%0d%0aX-Injected:1/', '%00', '%7F', '%2F'].map(
      (odd) => `${start}${odd}${STRANGER}/`,
    ),
  ),
  ...listed(String.raw`
    /es%5Cevil.example/ /a%0dX/ /a%0d%0aSet-Cookie:a=b/ /es%0d /es%0a/ /about%0d%0a.html
    /\evil.example/index.html /%5Cevil.example.html /./%5Cevil.example/ /x/../%5Cevil.example/`),
];

/** Odd but valid URLs: whatever the response, it stays on the site. */
export const ODD: readonly string[] = [
  ...['//', '///', '/es//', '/about//', '/x/..//'].flatMap((start) =>
    ['', ...listed('/ /index /index/ /index.html .html /about %2f /?next=//evil.example')].map(
      (end) => `${start}evil.example${end}`,
    ),
  ),
  ...listed(`
    //%65vil.example/ //evil.example//index?%5C /%255Cevil.example/ /%2509/evil.example/
    /%20/evil.example/ /@evil.example/ /.evil.example/ /:80/ /;/evil.example/ /https:evil.example/
    /http:/evil.example/ /javascript:alert(1)/ /%40evil.example/ /%65s /%65s?next=//evil.example
    /es?next=%5Cevil.example /about/?next=%0d%0aX:1 /about.html?next=//evil.example/
    /index.html?//evil.example /about/%2e%2e/evil.example/ /%2e/evil.example/ /es/../evil.example/
    /es/.. /about/x/.. /about/. /%c0%af/evil.example/ /%E2%81%84evil.example/ /％2fevil.example/
    /about/% /about/%zz/ http://evil.example/about/ http://evil.example//evil.example/
    http://evil.example/es`),
  `/${'a'.repeat(2000)}/`,
];

type Head = {status: number; location: string | null; text: string};

/** Asks for URLs as they are: `fetch` would normalize them. @returns the heads, and what is wrong with some */
export async function askOdd(port: number, urls: readonly string[]) {
  const rest = `HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
  const heads = await Promise.all(
    urls.map(async (url) => ({url, ...(await exchange(port, `GET ${url} ${rest}`))})),
  );
  const problems = heads.flatMap((head) => {
    const problem = wayOut(head);
    return problem ? [`${head.url}: ${problem}`] : [];
  });
  return {heads, problems, redirects: heads.filter(({location}) => location !== null).length};
}

/** The head of the response to what is written to the socket. */
export function exchange(port: number, request: string): Promise<Head> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      // Not every server closes the connection when asked to.
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const text = answer.slice(0, answer.indexOf('\r\n\r\n'));
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
        location: /^location: (.*?)\r?$/im.exec(text)?.[1] ?? null,
        text,
      });
    });
  });
}

/** A response's problem (it leads out of the site, or the URL injected a header line), or null. */
function wayOut({status, location, text}: Head): string | null {
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  const lines = text.split('\r\n').slice(1);
  const isControl = (character: string): boolean => character < ' ' || character === '\x7f';
  if (lines.some((line) => !/^[\w-]+: /.test(line) || [...line].some(isControl)))
    return `a broken head: ${JSON.stringify(text)}`;
  if (lines.some((line) => /^(?:x|x-injected|set-cookie):/i.test(line)))
    return `an injected header: ${JSON.stringify(text)}`;
  if (location === null) return null;
  const site = 'https://site.example';
  return new URL(location, site).origin === site ? null : `leads to ${location}`;
}
