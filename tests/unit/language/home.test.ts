import {isAtHome} from '@site/src/language/home';

Object.assign(globalThis, {SITE_HOST: 'roofs.example'});

const at = (url: string, more: object = {}): boolean => {
  const {protocol, hostname} = new URL(url);
  return isAtHome({location: {protocol, hostname}, ...more} as unknown as Window);
};

test.each([
  'https://roofs.example/about',
  'http://www.roofs.example:8080/',
  'http://localhost:3000/',
  'http://site.localhost/',
  'http://office-pc/',
  'http://office-pc.local/',
  'http://127.0.0.1:3000/',
  'http://192.168.1.20/',
  'http://172.17.0.2/',
  'http://[::1]:3000/',
  'http://[fe80::1]/',
])('%s is the site', (url) => {
  expect(at(url)).toBe(true);
});

test.each([
  'file:///home/maria/about.html',
  'file://localhost/about.html',
  'blob:https://roofs.example/1b2c',
  'data:text/html,x',
  'about:srcdoc',
  'content://com.android.providers/about.html',
  'https://web.archive.org/web/2026/https://roofs.example/about',
  'https://roofs-example.translate.goog/about',
  'https://roofs.example.mirror.test/',
  'https://old-roofs.example/',
  'https://local.example/',
  'https://127.0.0.1.example/',
  'https://archive.localhost.example/',
])('%s is a copy', (url) => {
  expect(at(url)).toBe(false);
});

test('so is an archive that shows scripts the original address', () => {
  expect(at('https://roofs.example/about', {_wb_wombat: {}})).toBe(false);
});
