/** The recipe of docs/engineers.md for a new page, as the edits that it asks for. */
import type {ScratchCopy} from './scratch';

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

/** Adds a page about financing to a copy of the project; other languages get their code behind it. */
export function addPage(copy: ScratchCopy): void {
  copy.edit('src/data/routes.ts', [
    "  about: '/about',\n",
    "  about: '/about',\n  financing: '/financing',\n",
  ]);
  copy.write('src/pages/financing.tsx', PAGE);
  copy.write('src/sections/financing/Steps/index.tsx', SECTION);
  copy.edit('src/data/pageNames.ts', [
    /(?<=id: 'navigation\.link\.about'.*\n)/,
    "  financing: translate({id: 'navigation.link.financing', message: 'Financing'}),\n",
  ]);
  copy.edit('src/data/navigation.ts', [/(?<=linksTo\(\['about', )/, "'financing', "]);
  copy.translate(TEXTS);
}
