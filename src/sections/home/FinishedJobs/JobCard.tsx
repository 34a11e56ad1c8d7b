import {translate} from '@docusaurus/Translate';
import Picture from '@site/src/components/Picture';
import {useFormats} from '@site/src/components/useFormats';
import type {Job, RoofMaterial} from '@site/src/data/jobs';

import {DIVIDER} from './behavior';
import styles from './JobCard.module.css';

const roofs = (): Record<RoofMaterial, string> => ({
  shingle: translate({id: 'home.jobs.shingle', message: 'Shingle roof'}),
  tile: translate({id: 'home.jobs.tile', message: 'Tile roof'}),
  metal: translate({id: 'home.jobs.metal', message: 'Metal roof'}),
  flat: translate({id: 'home.jobs.flat', message: 'Flat roof'}),
});

const daysText = (days: number): string =>
  days === 1
    ? translate({id: 'home.jobs.day', message: '1 day'})
    : translate({id: 'home.jobs.days', message: '{days} days'}, {days});

function View({src, alt, label}: {src: string; alt: string; label?: string | null | undefined}) {
  return (
    <div className={styles.view}>
      <Picture
        src={src}
        sizes="(min-width: 80em) 1200px, 94vw"
        alt={alt}
        width={1200}
        height={800}
        loading="lazy"
      />
      {/* The picture's own text says the same. */}
      {label && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}

/**
 * A roof before the work and after it, one picture over the other, with a divider between them that a
 * finger and the arrow keys move; without scripts, and on paper, two pictures. Without a picture from
 * before the work, the other alone.
 */
export default function JobCard({
  job: {before, after, town, date, material, days, paragraphs, lang},
}: {
  job: Job;
}) {
  const {month: format} = useFormats();
  const roof = roofs()[material];
  return (
    <li>
      <div className={before ? styles.pair : styles.single}>
        <View
          src={after}
          label={before && translate({id: 'home.jobs.after', message: 'After'})}
          alt={translate(
            {id: 'home.jobs.afterAlt', message: '{roof} in {town}, after the work'},
            {roof, town},
          )}
        />
        {before && (
          <>
            <View
              src={before}
              label={translate({id: 'home.jobs.before', message: 'Before'})}
              alt={translate(
                {id: 'home.jobs.beforeAlt', message: '{roof} in {town}, before the work'},
                {roof, town},
              )}
            />
            <input
              className={styles.divider}
              type="range"
              defaultValue={50}
              aria-label={translate(
                {
                  id: 'home.jobs.divider',
                  message: 'How much of the “before” picture shows: {town}',
                  description: 'Read aloud: name of the divider between two photographs of a roof',
                },
                {town},
              )}
              {...{[DIVIDER]: ''}}
            />
          </>
        )}
      </div>
      <h3 className={styles.town}>{town}</h3>
      <p className={styles.facts}>
        {roof} · {daysText(days)} · <time dateTime={date}>{format(date)}</time>
      </p>
      {paragraphs.map((text) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
    </li>
  );
}
