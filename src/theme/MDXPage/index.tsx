import Translate from '@docusaurus/Translate';
import PageHero from '@site/src/components/PageHero';
import Prose from '@site/src/components/Prose';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import TranslationNotice, {useFallbackLang} from '@site/src/components/TranslationNotice';
import TableOfContents from '@site/src/sections/knowledge-center/ArticlePage/TableOfContents';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';

/** A page written in Markdown, such as the privacy policy: its title as the head, then its text. */
export default function MDXPage({content: Body}: Props) {
  const {title, description, source} = Body.metadata;
  const lang = useFallbackLang(source);
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHero compact title={<span lang={lang}>{title}</span>} />
        <Section tileEdge tight>
          <Split at="8-4">
            <div>
              {lang && <TranslationNotice />}
              <Prose lang={lang}>
                <MDXContent>
                  <Body />
                </MDXContent>
              </Prose>
            </div>
            <TableOfContents
              headings={Body.toc.filter(({level}) => level === 2)}
              variant="beside"
              title={<Translate id="page.toc.title">On this page</Translate>}
              lang={lang}
            />
          </Split>
        </Section>
      </main>
    </Layout>
  );
}
