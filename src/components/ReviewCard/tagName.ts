import {translate} from '@docusaurus/Translate';

import tags from '../../../company/tags.json';

/** Name of a tag in the page's language. */
export const tagName = (id: string): string =>
  // eslint-disable-next-line @docusaurus/string-literal-i18n-messages -- content: `npm run translations` reads the file
  translate({id: `tags.${id}`, message: (tags as Record<string, string>)[id]});
