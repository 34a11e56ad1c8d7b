import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Does a page show the English because nobody has translated it yet?
 *
 * @param source `metadata.source` of the article, service or Markdown page
 * @returns true where the locale is not the default and the file is not of its `i18n` folder
 */
export function useIsFallback(source: string): boolean {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  return currentLocale !== defaultLocale && !source.startsWith('@site/i18n/');
}
