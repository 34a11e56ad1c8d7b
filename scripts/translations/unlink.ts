/** `--unlink`: takes the links to pages that are gone out of all texts, and prints their sentences. */
import fs from 'node:fs/promises';
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {routes} from '../../src/data/routes';
import {COPIES, filesIn, lineAt, readMarkdown} from '../../src/markdown';
import {copiesIn} from './files';
import {languages} from './findings';
import {withSource} from './status';

/** The sentence, heading, point or cell at a place in a text. */
function sentenceAt(text: string, place: number): string {
  const before = text.slice(0, place).split(/[.!?।]\s+|\n\s*\n|\n\s*(?:[-*#>]+|\d+\.)\s+|\|/);
  const [after = ''] = text.slice(place).split(/(?<=[.!?।])\s|\n\s*\n|\n\s*(?:[-*#>]|\d+\.)|\|/);
  return `${before.at(-1)}${after}`.replace(/\s+/g, ' ').trim();
}

/** Takes links out of a file, and keeps their words; a line for each sentence that had one. */
async function withoutLinks(file: string, isGone: (url: string) => boolean): Promise<string[]> {
  const {file: parts} = await readMarkdown(file);
  if (!parts?.rest) return [];
  const {tree, source} = parts.rest;
  const places: number[] = [];
  let [text, end] = ['', 0];
  visit(tree, 'link', ({url, children, position}) => {
    if (!isGone(url)) return;
    text += source.slice(end, position!.start.offset);
    places.push(text.length);
    text += source.slice(
      children[0]?.position?.start.offset,
      children.at(-1)?.position?.end.offset ?? 0,
    );
    end = position!.end.offset!;
  });
  if (places.length === 0) return [];
  text += source.slice(end);
  await fs.writeFile(file, parts.head + text.slice(parts.head.length));
  return places.map((place) => `${file}, line ${lineAt(text, place)}: ${sentenceAt(text, place)}`);
}

/**
 * Takes the links to services or articles, by the names of their files, out of the texts and their copies. A
 * copy that was up to date still is; the sentences may sell what is gone, and are printed with their copies.
 */
export async function unlink(names: readonly string[]): Promise<void> {
  const slugs = names.map((name) => path.parse(name).name);
  const address = new RegExp(
    `^(?:\\./|${routes.services}/|${routes.knowledgeCenter}/)(${slugs.join('|')})(?:\\.mdx)?(?:#.*)?$`,
  );
  const found = new Set<string>();
  const isGone = (url: string): boolean => {
    const [, slug] = address.exec(url) ?? [];
    if (slug) found.add(slug);
    return slug !== undefined;
  };
  const copies = (await Promise.all(languages.map(copiesIn))).flat();
  const current = copies.filter(({hash, mark}) => typeof hash === 'string' && mark === hash);
  for (const {english} of COPIES) {
    for (const name of filesIn(english, /\.mdx$/)) {
      const file = `${english}/${name}`;
      const translated = copies.filter((one) => one.english === file && one.mark !== null);
      const own = await withoutLinks(file, isGone);
      const theirs: string[][] = [];
      for (const {copy} of translated) theirs.push(await withoutLinks(copy, isGone));
      const most = Math.max(own.length, ...theirs.map(({length}) => length));
      for (let at = 0; at < most; at += 1) {
        console.log(`\n${own[at] ?? file}`);
        for (const lines of theirs) if (lines[at]) console.log(`  ${lines[at]}`);
      }
    }
  }
  for (const {copy, hash} of (await Promise.all(languages.map(copiesIn))).flat())
    if (typeof hash === 'string' && current.some((one) => one.copy === copy && one.hash !== hash))
      await fs.writeFile(copy, withSource(copy, await fs.readFile(copy, 'utf8'), hash));
  const none = slugs.filter((slug) => !found.has(slug));
  if (none.length > 0) console.log(`\nNo text links to ${none.join(', ')}.`);
  if (found.size > 0)
    console.log('\nIf one of these still offers what is gone, change it, and its copies.');
}
