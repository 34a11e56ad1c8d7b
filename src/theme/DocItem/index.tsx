import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {MDXProvider} from '@mdx-js/react';
import If from '@site/src/components/If';
import ServiceList from '@site/src/components/ServiceList';
import TranslationNotice, {useFallbackLang} from '@site/src/components/TranslationNotice';
import Overview from '@site/src/sections/services/Overview';
import Payment from '@site/src/sections/services/Payment';
import ServicePage, {type Cta} from '@site/src/sections/services/ServicePage';
import ServiceReview from '@site/src/sections/services/ServiceReview';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';

/** Docusaurus lets unknown front matter pass, and does not type it. */
type FrontMatter = Props['content']['frontMatter'] & {cta?: unknown};

/** What a customer wrote about the service, and what it costs. */
function BeforeQuestions() {
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

/** A service by its name and where it is offered: that is what people search for. */
function headTitleOf({id, title}: Props['content']['metadata']): string {
  if (id === 'index') {
    return translate({
      id: 'services.meta.title',
      message: 'Roofing and repair services in Florida',
      description: 'Title of the page of all services, in tabs and search results',
    });
  }
  return translate(
    {
      id: 'services.meta.service',
      message: '{service} in Florida',
      description: 'Title of the page of one service, in tabs and search results. Keep {service}',
    },
    {service: title},
  );
}

/** `services/index.mdx` is the overview; every other file is the page of one service. */
export default function DocItem({content: Body}: Props) {
  const {id, title, description, source} = Body.metadata;
  const {cta} = Body.frontMatter as FrontMatter;
  const lang = useFallbackLang(source);
  const page = {
    title,
    lang,
    notice: lang && <TranslationNotice />,
    children: (
      <MDXContent>
        <MDXProvider components={ONLY_HERE}>
          <Body />
        </MDXProvider>
      </MDXContent>
    ),
  };
  return (
    <DocProvider content={Body}>
      <PageMetadata title={lang ? title : headTitleOf(Body.metadata)} description={description} />
      {id === 'index' ? (
        <Overview {...page} />
      ) : (
        <ServicePage {...page} slug={id} cta={cta as Cta} />
      )}
    </DocProvider>
  );
}
