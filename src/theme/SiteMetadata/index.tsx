import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Canonical URL, which a 404 page has not, and picture; `src/plugins/finish` adds what differs by page. */
export default function SiteMetadata(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata, image} = useThemeConfig();
  const {createUrl} = useAlternatePageUtils();
  const canonical = createUrl({locale: currentLocale, fullyQualified: true});
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {!useLocation().pathname.endsWith('/404.html') && (
        <Head>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
        </Head>
      )}
      {image && <PageMetadata image={image} />}
      <Head>
        {metadata.map((attributes) => (
          <meta key={attributes.name ?? attributes.property} {...attributes} />
        ))}
      </Head>
    </>
  );
}
