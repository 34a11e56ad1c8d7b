/** Figures set by law, by a program or for safety are the same in every language. */
import {readFileSync} from 'node:fs';

import {LOCALES} from '../../src/language/locales';
import {shownFile} from '../support/languages';

const CLAIMS = 'blog/insurance-claim-challenges';
const CLAIMS_HELP = 'services/insurance-claims-help';
const DRYWALL = 'services/drywall';
const GRANT = 'blog/my-safe-florida-home-program';
const LIFE = 'blog/how-long-does-roof-last-florida';
const REPLACEMENT = 'services/roof-replacement';
const SEASON = 'blog/preparing-roof-florida-hurricane-season-checklist';
const SIGNS = 'blog/does-it-need-repair-signs-your-roof-needs-you';
const STORM = 'services/storm-damage-repair';

/** Figures that one paragraph, item or row of a page must contain. */
const FIGURES: [statement: string, page: string, figures: string[]][] = [
  ...[CLAIMS, SEASON, STORM].map((page): [string, string, string[]] => [
    'within how many days one may cancel after an emergency (489.147)',
    page,
    ['180', '10'],
  ]),
  ['how a second hurricane meets the deductible', CLAIMS, ['$5,000', '$3,000']],
  ['whom to call about mediation, and the days to think', CLAIMS, ['3', '1-877-693-5236']],
  ['within how many days an insurer decides', CLAIMS_HELP, ['60', '1-877-693-5236']],
  ['how high a separate deductible for the roof may be', CLAIMS_HELP, ['2%']],
  ['how the state matches what one spends', GRANT, ['$2', '$1', '$10,000']],
  ['how much the house may be insured for', GRANT, ['$700,000']],
  ['before which day its permit was', GRANT, ['1', '2008']],
  ['when the program opened', GRANT, ['4', '2025']],
  ['in how many days the money of 2024 was spent', GRANT, ['2024', '10', '$280']],
  ['how few saw a lower rate', GRANT, ['$1,000', '12%']],
  ['after how many days an application is withdrawn', GRANT, ['60']],
  ['when a Notice of Commencement is needed', REPLACEMENT, ['$5,000', 'Notice of Commencement']],
  ['whose walls may need stronger connections', REPLACEMENT, ['2002', '$300,000', '15%']],
  ['the same about lifespans', LIFE, ['$300,000', '15%']],
  ['above which share a whole roof is due', LIFE, ['25%', '12']],
  ['the same about signs', SIGNS, ['25%', '12']],
  ['when replacing is worth it', SIGNS, ['50%']],
  ['how long who assesses mold may not remove it', DRYWALL, ['12']],
  ['until when ceilings had asbestos', DRYWALL, ['1990']],
  ['how far a generator stands', 'services/storm-cleanup', ['20']],
  ['when the season is', SEASON, ['1', '30']],
];

const has = (line: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replace('$', '\\$')}(?!\\d|[.,]\\d)`).test(line);

describe.each(LOCALES.map(({code}) => code))('the pages in %s', (code) => {
  test.each(FIGURES)('state %s: %s', (_, page, figures) => {
    const lines = readFileSync(shownFile(code, page), 'utf8').split('\n');
    expect(lines.filter((line) => figures.every((figure) => has(line, figure)))).not.toEqual([]);
  });
});
