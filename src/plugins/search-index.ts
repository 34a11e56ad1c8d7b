import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {visit} from 'unist-util-visit';

import type {SearchEntry} from '../data/searchEntry';
import {SERVICE_SLUGS} from '../data/services';
import {parseMdx} from './article-rules/mdx-parser.cjs';
import {readMarkdown} from './article-rules/read';
import {readableText} from './article-rules/readable';

/** Indexed characters of a page: more than the longest article has, a limit for the download. */
const TEXT_LENGTH = 12_000;

/** Headings and running text of a Markdown body, cut to a length. */
export async function searchableBody(
  body: string,
): Promise<Pick<SearchEntry, 'headings' | 'text'>> {
  const tree = await parseMdx(body);
  const headings: string[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(readableText(heading));
  });
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    headings: tidy(headings.join(' ')),
    text: tidy(readableText(tree)).slice(0, TEXT_LENGTH),
  };
}

type Page = {
  title: string;
  permalink: string;
  source: string;
  unlisted?: boolean | undefined;
  frontMatter: Record<string, unknown>;
};

/**
 * The search index: articles and services, as Docusaurus has chosen them for the locale being built
 * (its own copy of a page, else the English). Written as data that only the search imports, at the
 * first touch of its field.
 */
export function searchIndex({siteDir, i18n}: LoadContext): Plugin {
  const entry = async (kind: SearchEntry['kind'], page: Page): Promise<SearchEntry> => {
    const filePath = page.source.replace(/^@site/, siteDir);
    // A text that cannot be read stops a build before this; the development server goes on.
    const {body} = (await readMarkdown(filePath)).file ?? {};
    return {
      kind,
      title: page.title,
      summary: String(page.frontMatter[kind === 'article' ? 'excerpt' : 'summary'] ?? ''),
      ...(await searchableBody(body?.source ?? '')),
      path: page.permalink,
      isEnglish:
        i18n.currentLocale !== i18n.defaultLocale && !page.source.startsWith('@site/i18n/'),
    };
  };
  return {
    name: 'search-index',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const services = docs.loadedVersions[0]!.docs.filter(({id}) =>
        (SERVICE_SLUGS as readonly string[]).includes(id),
      );
      const entries = await Promise.all([
        ...blog.blogPosts
          .filter(({metadata}) => !metadata.unlisted)
          .map(({metadata}) => entry('article', metadata)),
        ...services.filter(({unlisted}) => !unlisted).map((doc) => entry('service', doc)),
      ]);
      await actions.createData('entries.json', JSON.stringify(entries));
    },
  };
}
