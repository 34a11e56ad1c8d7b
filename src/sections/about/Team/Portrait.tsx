import useBaseUrl from '@docusaurus/useBaseUrl';
import {initials} from '@site/src/data/team';
import {type ReactNode, useCallback, useState} from 'react';

import styles from './styles.module.css';

/** Has the browser tried this picture and found none? */
const isBroken = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

/**
 * The portrait over the initials. The initials are always there, so that a photo which never loads
 * leaves no gap and no broken picture; its name stands beside it, so the picture needs no text.
 */
export default function Portrait({name, photo}: {name: string; photo: string}): ReactNode {
  const [failed, setFailed] = useState(false);
  // The error may have come before React did: its event is not repeated.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image && isBroken(image)) setFailed(true);
  }, []);
  const src = useBaseUrl(photo);
  return (
    <div className={styles.portrait}>
      <span aria-hidden="true">{initials(name)}</span>
      {!failed && (
        <img
          ref={check}
          src={src}
          alt=""
          width={240}
          height={280}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
