import {usePluginData} from '@docusaurus/useGlobalData';
import type {Review} from '@site/src/data/reviews';
import type {ServiceTitle} from '@site/src/data/services';
import type {ReactNode} from 'react';

import ReviewCard from '../ReviewCard';
import styles from './styles.module.css';

/** Reviews side by side, two in a row where there is room. */
export default function ReviewCards({reviews}: {reviews: Review[]}): ReactNode {
  const services = usePluginData('services-data') as ServiceTitle[];
  return (
    <ul className={styles.cards}>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          service={services.find(({slug}) => slug === review.service)?.title ?? review.service}
        />
      ))}
    </ul>
  );
}
