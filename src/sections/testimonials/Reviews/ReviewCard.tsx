import Translate from '@docusaurus/Translate';
import Card from '@site/src/components/Card';
import Stars from '@site/src/components/Stars';
import Tag from '@site/src/components/Tag';
import {useMonthFormat} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import {type Review, reviewTagLabels, SHOW_VOTES_AND_SOURCE} from '@site/src/data/reviews';
import {Check} from 'lucide-react';
import type {ReactNode} from 'react';

import {placeName} from './place';
import styles from './ReviewCard.module.css';
import VotesAndSource from './VotesAndSource';

/** A card shows this many tags; the rest is a number. */
const MAX_TAGS = 3;

/** One review with all its fields; `service` is the service's own title. */
export default function ReviewCard({
  review: {title, review, name, location, date, rating, verified, featured, tags, ...rest},
  service,
  showVotes = SHOW_VOTES_AND_SOURCE,
}: {
  review: Review;
  service: string;
  showVotes?: boolean;
}): ReactNode {
  const month = useMonthFormat();
  const labels = reviewTagLabels();
  const more = tags.length - MAX_TAGS;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.badges}>
        <Stars rating={rating} />
        {verified && (
          <Tag tone="palm">
            <Check size={14} strokeWidth={3} aria-hidden="true" />
            <Translate id="testimonials.card.verified">Verified</Translate>
          </Tag>
        )}
        {featured && (
          <Tag tone="sun">
            <Translate id="testimonials.card.featured">Featured</Translate>
          </Tag>
        )}
      </div>
      <h3>{title}</h3>
      <blockquote className={styles.text}>
        <Translate id="testimonials.card.quote" values={{text: review}}>
          {'“{text}”'}
        </Translate>
      </blockquote>
      {rest.responseFromOwner && (
        <div className={styles.reply}>
          <b>
            <Translate id="testimonials.card.response" values={{company: company.logo.name}}>
              {'{company} replied'}
            </Translate>
          </b>
          <p>{rest.responseFromOwner}</p>
        </div>
      )}
      <ul className={styles.tags}>
        {tags.slice(0, MAX_TAGS).map((tag) => (
          <li key={tag}>
            <Tag>{labels[tag]}</Tag>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Tag>
              <Translate id="testimonials.card.moreTags" values={{count: more}}>
                {'+{count} more'}
              </Translate>
            </Tag>
          </li>
        )}
      </ul>
      <div className={styles.who}>
        <b>{name}</b>
        <span>{placeName(location)}</span>
        <span>
          {service} · <time dateTime={date}>{month(date)}</time>
        </span>
      </div>
      {showVotes && <VotesAndSource source={rest.source} votes={rest.helpfulVotes} />}
    </Card>
  );
}
