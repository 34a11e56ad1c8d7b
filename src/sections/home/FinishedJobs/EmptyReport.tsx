import Translate, {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import Split from '@site/src/components/Split';
import type {ReactNode} from 'react';

import styles from './EmptyReport.module.css';

/** The lines of the form: each has a blank, or the answers to choose from. */
const lines = (): {label: string; answers?: string[]}[] => [
  {label: translate({id: 'home.report.date', message: 'Date'})},
  {label: translate({id: 'home.report.by', message: 'Inspected by'})},
  {label: translate({id: 'home.report.slope', message: 'Slope'})},
  {label: translate({id: 'home.report.direction', message: 'Direction'})},
  {
    label: translate({id: 'home.report.state', message: 'Condition'}),
    answers: [
      translate({id: 'home.report.fine', message: 'fine'}),
      translate({id: 'home.report.watch', message: 'watch'}),
      translate({id: 'home.report.now', message: 'repair now'}),
    ],
  },
  {label: translate({id: 'home.report.found', message: 'What we found'})},
  {label: translate({id: 'home.report.photograph', message: 'Photograph'})},
  {label: translate({id: 'home.report.price', message: 'Price of the repair'})},
];

/** The blank form of the inspection report. */
export default function EmptyReport(): ReactNode {
  return (
    <Section labelledBy="report-title" className={styles.section}>
      <Split className={styles.columns}>
        <SectionTitle
          id="report-title"
          title={
            <Translate id="home.report.title">What you get after we’ve been on your roof</Translate>
          }
          lead={
            <Translate id="home.report.lead">
              This is the form we fill in; yours has photos. You keep it, whoever you hire.
            </Translate>
          }
        />
        <div className={styles.sheet}>
          <p className={styles.head}>
            <Translate id="home.report.form">Roof inspection report</Translate>
          </p>
          <ul className={styles.lines}>
            {lines().map(({label, answers}) => (
              <li key={label}>
                {label}
                {answers && (
                  <span className={styles.answers}>
                    {answers.map((answer) => (
                      <span key={answer}>{answer}</span>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Split>
    </Section>
  );
}
