import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Without the service's own picture: social networks show no SVG, so the site's card stays. */
export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  return <PageMetadata title={metadata.title} description={metadata.description} />;
}
