import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import PageHero from '@site/src/components/PageHero';
import Prose from '@site/src/components/Prose';
import Section from '@site/src/components/Section';
import TranslationNotice, {useIsFallback} from '@site/src/components/TranslationNotice';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';

/** A page written in Markdown, such as the privacy policy: its title as the head, then its text. */
export default function MDXPage({content: Body}: Props): ReactNode {
  const {title, description, source} = Body.metadata;
  const fallback = useIsFallback(source);
  const lang = fallback ? DEFAULT_LOCALE : undefined;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main>
          <PageHero compact title={<span lang={lang}>{title}</span>} />
          <Section tileEdge tight>
            {fallback && <TranslationNotice />}
            <Prose lang={lang}>
              <MDXContent>
                <Body />
              </MDXContent>
            </Prose>
          </Section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
