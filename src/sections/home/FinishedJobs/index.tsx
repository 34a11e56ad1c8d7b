import Translate from '@docusaurus/Translate';
import all from '@generated/docusaurus-plugin-company/default/jobs.json';
import Fold from '@site/src/components/Fold';
import Section from '@site/src/components/Section';

import JobCard from './JobCard';
import SpecimenReport from './SpecimenReport';
import styles from './styles.module.css';

/** Jobs that a phone shows unfolded. */
const FIRST = 3;

/** Finished roofs; if there are none, a specimen of the report. */
export default function FinishedJobs() {
  if (all.length === 0) return <SpecimenReport />;
  const others = all.slice(FIRST);
  const cards = (some: typeof all) => (
    <ul className={styles.jobs}>
      {some.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </ul>
  );
  return (
    <Section
      labelledBy="jobs-title"
      className={styles.section}
      title={
        all.every(({before}) => before) ? (
          <Translate id="home.jobs.title">Finished roofs, before and after</Translate>
        ) : (
          <Translate id="home.jobs.finished">Finished roofs</Translate>
        )
      }
    >
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
