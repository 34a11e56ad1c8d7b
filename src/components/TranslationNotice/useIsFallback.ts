import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Whether a page shows English text because it is not translated yet.
 *
 * @param source `metadata.source` of the article, service or Markdown page
 * @returns true where the locale is not the default and the file is not of its `i18n` folder
 */
export function useIsFallback(source: string): boolean {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  return currentLocale !== defaultLocale && !source.startsWith('@site/i18n/');
}
