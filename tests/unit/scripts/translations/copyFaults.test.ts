// cspell:disable

import {copyFaults} from '../../../../scripts/translations/copyFaults';
import {testFolder} from '../../../support/folder';

const ENGLISH = `---
title: "Roof prices in 2025"
description: "What a roof costs here."
date: 2025-07-03
cta:
  title: "Ask us"
---
Most roofs cost $12,000 by August 4. Call <Phone />.

## What it covers

- Shingles and nails
- [The permit](/services/painting) for [the paint](/services/painting)

| Roof | Price |
| --- | --- |
| Tile | $20,000 |
| Metal | $18,000 |

<Checklist>

- Ask for proof before you sign

</Checklist>

<Figure caption="A roof in the sun">

![A tile roof](/roof.svg "Tile and stone")

</Figure>
`;
const SPANISH = `---
title: "Precios de techos en 2025"
description: "Lo que cuesta un techo aquí."
cta:
  title: "Pregunte"
---
La mayoría cuesta $12,000 hasta el 4 de agosto. Llame al <Phone />.

## Lo que incluye

- Tejas y clavos
- [El permiso](/services/painting) de [la pintura](/services/painting)

| Techo | Precio |
| --- | --- |
| Barro | $20,000 |
| Metal | $18,000 |

<Checklist>

- Pida un comprobante del seguro antes de firmar

</Checklist>

<Figure caption="Un techo al sol">

![Un techo de barro](/roof.svg "Barro y piedra")

</Figure>
`;

const {at, write} = testFolder();

async function faults(spanish: string): Promise<string[]> {
  write('en.mdx', ENGLISH);
  write('es.mdx', spanish);
  return (await copyFaults(at('en.mdx'), at('es.mdx'))).map(
    ({line, problem}) => `${line}: ${problem}`,
  );
}

test('a right copy has no faults', async () => {
  expect(await faults(SPANISH)).toEqual([]);
});

test.each([
  ['a lost item', '- Tejas y clavos\n', '', '11: from here on the number of headings, paragraphs'],
  ['a lost component', 'Llame al <Phone />.', 'Llame.', '7: <Phone> is missing'],
  ['another block', /Checklist>/g, 'Fold>', '<Fold> is not in the English'],
  [
    'one of two links',
    /\[(El permiso)\][^)]*\)/,
    '$1',
    '12: the link or picture /services/painting is missing',
  ],
  ['another amount', '$12,000', '$21,000', '7: the number 12,000 of the English (line 8) is miss'],
  ['English words', /Pida.*firmar/, 'Ask for proof before you sign', 'is still the English words'],
  ['an English sentence', 'Llame', 'Most roofs cost $12,000 by August 4. Llame', '7: “Most roofs'],
  ['an English description', 'Un techo de barro', 'A tile roof', '27: “A tile roof” is still the'],
  ['an English title', 'Barro y piedra', 'Tile and stone', '27: “Tile and stone” is still'],
  ['an English caption', 'Un techo al sol', 'A roof in the sun', '25: “A roof in the sun” is'],
  ['English words on a button', '"Pregunte"', '"Ask us"', '5: cta.title: is still the English'],
  ['a lost fact', /description.*\n/, '', '1: description: is missing'],
  ['another year in a fact', 'en 2025', 'en 2024', '2: title: the number 2025 of the English is'],
  ['an unreadable text', 'La mayoría', '<10 La mayoría', '1: cannot be read: line 7: a < in'],
])('%s is told with its line', async (_name, from, to, says) => {
  const changed = SPANISH.replace(from, to);
  expect(changed).not.toBe(SPANISH);
  expect((await faults(changed)).join('\n')).toContain(says);
});
