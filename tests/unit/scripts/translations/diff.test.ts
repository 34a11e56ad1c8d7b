// cspell:words Precios Buenos
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {printDiff} from '../../../../scripts/translations/diff';
import {sourceHash} from '../../../../scripts/translations/status';
import {gitIn} from '../../../support/folder';
import {BLOG_COPIES, translatedProject} from '../../../support/translations';

const english = (price: number) => `---\ntitle: Prices\n---\n\nOne.\n\nA roof costs $${price}.\n`;
const COPY = `${BLOG_COPIES}/a.mdx`;
const {root, at, write, english: say, printed} = translatedProject();
let marked: string;
const git = gitIn(root);
const commit = (text: string) => {
  write('blog/a.mdx', text);
  git('add', '.');
  git('commit', '-qm', 'English');
};

beforeEach(async () => {
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'a.mdx',
    fileContent: english(9),
  });
  const hash = sourceHash(frontMatter, content);
  marked = `---\ntitle: Precios\nsource: '${hash}'\n---\n\nUno.\n`;
});

test('the English of then comes from the history', async () => {
  git('init', '-q');
  commit(english(8));
  write(COPY, marked);
  commit(english(9));
  commit(english(10));
  write('blog/a.mdx', english(11));
  await printDiff(COPY);
  expect(printed.join('\n')).toContain('One.\n-A roof costs $9.\n+A roof costs $11.');
});

test('of a message its mark has the English of then', async () => {
  say({'a.b': 'Good evening'});
  write('i18n/es/code.json', '{"a.b": {"message": "Buenos"}}');
  const mark = {english: 'Good morning', translation: '00000000'};
  write('i18n/es/code.source.json', JSON.stringify({'a.b': mark}));
  await printDiff('i18n/es/code.json');
  expect(printed.join('\n')).toContain('a.b\n- Good morning\n+ Good evening\n  here: Buenos');
});

test('a copy that is right has no changes', async () => {
  write(COPY, marked);
  write('blog/a.mdx', english(9));
  await printDiff(at(COPY));
  expect(printed.join('\n')).toContain('as it was when this was marked');
});

test('without a history it says that it cannot tell, and what to do', async () => {
  write(COPY, marked);
  write('blog/a.mdx', english(10));
  await expect(printDiff(COPY)).rejects.toThrow(/cannot be told.* top to bottom/);
  await expect(printDiff('blog/a.mdx')).rejects.toThrow(/translates no English file/);
});
