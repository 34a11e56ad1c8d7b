import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Without the service's own picture: networks show no SVG; see `src/plugins/link-previews/`. */
export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  return <PageMetadata title={metadata.title} description={metadata.description} />;
}
