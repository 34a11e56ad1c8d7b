import {parseMdx} from '@site/src/markdown/mdx';
import {unbroken, unbrokenNumbers} from '@site/src/markdown/remark/unbrokenNumbers';
import {visit} from 'unist-util-visit';

/** A text with signs for no-break spaces (_) and word joiners (|). */
const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

/* cspell:disable */
test.each([
  ['within 10 days, or 30 to 90 days', 'within 10_days, or 30_to 90_days'],
  ['10 वर्ग फ़ुट, क़रीब 10 महीने में', '10_वर्ग फ़ुट, क़रीब 10_महीने में'],
  ['보통 30–60일이 걸립니다', '보통 30–|60일이 걸립니다'],
  ['15%보다 많이 “면제”해', '15%|보다 많이 “면제”|해'],
  ['한 시간에서 두세 시간, 한 번뿐이니 몇 주', '한_시간에서 두세 시간, 한_번뿐이니 몇_주'],
  [
    '아실 수 있고 늦을 수도 있습니다. 수가 있습니다',
    '아실_수 있고 늦을_수도 있습니다. 수가 있습니다',
  ],
  ['लीक की मरम्मत होती है।', 'लीक की मरम्मत होती_है।'],
  ['कौन-सा', 'कौन-|सा'],
  ['방수포(타프, tarp)를 씌웁니다', '방수포(타프, tarp)|를 씌웁니다'],
  ['a long word after 20 photographs', 'a long word after 20 photographs'],
  ['$400,000 (2%) and 888-766-3258', '$400,000 (2%) and 888-766-3258'],
])('%s', (text, expected) => {
  expect(visible(unbroken(text))).toBe(expected);
});
/* cspell:enable */

test.each([
  ['मटीरियल के हिसाब से 2 दिन', 'मटीरियल_के हिसाब_से 2_दिन'],
  ['Khi nào quý vị cần', 'Khi nào quý_vị cần'],
  ['허리케인 철이 오기 전: 지붕', '허리케인 철이 오기_전: 지붕'],
])('a heading that has its anchor: %s', async (text, expected) => {
  const tree = await parseMdx(`## ${text}`);
  const heading = tree.children[0]!;
  heading.data = {id: 'anchor'} as typeof heading.data;
  unbrokenNumbers()(tree);
  visit(tree, 'text', ({value}) => {
    expect(visible(value)).toBe(expected);
  });
  expect.assertions(1);
});

test('texts, tables and captions are changed; headings without and the words of pictures are not', async () => {
  const tree = await parseMdx(
    [
      '## The first 48 hours',
      'Call [in 2 days](/a).',
      '[방수포(tarp)](/b)부터',
      '| 7 days |\n| --- |\n| 60 days |',
      '<Figure caption="1 wind, 2 rain">\n\n![4 parts](/x.svg)\n\n</Figure>',
    ].join('\n\n'),
  );
  unbrokenNumbers()(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') found.push(visible(node.value));
    if (node.type === 'image') found.push(node.alt!);
    if (node.type === 'mdxJsxFlowElement') {
      found.push(...node.attributes.map(({value}) => visible(value as string)));
    }
  });
  expect(found.join('/')).toBe(
    'The first 48 hours/Call /in 2_days/./방수포(tarp)/|부터/7_days/60_days/1_wind, 2_rain/4 parts',
  );
});
