// cspell:words Llame Pintamos lona lonas pintura precios
import {copiesIn} from '../../../../scripts/translations/files';
import {mark} from '../../../../scripts/translations/marking';
import {unlink} from '../../../../scripts/translations/unlink';
import {BLOG_COPIES, translatedProject} from '../../../support/translations';

const COPY = `${BLOG_COPIES}/a.mdx`;
const {read, write, printed} = translatedProject();

beforeEach(async () => {
  write('src/a.ts');
  write(
    'blog/a.mdx',
    '---\ntitle: One\n---\nRoofs leak. Call for [a **tarp**](/services/tarps#cost)! See [prices](./cost.mdx).\n\n- We paint\n- With [paint](./paint.mdx), [tarps](/services/tarps)\n',
  );
  write(
    COPY,
    '---\ntitle: Uno\n---\nLlame por [una **lona**](/services/tarps#cost)! Ver [precios](./cost.mdx).\n\n- Pintamos\n- Con [pintura](./paint.mdx), [lonas](/services/tarps)\n',
  );
  await mark(COPY);
  printed.length = 0;
});

const isCurrent = async () => {
  const {hash, mark: of} = (await copiesIn('es')).find(({copy}) => copy === COPY)!;
  return of === hash;
};

test('links to what is gone are taken out, in copies too, which stay up to date', async () => {
  expect(await isCurrent()).toBe(true);
  await unlink(['tarps', 'services/paint.mdx']);
  expect(read('blog/a.mdx')).toContain('Call for a **tarp**! See [prices](./cost.mdx).');
  expect(read('blog/a.mdx')).toContain('- With paint, tarps\n');
  expect(read(COPY)).toContain('Llame por una **lona**! Ver [precios](./cost.mdx).');
  expect(await isCurrent()).toBe(true);
});

test('each sentence that had one is printed, with its copy', async () => {
  await unlink(['tarps', 'paint']);
  expect(printed.slice(0, 4)).toEqual([
    '\nblog/a.mdx, line 4: Call for a **tarp**!',
    `  ${COPY}, line 5: Llame por una **lona**!`,
    '\nblog/a.mdx, line 7: With paint, tarps',
    `  ${COPY}, line 8: Con pintura, lonas`,
  ]);
});

test('a name that no text links to is told', async () => {
  await unlink(['tarp']);
  expect(printed).toEqual(['\nNo text links to tarp.']);
  expect(read('blog/a.mdx')).toContain('[a **tarp**]');
});
