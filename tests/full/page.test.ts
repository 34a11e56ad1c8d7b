/**
 * CONTRIBUTING.md's recipe for a new page, followed in a copy of the project and built in one
 * language, not the one that it was written in.
 */
import {parse} from 'node-html-parser';

import {ScratchCopy} from '../support/scratch';

const copy = new ScratchCopy('page');

const TEXTS = {
  'financing.meta.title': 'Financing',
  'financing.meta.description': 'What a new roof costs in a month.',
  'financing.hero.title': 'A roof in monthly parts',
  'financing.hero.lead': 'Ask us what fits.',
  'financing.steps.title': 'How it goes',
  'navigation.link.financing': 'Financing',
};

const PAGE = `import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import PageHero from '@site/src/components/PageHero';
import Steps from '@site/src/sections/financing/Steps';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Financing(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'financing.meta.title', message: 'Financing'})}
        description={translate({
          id: 'financing.meta.description',
          message: 'What a new roof costs in a month.',
        })}
      />
      <main>
        <PageHero
          scene="/img/scenes/about.svg"
          title={<Translate id="financing.hero.title">A roof in monthly parts</Translate>}
          lead={<Translate id="financing.hero.lead">Ask us what fits.</Translate>}
        />
        <Steps />
      </main>
    </Layout>
  );
}
`;

const SECTION = `import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import type {ReactNode} from 'react';

/** The steps to a contract. */
export default function Steps(): ReactNode {
  return (
    <Section labelledBy="steps-title">
      <SectionTitle
        id="steps-title"
        title={<Translate id="financing.steps.title">How it goes</Translate>}
      />
    </Section>
  );
}
`;

beforeAll(() => {
  copy.edit('src/data/routes.ts', [
    "  about: '/about',\n",
    "  about: '/about',\n  financing: '/financing',\n",
  ]);
  copy.write('src/pages/financing.tsx', PAGE);
  copy.write('src/sections/financing/Steps/index.tsx', SECTION);
  copy.edit('src/data/pageNames.ts', [
    /(?<=message: 'About'}\),\n)/,
    "  financing: translate({id: 'navigation.link.financing', message: 'Financing'}),\n",
  ]);
  copy.edit('src/data/navigation.ts', [/(?<=linksTo\(\['about', )/, "'financing', "]);
  copy.translate(TEXTS);
});

afterAll(() => copy.remove());

test('it is built in Spanish, linked, and told to search engines', () => {
  const {ok, output} = copy.docusaurus('build', '--locale', 'es');
  if (!ok) throw new Error(output);
  const page = parse(copy.read('build/financing.html'));
  expect(page.querySelector('h1')?.textContent).toBe('A roof in monthly parts (es)');
  expect(page.querySelector('h2')?.textContent).toBe('How it goes (es)');
  expect(page.querySelector('title')?.textContent).toMatch(/^Financing \(es\)/);
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'What a new roof costs in a month. (es)',
  );
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/\/financing$/);
  expect(copy.read('build/sitemap-pages.xml')).toContain(`${canonical}<`);
  const footer = parse(copy.read('build/about.html')).querySelector('footer');
  expect(
    footer?.querySelectorAll('a').find(({textContent}) => textContent === 'Financing (es)'),
  ).toBeDefined();
}, 120_000);

test.each([
  ['translations', 'tsx', ['scripts/translations/index.ts', '--only', 'messages', '--check']],
  ['boundaries', 'depcruise', ['src/pages', 'src/sections/financing']],
])(
  'the copy passes its own check of %s',
  (_, command, args) => {
    const {ok, output} = copy.run(command, ...args);
    if (!ok) throw new Error(output);
  },
  60_000,
);
