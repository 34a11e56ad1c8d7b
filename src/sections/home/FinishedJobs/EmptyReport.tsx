import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import type {ReactNode} from 'react';

import styles from './EmptyReport.module.css';

/** SVG paths of the drawing in each box of the form; `mark` highlights the subject of its caption. */
const windows = [
  {
    key: 'date',
    print: 'M22 62 52 28h58l28 34zM32 62v28h96V62',
    mark: 'M80 98h70v16H80zM86 106h12m5 0h12m5 0h24',
    title: <Translate id="home.report.date">Date</Translate>,
    text: <Translate id="home.report.dateText">The day, on every photo.</Translate>,
  },
  {
    key: 'slope',
    print: 'M22 62 52 28h58l28 34zM32 62v28h96V62',
    mark: 'M22 62 52 28h58l28 34zM44 62l26-34M68 62l26-34M92 62l22-30M116 62l11-14',
    title: <Translate id="home.report.slope">Slope</Translate>,
    text: <Translate id="home.report.slopeText">Every one, the good ones too.</Translate>,
  },
  {
    key: 'direction',
    print: 'M26 30h80v60H26zl28 30-28 30m80-60L78 60l28 30M54 60h24',
    mark: 'M26 90l28-30h24l28 30zM66 96v16m-8-8 8 8 8-8',
    title: <Translate id="home.report.direction">Direction</Translate>,
    text: <Translate id="home.report.directionText">Which way it faces.</Translate>,
  },
  {
    key: 'closeUp',
    print: 'M20 34h120M20 60h120M20 86h120M50 34v26m40-26v26m40-26v26M34 60v26m40-26v26m40-26v26',
    mark: 'M108 66a28 28 0 1 1-56 0 28 28 0 0 1 56 0zM100 86l18 18',
    title: <Translate id="home.report.closeUp">Close-up</Translate>,
    text: (
      <Translate id="home.report.closeUpText">What we found, near enough to see a nail.</Translate>
    ),
  },
];

/** The blank form of the inspection report. */
export default function EmptyReport(): ReactNode {
  return (
    <Section labelledBy="report-title" className={styles.section}>
      <SectionTitle
        id="report-title"
        title={<Translate id="home.report.title">What you get after we have been up</Translate>}
        lead={
          <Translate id="home.report.lead">
            Our report, still empty. Yours shows your roof in these boxes, and you keep it, whoever
            you hire.
          </Translate>
        }
      />
      <div className={styles.sheet}>
        <p className={styles.head}>
          <Translate id="home.report.form">Roof inspection report</Translate>
        </p>
        <ul className={styles.windows}>
          {windows.map(({key, print, mark, title, text}) => (
            <li key={key}>
              <svg className={styles.window} viewBox="0 0 160 120" aria-hidden="true">
                <path d={print} />
                <path className={styles.mark} d={mark} />
              </svg>
              <p className={styles.caption}>
                <b>{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
