import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LocaleCode} from '@site/src/language/locales';
import {Languages} from 'lucide-react';

import styles from './styles.module.css';

/**
 * The language of a page's text where it is not the page's: English where a page is not translated yet.
 *
 * @param source `metadata.source` of the article, service or Markdown page
 */
export function useFallbackLang(source: string): LocaleCode | undefined {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const isOwn = currentLocale === defaultLocale || source.startsWith('@site/i18n/');
  return isOwn ? undefined : defaultLocale;
}

/**
 * Says, in the reader's language, that a page is still in English. Put it before the body:
 * `const lang = useFallbackLang(metadata.source)`, then `{lang && <TranslationNotice />}`, and mark the body
 * with `lang`.
 */
export default function TranslationNotice() {
  return (
    <p className={styles.notice} role="note">
      <Languages className={styles.icon} size={22} aria-hidden="true" />
      <Translate
        id="language.fallback.note"
        description="Above an article or page that has no translation yet"
      >
        This page is not translated yet, so here it is in English.
      </Translate>
    </p>
  );
}
