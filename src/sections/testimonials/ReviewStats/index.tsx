import {translate} from '@docusaurus/Translate';
import FigureSource from '@site/src/components/FigureSource';
import Section from '@site/src/components/Section';
import Stats from '@site/src/components/Stats';
import {useNumberFormat, usePercentFormat} from '@site/src/components/useFormats';
import {REVIEW_STATS} from '@site/src/data/reviewStats';
import type {ReactNode} from 'react';

/** Four figures over all reviews, each with who counted it. */
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
            source: <FigureSource source={REVIEW_STATS.source} />,
          },
          {
            key: 'average',
            figure: number(REVIEW_STATS.average),
            label: translate({id: 'testimonials.stats.average', message: 'average of 5 stars'}),
            source: <FigureSource source={REVIEW_STATS.source} />,
          },
          {
            key: 'satisfaction',
            figure: percent(REVIEW_STATS.satisfaction),
            label: translate({id: 'testimonials.stats.satisfaction', message: 'satisfaction'}),
            source: <FigureSource source={REVIEW_STATS.satisfactionSource} />,
          },
          {
            key: 'fiveStars',
            figure: number(REVIEW_STATS.fiveStars),
            label: translate({id: 'testimonials.stats.fiveStars', message: 'with five stars'}),
            source: <FigureSource source={REVIEW_STATS.source} />,
          },
        ]}
      />
    </Section>
  );
}
