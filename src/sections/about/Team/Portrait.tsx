import Picture from '@site/src/components/Picture';
import {initials} from '@site/src/data/team';

import {PORTRAIT} from './behavior';
import styles from './styles.module.css';

/**
 * The portrait over the initials, or the initials alone in large type. The initials are always rendered,
 * so that a photo that fails to load leaves no gap. The name is beside the photo, so it needs no alt text.
 */
export default function Portrait({name, photo}: {name: string; photo: string | null}) {
  return (
    <div className={photo ? styles.portrait : styles.initials} {...{[PORTRAIT]: ''}}>
      <span aria-hidden="true">{initials(name)}</span>
      {photo && (
        <Picture
          src={photo}
          // `cover` shows an upright photo as wide as its frame, a landscape photo wider.
          sizes="(min-width: 37.5em) 18rem, 130vw"
          alt=""
          width={400}
          height={500}
          loading="lazy"
        />
      )}
    </div>
  );
}
