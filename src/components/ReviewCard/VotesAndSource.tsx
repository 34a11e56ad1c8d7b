import Translate, {translate} from '@docusaurus/Translate';
import Tag from '@site/src/components/Tag';
import type {Review} from '@site/src/data/reviews';
import {ThumbsUp} from 'lucide-react';

import {COUNT, VOTES} from './behavior';
import styles from './styles.module.css';

const sourceLabels = (): Record<Review['source'], string> => ({
  google: translate({id: 'testimonials.card.sourceGoogle', message: 'Google'}),
  direct: translate({id: 'testimonials.card.sourceDirect', message: 'Direct'}),
});

/** Where a review came from and how many found it helpful; behind `SHOW_VOTES_AND_SOURCE`. */
export default function VotesAndSource({
  source,
  votes = 0,
}: {
  source: Review['source'];
  votes?: number;
}) {
  return (
    <div className={styles.votes}>
      <Tag>{sourceLabels()[source]}</Tag>
      <button type="button" className={styles.vote} aria-pressed="false" {...{[VOTES]: votes}}>
        <ThumbsUp size={18} aria-hidden="true" />
        <Translate
          id="testimonials.card.helpful"
          values={{count: <span {...{[COUNT]: ''}}>{votes}</span>}}
        >
          {'Helpful ({count})'}
        </Translate>
      </button>
    </div>
  );
}
