import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {card} from '@site/src/components/Card';
import {type Facts, FACTS} from '@site/src/components/ListFilter/behavior';
import Stars from '@site/src/components/Stars';
import Tag from '@site/src/components/Tag';
import {useFormats} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import {type Review, SHOW_VOTES_AND_SOURCE} from '@site/src/data/reviews';
import {DEFAULT_LOCALE} from '@site/src/language/locales';
import {countyName} from '@site/src/lib/hours';
import clsx from 'clsx';
import {Check} from 'lucide-react';

import tagNames from '../../../company/tags.json';
import styles from './styles.module.css';
import VotesAndSource from './VotesAndSource';

/** What the filter over the reviews goes by. */
const factsOf = ({service, county, featured, date, rating}: Review, at: number): Facts => ({
  at,
  service,
  location: county,
  show: featured ? 'featured' : '',
  date,
  rating,
});

/** Name of a tag in the page's language. */
const tagName = (id: string): string =>
  // eslint-disable-next-line @docusaurus/string-literal-i18n-messages -- content: `npm run translations` reads the file
  translate({id: `tags.${id}`, message: (tagNames as Record<string, string>)[id]});

/** A card shows this many tags; the rest is a number. */
const MAX_TAGS = 3;

function Quote({paragraphs, lang}: Pick<Review, 'paragraphs' | 'lang'>) {
  return (
    <blockquote className={styles.text} lang={lang}>
      <Translate id="testimonials.card.quote" values={{text: paragraphs.join(' ')}}>
        {'“{text}”'}
      </Translate>
    </blockquote>
  );
}

/** Says that the review is translated; unfolds to show the original. */
function Original({
  language,
  original: {title, paragraphs},
}: Required<Pick<Review, 'language' | 'original'>>) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const name = new Intl.DisplayNames([currentLocale], {type: 'language'}).of(language);
  return (
    <details className={styles.original}>
      <summary>
        <Translate
          id="testimonials.card.translated"
          values={{language: name}}
          description="Under a review that its customer wrote in another language, which is named in the reader's"
        >
          {'Translated. Read the original ({language})'}
        </Translate>
      </summary>
      <div lang={language}>
        <b>{title}</b>
        <Quote paragraphs={paragraphs} />
      </div>
    </details>
  );
}

/**
 * One review with all its fields; `service` is the title of the service. `brief` is for pages that quote
 * featured reviews: no featured mark, tags or reply, and small enough to show two at once on phones.
 */
export default function ReviewCard({
  review,
  service,
  at = 0,
  brief = false,
  showVotes = SHOW_VOTES_AND_SOURCE,
}: {
  review: Review;
  service: string;
  /** Its place in the list. */
  at?: number;
  brief?: boolean;
  showVotes?: boolean;
}) {
  const {month} = useFormats();
  const {name, date, rating, verified, featured, tags, lang, original, reply} = review;
  const more = tags.length - MAX_TAGS;
  return (
    <li
      className={clsx(card, styles.card, brief && styles.brief)}
      {...(!brief && {[FACTS]: JSON.stringify(factsOf(review, at))})}
    >
      <div className={styles.badges}>
        <Stars rating={rating} size={20} />
        {verified && (
          <Tag tone="palm">
            <Check size={14} strokeWidth={3} aria-hidden="true" />
            <Translate id="testimonials.card.verified">Verified</Translate>
          </Tag>
        )}
        {featured && !brief && (
          <Tag tone="sun">
            <Translate id="testimonials.card.featured">Featured</Translate>
          </Tag>
        )}
      </div>
      <h3 lang={lang}>{review.title}</h3>
      <Quote paragraphs={review.paragraphs} lang={lang} />
      {original && <Original language={review.language ?? DEFAULT_LOCALE} original={original} />}
      {reply && !brief && (
        <div className={styles.reply}>
          <b>
            <Translate id="testimonials.card.response" values={{company: company.logo.name}}>
              {'{company} replied'}
            </Translate>
          </b>
          <p lang={lang}>{reply.join(' ')}</p>
        </div>
      )}
      {!brief && (
        <ul className={styles.tags}>
          {tags.slice(0, MAX_TAGS).map((tag) => (
            <li key={tag}>
              <Tag>{tagName(tag)}</Tag>
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
      )}
      <div className={styles.who}>
        <b>{name}</b>
        <span>
          {translate(
            {id: 'testimonials.place.city', message: '{city}, {county}'},
            {city: review.city, county: countyName(review.county)},
          )}
        </span>
        <span>
          {service}{' '}
          <span className={styles.when}>
            · <time dateTime={date}>{month(date)}</time>
          </span>
        </span>
      </div>
      {showVotes && <VotesAndSource source={review.source} votes={review.helpfulVotes} />}
    </li>
  );
}
