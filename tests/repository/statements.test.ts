import {readFileSync} from 'node:fs';

import {LOCALES, type LocaleCode} from '../../src/language/locales';
import {inLanguage, shownFile, spokenIn, type InLanguages} from '../support/languages';

/** A Markdown page of the site as a language shows it: an article, or a service. */
const read = (code: LocaleCode, page: string): string =>
  readFileSync(shownFile(code, page), 'utf8').replaceAll('&nbsp;', ' ');

/** The paragraph, list item or table row of a page that says it. */
const paragraphWith = (code: LocaleCode, page: string, words: RegExp): string =>
  read(code, page)
    .split('\n')
    .find((line) => words.test(line)) ?? '';

const CLAIMS = 'blog/insurance-claim-challenges';
const SEASON = 'blog/preparing-roof-florida-hurricane-season-checklist';
const GRANT = 'blog/my-safe-florida-home-program';
const STORM = 'services/storm-damage-repair';
const CLAIMS_HELP = 'services/insurance-claims-help';
const DRYWALL = 'services/drywall';
const LIFE = 'blog/how-long-does-roof-last-florida';
const REPLACEMENT = 'services/roof-replacement';
const CLEANUP = 'services/storm-cleanup';

/** Florida Statutes 489.147(6): who may cancel a roof contract, until when, and how. */
const CANCELLATION: InLanguages<RegExp[]> = {
  en: [
    /10 days/,
    /official start date/,
    /declared area/,
    /permit/,
    /building code/,
    /tarp/,
    /certified mail/,
  ],
  es: [
    /plazo de 10 días/,
    /fecha oficial de inicio/,
    /zona declarada/,
    /permiso/,
    /código de construcción/,
    /lona/,
    /correo certificado/,
  ],
  vi: [
    /10 ngày/,
    /ngày chính thức khởi công/,
    /vùng được tuyên bố/,
    /[Gg]iấy phép/,
    /luật xây dựng/,
    /bạt/,
    /certified mail/,
  ],
  ko: [/10일/, /공식 착공일/, /선포된? ?지역/, /허가/, /건축법규/, /방수포/, /certified mail/],
  hi: [/10 दिन/, /आधिकारिक तारीख़/, /घोषित इलाक़े/, /परमिट/, /बिल्डिंग कोड/, /तिरपाल/, /certified mail/],
};

/** Footing, light and time of day: what to mind when looking into an attic. */
const ATTIC: InLanguages<RegExp[]> = {
  en: [/binoculars/, /morning/, /only on framing/, /flashlight/],
  es: [/binoculares/, /mañana/, /solo sobre las vigas/, /linterna/],
  vi: [/ống nhòm/, /buổi sáng/, /[Cc]hỉ bước trên thanh gỗ khung/, /đèn pin/],
  ko: [/쌍안경/, /아침/, /골조만 밟/, /손전등/],
  hi: [/दूरबीन/, /सुबह/, /सिर्फ़ लकड़ी के ढाँचे पर/, /टॉर्च/],
};

