import fs from 'node:fs';

import {SAMPLE} from '../sample';

const text = fs.readFileSync('src/data/company.ts', 'utf8');

test.each([
  ['as it is', /^/, '', true],
  ['with another name', /\bname: '[^']*'/, "name: 'Half Roofing'", false],
  ['with another domain', /siteUrl: '[^']*'/, "siteUrl: 'https://half.example'", false],
  ['with real facts', /^ {2}placeholder: true/m, '  placeholder: false', false],
])('the facts %s: the sample, or not', (_name, from, to, isSample) => {
  expect(SAMPLE.test(text.replace(from, to))).toBe(isSample);
});
