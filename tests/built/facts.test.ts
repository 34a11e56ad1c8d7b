import {routes} from '../../src/data/routes';
import {builtPage, textIn} from '../support/built';
import {inLanguage, spokenIn, type InLanguages} from '../support/languages';
import {ARTICLE_SLUGS, CODES, inLocale} from '../support/pages';

const [LIFE, SEASON, , SIGNS, GRANT] = ARTICLE_SLUGS;

/** The same in every language. */
const COMMON: [slug: string, fact: RegExp][] = [
  [GRANT, /\$10,000/],
  [GRANT, /\$700,000/],
  [LIFE, /25\s?%/],
  [SIGNS, /25 ?%/],
  [SIGNS, /50 ?%/],
];

type Facts = Record<'match' | 'permit' | 'opening' | 'season', RegExp>;

/** The state's match, the date the permit must precede, the program's opening, the season. */
const WORDED: InLanguages<Facts> = {
  en: {
    match: /\$2 from the state for every \$1/,
    permit: /before January 1, 2008/,
    opening: /August 4, 2025/,
    season: /June 1 to November 30/,
  },
  es: {
    match: /\$2\D{1,60}\$1(?!\d)/,
    permit: /antes del 1 de enero de 2008/,
    opening: /4 de agosto de 2025/,
    season: /1 de junio al 30 de noviembre/,
  },
  vi: {
    match: /\$2\D{1,60}\$1(?!\d)/,
    permit: /trước ngày 1 tháng 1 năm 2008/,
    opening: /ngày 4 tháng 8 năm 2025/,
    season: /ngày 1 tháng 6 đến (hết )?ngày 30 tháng 11/,
  },
  ko: {
    match: /(\$1|1달러)(?!\d)\D{1,60}(\$2|2달러)(?!\d)/,
    permit: /2008년 1월 1일 (이전|전)/,
    opening: /2025년 8월 4일/,
    season: /6월 1일부터 11월 30일까지/,
  },
  hi: {
    match: /\$1(?!\d)\D{1,60}\$2(?!\d)/,
    permit: /1 जनवरी 2008 से पहले/,
    opening: /4 अगस्त 2025/,
    season: /1 जून से 30 नवंबर तक/,
  },
};

for (const code of CODES) {
  const wordsOf = (slug: string) => inLanguage(WORDED, spokenIn(code, `blog/${slug}`));
  const {match, permit, opening} = wordsOf(GRANT);
  const facts: [slug: string, fact: RegExp][] = [
    ...COMMON,
    [GRANT, match],
    [GRANT, permit],
    [GRANT, opening],
    [SEASON, wordsOf(SEASON).season],
  ];
  test.each(facts)(`in ${code} %s states %s`, (slug, fact) => {
    // The head's description states some of them too; only the article itself counts.
    const page = builtPage(inLocale(code, `${routes.knowledgeCenter}/${slug}`));
    expect(textIn(page, 'article')).toMatch(fact);
  });
}
