import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import type {ReactNode} from 'react';

import {isPage} from './isPage';

/**
 * Head elements of every page that browsers' sharing menus read, so that client-side navigation must update
 * them: canonical URL and picture. `src/build/finish` adds elements that only crawlers read to the built
 * HTML. An unknown path has no canonical URL.
 */
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
      {isPage(useLocation().pathname, routes) && (
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