/** What the pages once said and must not say again, and what is true in its place. */
const CORRECTED: [statement: string, page: string, InLanguages<{wrong: RegExp; right: RegExp}>][] =
  [
    [
      'in 2024 the money for new inspections ran out, not that for grants',
      GRANT,
      {
        en: {
          wrong: /two weeks/,
          right: /in 2024 the money for new inspections ran out in about 10 days/,
        },
        es: {wrong: /dos semanas/, right: /en 2024 el dinero para inspecciones nuevas/},
        vi: {wrong: /hai tuần/, right: /năm 2024 tiền cho các lần giám định mới/},
        ko: {wrong: /2주쯤/, right: /2024년에는 새 점검에 쓸 돈/},
        hi: {wrong: /दो हफ़्ते/, right: /2024 में नई जाँचों का पैसा/},
      },
    ],
    [
      'the attic is for those who can look into it safely',
      CLAIMS,
      {
        en: {wrong: /windows and in the attic/, right: /windows and, if it is safe, in the attic/},
        es: {wrong: /ventanas y en el ático/, right: /si no hay peligro, en el ático/},
        vi: {wrong: /cửa sổ và trong gác mái/, right: /nếu an toàn, trong gác mái/},
        ko: {wrong: /땅과 창문, 다락에서/, right: /안전하면 다락에서도/},
        hi: {wrong: /खिड़कियों से और एटिक में/, right: /सुरक्षित हो तो, एटिक में/},
      },
    ],
    [
      'it is a contractor who may not cover a deductible',
      CLAIMS_HELP,
      {
        en: {wrong: /nobody else/, right: /No contractor may\./},
        es: {wrong: /nadie más/, right: /Ningún contratista/},
        vi: {wrong: /không ai được phép/, right: /Không nhà thầu nào/},
        ko: {wrong: /다른 누구도/, right: /어떤 시공업체도/},
        hi: {wrong: /कोई दूसरा भी/, right: /कोई ठेकेदार/},
      },
    ],
    [
      'popcorn ceilings are tested for asbestos up to about 1990',
      DRYWALL,
      {
        en: {wrong: /1980/, right: /1990/},
        es: {wrong: /1980/, right: /1990/},
        vi: {wrong: /1980/, right: /1990/},
        ko: {wrong: /1980/, right: /1990/},
        hi: {wrong: /1980/, right: /1990/},
      },
    ],
  ];

/** What each language states in figures: amounts, shares, days, phone numbers. */
const FIGURES: [statement: string, page: string, figures: RegExp][] = [
  ['how a second hurricane meets the deductible', CLAIMS, /\$5,000.*\$3,000/],
  [
    'whom to call about mediation, and how long one may change one’s mind',
    CLAIMS,
    /3 ?(?:business|días|ngày|일|कामकाजी).*1-877-693-5236/,
  ],
  ['within how many days an insurer decides', CLAIMS_HELP, /60.*1-877-693-5236/],
  ['how high a separate deductible for the roof may be', CLAIMS_HELP, /\b2%/],
  ['how few saw a lower rate after the grant', GRANT, /\$1,000.*12%/],
  ['how long an answer to the program may take', GRANT, /60 ?(?:days|días|ngày|일|दिन)/],
  ['when a Notice of Commencement is needed', REPLACEMENT, /\$5,000.*Notice of Commencement/],
  ['whose walls may need stronger connections', REPLACEMENT, /2002.*\$300,000.*15%/],
  ['the same in the article about lifespans', LIFE, /\$300,000.*15%/],
  ['that who assesses mold may not remove it', DRYWALL, /12 ?(?:months|meses|tháng|개월|महीने)/],
  ['how far from the house a generator stands', CLEANUP, /20 ?(?:feet|pies|피트|फ़ुट)/],
];

describe.each(LOCALES.map(({code}) => code))('the pages in %s', (code) => {
  it.each([CLAIMS, SEASON, STORM])('say in %s when the right to cancel ends', (page) => {
    const paragraph = paragraphWith(code, page, /180/);
    const parts = inLanguage(CANCELLATION, spokenIn(code, page));
    for (const part of parts) expect(paragraph).toMatch(part);
  });

  it('say how to look into the attic safely', () => {
    const parts = inLanguage(ATTIC, spokenIn(code, SEASON));
    const [binoculars] = parts;
    const paragraph = paragraphWith(code, SEASON, new RegExp(binoculars!, 'i'));
    for (const part of parts) expect(paragraph).toMatch(new RegExp(part, 'i'));
  });

  it.each(FIGURES)('say %s', (_, page, figures) => {
    expect(paragraphWith(code, page, figures)).not.toBe('');
  });

  it('give no opening date of the grant but the one that could be confirmed', () => {
    const rows = read(code, GRANT).match(/^\|.*2025.*\|$/gm);
    expect(rows).toEqual([expect.stringMatching(/\b4\b.*2025|2025.*\b4/)]);
  });

  it.each(CORRECTED)('say that %s', (_, page, words) => {
    const {wrong, right} = inLanguage(words, spokenIn(code, page));
    expect(read(code, page)).not.toMatch(wrong);
    expect(read(code, page)).toMatch(right);
  });
});
