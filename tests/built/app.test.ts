import {readFileSync} from 'node:fs';
import path from 'node:path';

import {builtText} from '../support/built';
import {CODES, inLocale} from '../support/pages';
import {textOf} from '../support/texts';

/** The script that every page of a language runs. */
function mainOf(code: (typeof CODES)[number]): string {
  const url = /data-scripts="[^"]* (?<main>\/\S*\/main\.\S+?)"/.exec(
    builtText(inLocale(code, '/')),
  );
  return readFileSync(path.join('build', url!.groups!.main!), 'utf8');
}

describe.each(CODES)('the app of every page in %s', (code) => {
  const main = mainOf(code);

  it('has the texts of its frame, and neither their ids nor the texts of pages', () => {
    expect(main).toContain(textOf(code, 'forms.toast.close', 'Close this message'));
    expect(main).not.toContain('forms.toast.close');
    expect(main).not.toContain(
      textOf(code, 'knowledgeCenter.hero.title', 'Know your roof before the weather does'),
    );
  });

  it('names the files of no article, and no plugin', () => {
    expect(main).not.toContain('@site/');
    expect(main).not.toContain('plugin-sitemap');
  });
});
