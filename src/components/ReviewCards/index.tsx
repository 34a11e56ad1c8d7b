import type {Review} from '@site/src/data/reviews';
import clsx from 'clsx';

import ReviewCard from '../ReviewCard';
import {useServices} from '../useServices';
import styles from './styles.module.css';

/** Reviews side by side, two in a row where there is room; `brief` as in ReviewCard. */
export default function ReviewCards({
  reviews,
  brief = false,
}: {
  reviews: Review[];
  brief?: boolean;
}) {
  const services = useServices();
  return (
    <ul className={clsx(styles.cards, brief && styles.brief)}>
      {reviews.map((review, at) => (
        <ReviewCard
          key={review.id}
          review={review}
          at={at}
          brief={brief}
          service={services.find(({slug}) => slug === review.service)?.title ?? review.service}
        />
      ))}
    </ul>
  );
}
