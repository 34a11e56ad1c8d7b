// cspell:words Barremos imán
import {find} from '../../../../scripts/translations/find';
import {translatedProject} from '../../../support/translations';

const {write, english, printed} = translatedProject();

beforeEach(() => {
  english({'a.sweep': 'We sweep with a Magnet.', 'a.other': 'We sweep.'});
  write('i18n/es/code.json', '{\n  "a.sweep": {"message": "Barremos con imán."}\n}\n');
  write('services/roof.mdx', '---\ntitle: Roof\n---\n\nA magnet, and we sweep.\n\nNails.\n');
});

test('what has all words is printed: messages in all languages, and lines of texts', async () => {
  await find('magnet sweep');
  const text = printed.join('\n');
  expect(text).toContain('a.sweep: We sweep with a Magnet.');
  expect(text).toContain('  i18n/es/code.json, line 2: Barremos con imán.');
  expect(text).toContain('services/roof.mdx, line 5: A magnet, and we sweep.');
  expect(text).not.toMatch(/a\.other|Nails/);
});

test('several searches are made at once, and an empty one finds nothing', async () => {
  await find('nails | magnet|');
  const texts = printed.filter((one) => one.includes('services/'));
  expect(texts).toHaveLength(2);
  expect(printed.join('\n')).not.toContain('a.other');
});
