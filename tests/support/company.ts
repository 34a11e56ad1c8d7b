import fs from 'node:fs';

import type {LocaleCode} from '../../src/language/locales';
import {shownFile} from './languages';

/** A file of `company/`: its facts as written, and the paragraphs below. */
type CompanyFile = {facts: Record<string, string>; paragraphs: string[]};

function read(file: string): CompanyFile {
  const [, head = '', body = ''] = fs.readFileSync(file, 'utf8').split(/^---$/m);
  const facts = [...head.matchAll(/^(\w+): "?(.*?)"?$/gm)].map(([, name, fact]) => [name, fact]);
  const paragraphs = body.trim().split(/\n{2,}/);
  return {
    facts: Object.fromEntries(facts) as Record<string, string>,
    paragraphs: paragraphs.map((one) => one.replace(/^> ?/gm, '').replaceAll('\n', ' ')),
  };
}

const namesIn = (folder: string): string[] =>
  fs.existsSync(`company/${folder}`)
    ? fs.readdirSync(`company/${folder}`).filter((name) => name.endsWith('.md'))
    : [];

/** The files of a folder of `company/`, in English or as a language shows them. */
export const companyFiles = (
  folder: 'reviews' | 'team' | 'jobs' | 'story',
  code: LocaleCode = 'en',
): CompanyFile[] =>
  namesIn(folder).map((name) => read(shownFile(code, `company/${folder}/${name}`)));
