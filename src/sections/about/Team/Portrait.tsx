import Picture from '@site/src/components/Picture';
import {initials} from '@site/src/data/team';
import {type ReactNode, useCallback, useState} from 'react';

import styles from './styles.module.css';

/** Whether the browser has tried this picture and failed. */
const isBroken = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

/**
 * The portrait over the initials, or the initials alone in large type. The initials are always rendered,
 * so that a photo that fails to load leaves no gap. The name is beside the photo, so it needs no alt text.
 */
export default function Portrait({name, photo}: {name: string; photo: string | null}): ReactNode {
  const [failed, setFailed] = useState(false);
  // The error may have occurred before hydration: its event is not repeated.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image && isBroken(image)) setFailed(true);
  }, []);
  return (
    <div className={photo ? styles.portrait : styles.initials}>
      <span aria-hidden="true">{initials(name)}</span>
      {photo && !failed && (
        <Picture
          ref={check}
          src={photo}
          // `cover` shows an upright photo as wide as its frame, a landscape photo wider.
          sizes="(min-width: 37.5em) 18rem, 130vw"
          alt=""
          width={400}
          height={500}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
