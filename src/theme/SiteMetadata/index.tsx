import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * What every page has in its head and what follows the visitor from page to page, because sharing
 * menus read it: canonical URL, picture, languages. What only crawlers read, and those see the HTML as
 * built, is added by the `finisher`.
 */
export default function SiteMetadata(): ReactNode {
  const {currentLocale, defaultLocale, locales} = useDocusaurusContext().i18n;
  const {metadata, image} = useThemeConfig();
  const {createUrl} = useAlternatePageUtils();
  const urlIn = (locale: string) => createUrl({locale, fullyQualified: true});
  const canonical = urlIn(currentLocale);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={canonical} />
        <link rel="canonical" href={canonical} />
        {locales.map((locale) => (
          <link key={locale} rel="alternate" href={urlIn(locale)} hrefLang={locale} />
        ))}
        <link rel="alternate" href={urlIn(defaultLocale)} hrefLang="x-default" />
      </Head>
      {image && <PageMetadata image={image} />}
      <Head>
        {metadata.map((attributes) => (
          <meta key={attributes.name ?? attributes.property} {...attributes} />
        ))}
      </Head>
    </>
  );
}
