import Translate from '@docusaurus/Translate';
import FinalCta from '@site/src/components/FinalCta';
import {InspectionButton} from '@site/src/components/company';
import Island from '@site/src/components/Island';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';

import ArticleGrid from '../ArticleGrid';
import NewsletterSection from '../NewsletterSection';
import Search, {SEARCHED} from '../Search';
import type {ArticleSummary} from '@site/src/lib/article';

/** The blocks of /knowledge-center, from the hero to the final CTA. */
export default function ListPage({
  articles,
  permalink,
}: {
  articles: ArticleSummary[];
  permalink: string;
}) {
  return (
    <main>
      <PageHero
        scene="/img/scenes/knowledge.svg"
        title={
          <Translate id="knowledgeCenter.hero.title">
            Know your roof before the weather does
          </Translate>
        }
        lead={
          <Translate id="knowledgeCenter.hero.subtitle">
            Short, checked articles for Florida homeowners, written by the people who climb the
            roofs.
          </Translate>
        }
      />
      <Section tileEdge tight>
        <Island name="search">
          <Search />
        </Island>
        <div id={SEARCHED}>
          <ArticleGrid articles={articles} base={permalink} />
        </div>
      </Section>
      <NewsletterSection />
      <FinalCta
        title={<Translate id="knowledgeCenter.cta.title">Rather have someone look?</Translate>}
        lead={
          <Translate id="knowledgeCenter.cta.text">
            Reading helps. An hour on your roof tells you more, and the inspection is free.
          </Translate>
        }
      >
        <InspectionButton />
      </FinalCta>
    </main>
  );
}
