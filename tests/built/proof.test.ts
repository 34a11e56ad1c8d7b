/** The company's proof, on the pages of every language, from one set of facts. */
import {company} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {formatMonth, formatNumber} from '../../src/language/format';
import {DEFAULT_LOCALE} from '../../src/language/locales';
import {builtPage, builtText, squeeze, textIn} from '../support/built';
import {companyFiles} from '../support/company';
import {ALL_PAGES, CODES, inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {MAIN_SERVICE_SLUGS, SERVICE_SLUGS} from '../support/services';

const reviews = companyFiles('reviews').map(({facts: {name, service, featured, language}}) => ({
  name: name!,
  service: service!,
  isFeatured: featured === 'true',
  language: language ?? DEFAULT_LOCALE,
}));

const ARTICLES_ON_CLAIMS = [
  'does-it-need-repair-signs-your-roof-needs-you',
  'insurance-claim-challenges',
  'my-safe-florida-home-program',
  'preparing-roof-florida-hurricane-season-checklist',
].map((slug) => `${routes.knowledgeCenter}/${slug}`);

const follows = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe.each(CODES)('in %s', (code) => {
  const page = (route: string) => builtPage(inLocale(code, route));
  /** The cards of the testimonials page, by the name of their customer. */
  const cardsIn = (document: Document) =>
    new Map(
      reviews.map(({name}) => [
        name,
        [...document.querySelectorAll('main li:has(blockquote)')].find(({textContent}) =>
          textContent.includes(name),
        )!,
      ]),
    );

  test('two reviews in full stand right after the figures of the home page', () => {
    const main = page(routes.home).querySelector('main')!;
    const sections = [...main.children];
    const block = main.querySelector('[aria-labelledby=reviews-title]')!;
    expect(sections[sections.indexOf(block) - 1]!.querySelector('dl')).not.toBeNull();
    const services = main.querySelector('[aria-labelledby=services-title]')!;
    expect(follows(block, services)).toBe(true);
    const featured = reviews.filter((review) => review.isFeatured);
    expect(block.querySelectorAll('li:has(blockquote)')).toHaveLength(2);
    for (const item of block.querySelectorAll('li:has(blockquote)')) {
      expect(featured.some(({name}) => item.textContent.includes(name))).toBe(true);
    }
  });

  test('the notice on claims stands where help with them is offered, and on no page that only names it', () => {
    const offers = [
      ...[routes.home, routes.about],
      ...['insurance-claims-help', 'storm-damage-repair', 'storm-cleanup'].map(serviceRoute),
      ...[serviceRoute(EMERGENCY_SLUG), ...ARTICLES_ON_CLAIMS],
    ];
    const withNotice = ALL_PAGES.filter((route) =>
      /id="?claims-notice/.test(builtText(inLocale(code, route))),
    );
    expect(withNotice.sort()).toEqual(offers.sort());
  });

  test('whoever looks for a permit, or for who was not content, finds the record', () => {
    for (const route of [routes.home, routes.about]) {
      const receipt = page(route).querySelector('[aria-labelledby=receipt-title]')!;
      const links = [...receipt.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining(Object.values(company.permitRecords)));
    }
    const {total, fiveStars} = company.reviewStats!;
    const line = textOf(
      code,
      'testimonials.reviews.fewer',
      'Fewer than five stars: {fewer} of {total} reviews.',
      {
        fewer: formatNumber(total - fiveStars, code),
        total: formatNumber(total, code),
      },
    );
    expect(textIn(page(routes.testimonials), 'main')).toContain(line);
  });

  test('a translated review says so, and has the words of its customer', () => {
    const cards = cardsIn(page(routes.testimonials));
    const unquoted = (text: string) => squeeze(text.replace(/[“”]/g, ''));
    for (const {name, language} of reviews) {
      const details = cards.get(name)!.querySelector('details');
      expect(details === null).toBe(language === code);
      if (!details) continue;
      const own = cardsIn(builtPage(inLocale(language, routes.testimonials))).get(name)!;
      const original = details.querySelector(`div[lang=${language}]`)!;
      expect(details.hasAttribute('open')).toBe(false);
      expect(textIn(original, 'b')).toBe(textIn(own, 'h3'));
      expect(unquoted(textIn(original, 'blockquote'))).toBe(unquoted(textIn(own, 'blockquote')));
    }
  });

  test('the figures over all reviews name their sources and months', () => {
    const figures = page(routes.testimonials).querySelector('main dl')!;
    const sources = [...figures.querySelectorAll('dt small')].map(({textContent}) =>
      squeeze(textContent),
    );
    // One source for the number of reviews, which two more figures are about, and one for the fourth figure.
    expect(sources).toHaveLength(2);
    const month = formatMonth('2026-10', code);
    for (const source of sources) expect(source).toContain(month);
    expect(sources[0]).toContain('Google');
  });

  test('home and about name insurers, warranty and profiles, about the maker', () => {
    const {liability, workersCompensation, maker, bbb, google, licenseRecord} = company;
    for (const route of [routes.home, routes.about]) {
      const main = page(route).querySelector('main')!;
      const names = [liability!.insurer, workersCompensation!.insurer];
      for (const name of [...names, ...(route === routes.about ? [maker!.name] : [])]) {
        expect(main.textContent).toContain(name);
      }
      expect(main.textContent).toContain(
        textOf(code, 'components.credentials.warranty', 'Workmanship warranty'),
      );
      const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining([bbb!.url!, google!.url, licenseRecord!.url]));
    }
  });

  test('no page says a figure of the company three times, beside its frame', () => {
    const figures = [
      ...Object.values(company.stats).map(String),
      company.bbb!.rating,
      company.license,
    ];
    for (const route of [routes.home, routes.about, routes.testimonials]) {
      const text = textIn(page(route), 'main');
      const often = figures.filter((figure) => text.split(figure).length > 3);
      expect([route, often]).toEqual([route, []]);
    }
  });

  test('the first four credentials stand open, and each license number leads to its record', () => {
    const {liability, workersCompensation, licenseRecord} = company;
    const home = page(routes.home);
    const open = [...home.querySelectorAll('main dl')].filter((list) => !list.closest('details'));
    for (const fact of [company.license, liability!.insurer, workersCompensation!.insurer]) {
      expect(open.some(({textContent}) => textContent.includes(fact))).toBe(true);
    }
    for (const part of ['[role=complementary]', 'main', 'footer']) {
      const links = [...home.querySelectorAll(`${part} a`)].filter(
        ({textContent}) => textContent === company.license,
      );
      expect(links.map((link) => link.getAttribute('href'))).toContain(licenseRecord!.url);
    }
  });

  test('address on contact page and in the footer, towns on the contact page', () => {
    const contact = page(routes.contact);
    const {street, city, state, zip} = company.address!;
    for (const part of ['main', 'footer']) {
      expect(textIn(contact, `${part} address`)).toBe(`${street}${city}, ${state} ${zip}`);
    }
    for (const town of company.towns) {
      expect(textIn(contact, 'main')).toContain(town);
    }
  });

  test.each(MAIN_SERVICE_SLUGS)(
    '%s: a row in its head leads to the price, which stands before questions and sources',
    (slug) => {
      const main = page(serviceRoute(slug)).querySelector('main')!;
      const row = main.querySelector('header a[href="#payment-title"]')!;
      const price = main.querySelector('#payment-title')!;
      const [last] = [...main.querySelectorAll('.markdown > h2')].slice(-1);
      expect(follows(row, price)).toBe(true);
      expect(follows(price, last!)).toBe(true);
      const sources = main.querySelector('.markdown > div:last-child > ul');
      if (sources) expect(follows(price, sources)).toBe(true);
    },
  );

  test.each(SERVICE_SLUGS)('%s: a review of it, where there is one', (slug) => {
    const quoted = page(serviceRoute(slug)).querySelectorAll('main li:has(blockquote)');
    const own = reviews.find(({service}) => service === slug);
    expect([...quoted].map(({textContent}) => textContent.includes(own!.name))).toEqual(
      own ? [true] : [],
    );
    const none = textOf(
      code,
      'services.proof.noReview',
      'There are no reviews of this service here yet.',
    );
    const main = page(serviceRoute(slug)).querySelector('main')!;
    expect(main.textContent.includes(none)).toBe(!own);
    // Beside it stands who checks the photos, and what can be looked up.
    for (const {facts} of companyFiles('team')) expect(main.textContent).toContain(facts.name);
    for (const record of [company.licenseRecord!.url, ...Object.values(company.permitRecords)])
      expect(main.querySelector(`section a[href="${record}"]`)).not.toBeNull();
  });

  // Reads the pages as text: parsing them would take nine tenths of the test's time.
  test.each(SERVICE_SLUGS)('%s: what it costs, where that is known', (slug) => {
    const html = builtText(inLocale(code, serviceRoute(slug)));
    const [, block] = html.split(/id="?payment-title/);
    expect(block !== undefined).toBe(MAIN_SERVICE_SLUGS.includes(slug));
    const price = company.prices[slug];
    if (!block || !price) return;
    const [list = ''] = block.split('</dl>');
    const isPaidOver = price !== 'free' && slug !== EMERGENCY_SLUG;
    expect(list.split('<dt>')).toHaveLength(isPaidOver ? 4 : 2);
    expect(list.includes(company.financing!.lender)).toBe(isPaidOver);
    if (price === 'free') return;
    const examples = (price.examples ?? []).map((example) => example.price);
    for (const amount of [price.from, price.to, ...examples]) {
      expect(list).toContain(`$${formatNumber(amount, code)}`);
    }
  });
});
