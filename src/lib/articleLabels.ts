import {translate} from '@docusaurus/Translate';

import categories from '../../company/categories.json';
import topics from '../../company/topics.json';

/* eslint-disable @docusaurus/string-literal-i18n-messages -- content: `npm run translations` reads the files */

/** Name of a category in the page's language. */
export const categoryName = (id: string): string =>
  translate({id: `categories.${id}`, message: (categories as Record<string, string>)[id]});

/** Name of a topic in the page's language. */
export const topicName = (id: string): string =>
  translate({id: `topics.${id}`, message: (topics as Record<string, string>)[id]});
