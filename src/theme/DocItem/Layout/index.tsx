import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {MDXProvider} from '@mdx-js/react';
import If from '@site/src/components/If';
import ServiceList from '@site/src/components/ServiceList';
import TranslationNotice, {useFallbackLang} from '@site/src/components/TranslationNotice';
import Overview from '@site/src/sections/services/Overview';
import Payment from '@site/src/sections/services/Payment';
import ServicePage, {type Cta} from '@site/src/sections/services/ServicePage';
import ServiceReview from '@site/src/sections/services/ServiceReview';
import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

/** Docusaurus lets unknown front matter pass, and does not type it. */
type Doc = ReturnType<typeof useDoc> & {frontMatter: {cta?: unknown}};

/** What a customer wrote about the service, and what it costs. */
function BeforeQuestions(): ReactNode {
  const slug = useDoc().metadata.id;
  return (
    <>
      <ServiceReview slug={slug} />
      <Payment slug={slug} />
    </>
  );
}

/**
 * Markdown components for services only, so that articles do not load them. The build inserts
 * `BeforeQuestions` (`src/markdown/remark/beforeQuestions.ts`).
 */
const ONLY_HERE = {If, ServiceList, BeforeQuestions};

/** `services/index.mdx` is the overview; every other file is the page of one service. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc() as Doc;
  const lang = useFallbackLang(metadata.source);
  const page = {
    title: metadata.title,
    lang,
    notice: lang && <TranslationNotice />,
    children: (
      <MDXContent>
        <MDXProvider components={ONLY_HERE}>{children}</MDXProvider>
      </MDXContent>
    ),
  };
  if (metadata.id === 'index') return <Overview {...page} />;
  return <ServicePage {...page} slug={metadata.id} cta={frontMatter.cta as Cta} />;
}
