import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import Stats from '@site/src/components/Stats';
import {useNumberFormat, usePercentFormat} from '@site/src/components/useFormats';
import {REVIEW_STATS} from '@site/src/data/reviewFacts';
import type {ReactNode} from 'react';

/** Four figures over all reviews. */
export default function ReviewStats(): ReactNode {
  const number = useNumberFormat();
  const percent = usePercentFormat();
  return (
    <Section tight tileEdge>
      <Stats
        stats={[
          {
            key: 'total',
            figure: number(REVIEW_STATS.total),
            label: translate({id: 'testimonials.stats.total', message: 'reviews'}),
          },
          {
            key: 'average',
            figure: number(REVIEW_STATS.average),
            label: translate({id: 'testimonials.stats.average', message: 'average of 5 stars'}),
          },
          {
            key: 'satisfaction',
            figure: percent(REVIEW_STATS.satisfaction),
            label: translate({id: 'testimonials.stats.satisfaction', message: 'satisfaction'}),
          },
          {
            key: 'fiveStars',
            figure: number(REVIEW_STATS.fiveStars),
            label: translate({id: 'testimonials.stats.fiveStars', message: 'with five stars'}),
          },
        ]}
      />
    </Section>
  );
}
