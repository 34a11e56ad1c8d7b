import Translate, {translate} from '@docusaurus/Translate';
import Picture from '@site/src/components/Picture';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import Split from '@site/src/components/Split';

import styles from './SpecimenReport.module.css';
import jobs from './styles.module.css';

type Verdict = 'fine' | 'now' | 'watch';

const verdicts = (): Record<Verdict, string> => ({
  fine: translate({id: 'home.report.fine', message: 'fine'}),
  watch: translate({id: 'home.report.watch', message: 'watch'}),
  now: translate({id: 'home.report.now', message: 'repair now'}),
});

/** What the report says of three stops, by their number on the picture. */
const findings = (): {stop: number; found: string; verdict: Verdict}[] => [
  {
    stop: 1,
    found: translate({id: 'home.report.edges', message: 'Edges and gutters: nothing wrong'}),
    verdict: 'fine',
  },
  {
    stop: 3,
    found: translate({
      id: 'home.report.pipes',
      message: 'Rubber around one pipe cracked. Photos 3a, 3b',
    }),
    verdict: 'now',
  },
  {
    stop: 5,
    found: translate({
      id: 'home.report.slope',
      message: 'Two shingles lifted, southwest slope. Photo 5a',
    }),
    verdict: 'watch',
  },
];

/** A report of a drawn roof, filled in as the company fills in its own, and called a specimen. */
export default function SpecimenReport() {
  return (
    <Section labelledBy="report-title" className={jobs.section}>
      <Split className={styles.columns}>
        <SectionTitle
          id="report-title"
          title={
            <Translate id="home.report.title">What you get after we’ve been on your roof</Translate>
          }
          lead={
            <Translate id="home.report.lead">
              Yours is filled in like this one, with photos. You keep it, whoever you hire.
            </Translate>
          }
        />
        <div className={styles.sheet}>
          <p className={styles.head}>
            <Translate id="home.report.form">Roof inspection report</Translate>
          </p>
          <div className={styles.roof}>
            <Picture
              src="/img/figures/inspection-route.svg"
              sizes="16rem"
              alt={translate({
                id: 'home.report.roofAlt',
                message: 'A roof from above, with the six stops of an inspection numbered',
              })}
              width={720}
              height={480}
              loading="lazy"
            />
            <p className={styles.stamp}>
              <Translate id="home.report.specimen">Specimen: this roof is drawn</Translate>
            </p>
          </div>
          <ul className={styles.lines}>
            {findings().map(({stop, found, verdict}) => (
              <li key={stop}>
                <b className={styles.stop}>{stop}</b>
                <span>{found}</span>
                <b className={styles[verdict]}>{verdicts()[verdict]}</b>
              </li>
            ))}
          </ul>
          <p className={styles.price}>
            <Translate id="home.report.price">Price of the repair</Translate>
          </p>
        </div>
      </Split>
    </Section>
  );
}
