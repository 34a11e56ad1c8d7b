import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';

import styles from './clearTyped.module.css';

/** Empties a form into which a draft was put back (`draft.ts`), for who did not type it. */
export default function ClearTyped() {
  return (
    <Button type="reset" variant="ghost" size="sm" className={styles.clear!}>
      <Translate id="forms.draft.clear">Clear what I typed</Translate>
    </Button>
  );
}
