import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useFallbackLang} from '@site/src/components/TranslationNotice';
import type {ReactNode} from 'react';

/** A service by its name and where it is offered: that is what people search for. */
function useTitle(): string {
  const {id, title, source} = useDoc().metadata;
  if (useFallbackLang(source)) return title;
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

/** Without the service's own picture: networks show no SVG; see `src/plugins/link-previews/`. */
export default function DocItemMetadata(): ReactNode {
  const {description} = useDoc().metadata;
  return <PageMetadata title={useTitle()} description={description} />;
}
