import Translate from '@docusaurus/Translate';
import {Languages} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export {useIsFallback} from './useIsFallback';

/**
 * Says, in the reader's language, that a page is still in English. Put it before the body, and mark the body `lang="en"`:
 * `const fallback = useIsFallback(metadata.source)`, then `{fallback && <TranslationNotice />}` and
 * `lang={fallback ? 'en' : undefined}`.
 */
export default function TranslationNotice(): ReactNode {
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
