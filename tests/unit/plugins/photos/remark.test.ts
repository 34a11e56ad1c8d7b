import {parseMdx} from '@site/src/markdown/mdx';
import {withPhotos} from '@site/src/plugins/photos';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {testFolder} from '../../../support/folder';

const {root: siteDir, write} = testFolder();
beforeAll(async () => {
  const roof = sharp({create: {width: 800, height: 600, channels: 3, background: 'red'}});
  write('photos/roof.jpg', await roof.jpeg().toBuffer());
});

/** The pictures of a text after the plugin has run. */
async function pictures(text: string): Promise<object[]> {
  const tree = await parseMdx(text);
  await withPhotos({siteDir})(tree);
  const found: object[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') found.push({url: node.url});
    if (node.type === 'mdxJsxTextElement') {
      const values = node.attributes.map((one) => 'name' in one && [one.name, one.value]);
      found.push({name: node.name, ...Object.fromEntries(values.filter(Boolean) as [])});
    }
  });
  return found;
}

const src = expect.stringMatching(/^\/assets\/photos\/roof\.[0-9a-f]{12}\.800x600$/) as string;

test('a photograph becomes a component with the address of its files', async () => {
  expect(await pictures('One ![A "new" roof](roof.jpg) and ![Same](roof.jpg "Title")')).toEqual([
    {name: 'Photo', src, alt: 'A "new" roof'},
    {name: 'Photo', src, alt: 'Same', title: 'Title'},
  ]);
});

test('drawings, other addresses and what is not there are left to Docusaurus', async () => {
  const others = ['/img/figures/tarp.svg', 'https://x.com/a.jpg', 'none.jpg'];
  expect(await pictures(others.map((url) => `![A roof](${url})`).join('\n\n'))).toEqual(
    others.map((url) => ({url})),
  );
});
