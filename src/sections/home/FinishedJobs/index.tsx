import Translate from '@docusaurus/Translate';
import photos from '@generated/photos/default/jobs.json';
import Fold from '@site/src/components/Fold';
import Section from '@site/src/components/Section';
import {jobs} from '@site/src/data/proof/jobs';
import type {ReactNode} from 'react';

import EmptyReport from './EmptyReport';
import JobCard, {type ShownJob} from './JobCard';
import styles from './styles.module.css';

/** So many show on a phone without a press. */
const FIRST = 3;

/** The jobs whose two photographs are there, with the addresses of these. */
const withPhotos = (): (ShownJob & {id: string})[] =>
  Object.entries(jobs).flatMap(([id, {before: one, after: other, ...job}]) => {
    const before = photos[one];
    const after = photos[other];
    return before && after ? {...job, id, before, after} : [];
  });

/**
 * Roofs before and after; where there are no photographs, what a customer gets in any case: the empty
 * report.
 */
export default function FinishedJobs(): ReactNode {
  const all = withPhotos();
  if (all.length === 0) return <EmptyReport />;
  const others = all.slice(FIRST);
  const cards = (some: typeof all) => (
    <ul className={styles.jobs}>
      {some.map(({id, ...job}) => (
        <JobCard key={id} job={job} />
      ))}
    </ul>
  );
  return (
    <Section labelledBy="jobs-title" className={styles.section}>
      <h2 id="jobs-title" className={styles.title}>
        <Translate id="home.jobs.title">Finished roofs, before and after</Translate>
      </h2>
      {cards(all.slice(0, FIRST))}
      {others.length > 0 && (
        <Fold
          className={styles.others}
          summary={<Translate id="home.jobs.more">More finished roofs</Translate>}
        >
          {cards(others)}
        </Fold>
      )}
    </Section>
  );
}
