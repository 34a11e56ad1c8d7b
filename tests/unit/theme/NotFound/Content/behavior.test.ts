/** @jest-environment jsdom */
import {leaveUnknown} from '@site/src/theme/NotFound/Content/behavior';

Object.assign(globalThis, {SITE_HOST: 'roofs.example'});

/**
 * Opens a path on a page that a host has sent for it; what is logged and where it leads.
 *
 * @param page a path for which the host has a page
 */
async function open(
  pathname: string,
  {isNotFound = true, page = '', hostname = 'roofs.example', name = ''} = {},
) {
  const doc = document.implementation.createHTMLDocument();
  if (isNotFound) doc.documentElement.dataset.notFound = 'true';
  const replace = jest.fn();
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const win = {
    document: doc,
    location: {protocol: 'https:', hostname, pathname, search: '', hash: '', replace},
    performance: {getEntriesByType: () => [{name}]},
    fetch: (path: string) => Promise.resolve({status: path === page ? 200 : 404}),
    MutationObserver,
    addEventListener: jest.fn(),
    setTimeout: jest.fn(),
  } as unknown as Window & typeof globalThis;
  leaveUnknown(win);
  doc.dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise((resolve) => setTimeout(resolve));
  const lines = logged.mock.calls.flat();
  logged.mockRestore();
  return {doc, lines, went: replace.mock.calls.flat() as string[]};
}

it.each([
  ['/knowledge-center/gone', '/knowledge-center'],
  ['/es/knowledge-center/gone/deep', '/es/knowledge-center'],
  ['/ko/services/%', '/ko/services'],
])('%s leads to the list %s, and is hidden until then', async (path, list) => {
  const {doc, lines, went} = await open(path);
  expect(went).toEqual([list]);
  expect(doc.documentElement.style.visibility).toBe('hidden');
  expect(lines).toEqual([]);
});

it.each(['/nowhere', '/es/%', '/knowledge-center', '/es/services-x/a', '/__proto__'])(
  '%s stays, and is logged once',
  async (path) => {
    const {doc, lines, went} = await open(path);
    expect(went).toEqual([]);
    expect(doc.documentElement.style.visibility).toBe('');
    expect(lines).toEqual([`404: there is no page at ${path}`]);
  },
);

it('leads from a mangled address to its page, and to the passage in it', async () => {
  const {lines, went} = await open('/es/About.', {page: '/es/about', name: '#:~:text=a'});
  expect([lines, went]).toEqual([[], ['/es/about#:~:text=a']]);
});

it.each(['/es/About.', '/knowledge-center/gone'])(
  'leads nowhere from a copy of %s',
  async (path) => {
    const {doc, lines, went} = await open(path, {page: '/es/about', hostname: 'archive.test'});
    expect([lines, went]).toEqual([[], []]);
    expect(doc.documentElement.style.visibility).toBe('');
  },
);

it('is of no concern to a page that is there', async () => {
  const {lines, went} = await open('/es/services/roof-replacement', {isNotFound: false});
  expect([went, lines]).toEqual([[], []]);
});
