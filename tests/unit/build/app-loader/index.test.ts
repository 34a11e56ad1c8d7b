import {gzipSync} from 'node:zlib';

import {loaderScript, pageTemplate} from '@site/src/build/app-loader';

it('is small: it stands in every page', () => {
  expect(gzipSync(loaderScript(), {level: 9}).length).toBeLessThanOrEqual(3400);
});

it('stands by itself, and means nothing to the template or the page around it', () => {
  expect(loaderScript()).not.toMatch(/\b(require|import)\s*[("']/);
  expect(loaderScript()).not.toMatch(/<\/script|<!--|<%|%>/i);
});

it('asks for no script but through the loader', () => {
  expect(pageTemplate()).not.toMatch(/<script[^>]* src=/);
});
