import Translate from '@docusaurus/Translate';
import byService from '@generated/docusaurus-plugin-company/default/byService.json';
import ReviewCards from '@site/src/components/ReviewCards';

import styles from './styles.module.css';

/** A customer's review of a service; nothing if there is none. */
export default function ServiceReview({slug}: {slug: string}) {
  const review = byService[slug];
  if (!review) return null;
  return (
    <section className={styles.review} aria-labelledby="service-review-title">
      <h2 id="service-review-title">
        <Translate id="home.reviews.title">What customers say</Translate>
      </h2>
      <ReviewCards brief reviews={[review]} />
    </section>
  );
}
