import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import type {ReactNode} from 'react';

import styles from './EmptyReport.module.css';

/** The lines of the form, each with a blank, and one with its three answers. */
const lines: {key: string; label: ReactNode; answers?: ReactNode[]}[] = [
  {key: 'date', label: <Translate id="home.report.date">Date</Translate>},
  {key: 'by', label: <Translate id="home.report.by">Inspected by</Translate>},
  {key: 'slope', label: <Translate id="home.report.slope">Slope</Translate>},
  {key: 'direction', label: <Translate id="home.report.direction">Direction</Translate>},
  {
    key: 'state',
    label: <Translate id="home.report.state">Condition</Translate>,
    answers: [
      <span key="fine">
        <Translate id="home.report.fine">fine</Translate>
      </span>,
      <span key="watch">
        <Translate id="home.report.watch">watch</Translate>
      </span>,
      <span key="now">
        <Translate id="home.report.now">repair now</Translate>
      </span>,
    ],
  },
  {key: 'found', label: <Translate id="home.report.found">What we found</Translate>},
  {key: 'photograph', label: <Translate id="home.report.photograph">Photograph</Translate>},
  {key: 'price', label: <Translate id="home.report.price">Price of the repair</Translate>},
];

/** The blank form of the inspection report. */
export default function EmptyReport(): ReactNode {
  return (
    <Section labelledBy="report-title" className={styles.section}>
      <div className={styles.columns}>
        <SectionTitle
          id="report-title"
          title={<Translate id="home.report.title">What you get after we have been up</Translate>}
          lead={
            <Translate id="home.report.lead">
              The form we fill in; yours has photographs. You keep it, whoever you hire.
            </Translate>
          }
        />
        <div className={styles.sheet}>
          <p className={styles.head}>
            <Translate id="home.report.form">Roof inspection report</Translate>
          </p>
          <ul className={styles.lines}>
            {lines.map(({key, label, answers}) => (
              <li key={key}>
                {label}
                {answers && <span className={styles.answers}>{answers}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
