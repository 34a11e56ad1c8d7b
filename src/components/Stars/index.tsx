import {translate} from '@docusaurus/Translate';
import {useFormats} from '@site/src/components/useFormats';

import styles from './styles.module.css';

const STAR = 'm12 2 3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.9L9 8.6z';

function Row({className}: {className?: string}) {
  return (
    <g className={className}>
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </g>
  );
}

/** Five outlined stars, the last filled as far as the rating goes; read aloud as "4.8 out of 5 stars". */
export default function Stars({rating, size = 24}: {rating: number; size?: number}) {
  const {number} = useFormats();
  const label = translate(
    {
      id: 'components.stars.label',
      message: '{rating} out of 5 stars',
      description: 'Read aloud in place of the row of stars',
    },
    {rating: number(rating)},
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 120 24"
      width={size * 5}
      height={size}
      data-rating={rating}
    >
      <Row className={styles.empty} />
      {/* A nested svg clips at its own width: the last star is drawn as far as the rating goes. */}
      <svg width={rating * 24} height="24">
        <Row className={styles.full} />
      </svg>
    </svg>
  );
}
