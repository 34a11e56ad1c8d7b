/**
 * Gives every page the titles of the services (the footer), and a file with the data of cards and lists to the
 * pages that show them.
 *
 * Order: after the docs plugin (`allContentLoaded`).
 * Of Docusaurus: the loaded content of the docs plugin.
 */
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

import type {ServiceCard, ServiceTitle} from '../../data/services';

type Facts = Pick<ServiceCard, 'summary' | 'image' | 'imageAlt'> & {order?: number};

/** The checked front matter of a service. */
const factsOf = ({frontMatter}: DocMetadata) => frontMatter as Facts;
const orderOf = (doc: DocMetadata): number => factsOf(doc).order ?? Infinity;

/** The services in their order, each in its translation or in English, from what the docs plugin has loaded. */
export function serviceCards(content: unknown): ServiceCard[] {
  const {docs} = (content as LoadedContent).loadedVersions[0]!;
  return docs
    .filter(({id}) => id !== 'index')
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((doc) => {
      const {summary, image, imageAlt} = factsOf(doc);
      return {slug: doc.id, title: doc.title, summary, image, imageAlt};
    });
}

export const servicesData = (): Plugin => ({
  name: 'services-data',
  async allContentLoaded({allContent, actions: {createData, setGlobalData}}) {
    const cards = serviceCards(allContent['docusaurus-plugin-content-docs']!.default);
    setGlobalData(cards.map(({slug, title}): ServiceTitle => ({slug, title})));
    await createData('cards.json', cards);
  },
});
