import Translate from '@docusaurus/Translate';
import Fold from '@site/src/components/Fold';
import Section from '@site/src/components/Section';
import {company} from '@site/src/data/company';
import {answerTime} from '@site/src/lib/hours';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Step = {title: ReactNode; text: ReactNode; get: ReactNode};

const steps = (within: string | null): Step[] => [
  {
    title: <Translate id="home.process.callTitle">Call or write</Translate>,
    text: (
      <>
        <Translate id="home.process.callText">Tell us what you see.</Translate>{' '}
        {within !== null && (
          <Translate id="home.process.callReply" values={{within}}>
            {'We reply within {within}.'}
          </Translate>
        )}{' '}
        {company.emergency && (
          <Translate id="home.process.callEmergency">
            In an emergency, call: we answer day or night, and tell you honestly when we can be
            there.
          </Translate>
        )}
      </>
    ),
    get: (
      <Translate id="home.process.callGet">
        a date, and the name and number of the person who’s coming.
      </Translate>
    ),
  },
  {
    title: <Translate id="home.process.inspectTitle">We inspect, free</Translate>,
    text: (
      <Translate id="home.process.inspectText">
        About an hour, roof and attic. Please stay off the roof yourself.
      </Translate>
    ),
    get: (
      <Translate id="home.process.inspectGet">
        the inspection report, with dated photos of every slope.
      </Translate>
    ),
  },
  {
    title: <Translate id="home.process.reportTitle">You read the report</Translate>,
    text: (
      <Translate id="home.process.reportText">
        What’s wrong, what’s fine, and what can wait. In plain words.
      </Translate>
    ),
    get: (
      <Translate id="home.process.reportGet">
        a written price, item by item, and a contract if you agree.
      </Translate>
    ),
  },
  {
    title: <Translate id="home.process.workTitle">We do the work</Translate>,
    text: (
      <Translate id="home.process.workText">
        Permit pulled, dates agreed, plants and driveway covered.
      </Translate>
    ),
    get: (
      <Translate id="home.process.workGet">
        the permit, the inspections passed, and a release of lien with each payment.
      </Translate>
    ),
  },
  {
    title: <Translate id="home.process.walkTitle">We walk it with you</Translate>,
    text: (
      <Translate id="home.process.walkText">
        A magnet sweep for nails, then a last look together.
      </Translate>
    ),
    get: (
      <Translate id="home.process.walkGet">
        warranty papers and photos of the finished roof.
      </Translate>
    ),
  },
];

/**
 * From the first contact to the final inspection: five steps, and what the homeowner has after
 * each.
 */
export default function Process() {
  return (
    <Section
      labelledBy="process-title"
      title={<Translate id="home.process.title">Every job follows the same five steps</Translate>}
    >
      <Fold summary={<Translate id="home.process.show">Show the five steps</Translate>}>
        <ol className={styles.steps}>
          {steps(answerTime()).map(({title, text, get}, index) => (
            <li key={index}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
              <p className={styles.get}>
                <b>
                  <Translate id="home.process.get">You get:</Translate>
                </b>{' '}
                {get}
              </p>
            </li>
          ))}
        </ol>
      </Fold>
    </Section>
  );
}
