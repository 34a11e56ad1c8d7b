import Translate, {translate} from '@docusaurus/Translate';
import photos from '@generated/photos/default/jobs.json';
import Picture from '@site/src/components/Picture';
import Section from '@site/src/components/Section';
import {useMonthFormat} from '@site/src/components/useFormats';
import {type Job, jobs, type RoofMaterial} from '@site/src/data/proof/jobs';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

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

function View({src, alt, label}: {src: string; alt: string; label: string}): ReactNode {
  return (
    <figure className={styles.picture}>
      <Picture
        src={photos[src] ?? src}
        sizes="(min-width: 460px) 282px, 40vw"
        alt={alt}
        width={400}
        height={300}
        loading="lazy"
      />
      {/* The picture's own text says the same. */}
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}

function JobCard({job: {before, after, town, month, material, days}}: {job: Job}): ReactNode {
  const format = useMonthFormat();
  const roof = roofs()[material];
  return (
    <li className={styles.job}>
      <div className={styles.pair}>
        <View
          src={before}
          label={translate({id: 'home.jobs.before', message: 'Before'})}
          alt={translate(
            {id: 'home.jobs.beforeAlt', message: '{roof} in {town}, before the work'},
            {roof, town},
          )}
        />
        <View
          src={after}
          label={translate({id: 'home.jobs.after', message: 'After'})}
          alt={translate(
            {id: 'home.jobs.afterAlt', message: '{roof} in {town}, after the work'},
            {roof, town},
          )}
        />
      </div>
      <h3 className={styles.town}>{town}</h3>
      <p className={styles.facts}>
        {roof} · {daysText(days)} · <time dateTime={month}>{format(month)}</time>
      </p>
    </li>
  );
}

/**
 * Roofs before and after, in a row that scrolls sideways where they do not all fit; nothing where the
 * company shows none. The browser makes the arrows beside the title, of CSS alone, if it can.
 */
export default function FinishedJobs(): ReactNode {
  const all = Object.entries(jobs);
  if (all.length === 0) return null;
  return (
    <Section labelledBy="jobs-title" className={styles.section}>
      <div className={styles.frame}>
        <h2 id="jobs-title" className={styles.title}>
          <Translate id="home.jobs.title">Finished roofs, before and after</Translate>
        </h2>
        {/* A scrolling box must be reachable by keyboard (WCAG 2.1.1). */}
        <div
          className={styles.row}
          role="group"
          aria-labelledby="jobs-title"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-previous={translate({id: 'home.jobs.previous', message: 'Previous roofs'})}
          data-next={translate({id: 'home.jobs.next', message: 'Next roofs'})}
        >
          <ul className={styles.jobs}>
            {all.map(([id, job]) => (
              <JobCard key={id} job={job} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
