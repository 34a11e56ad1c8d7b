import Translate from '@docusaurus/Translate';
import CallCard from '@site/src/components/CallCard';
import {PANEL} from '@site/src/components/EmergencyPanel/behavior';
import {PhoneLink} from '@site/src/components/company';
import {company} from '@site/src/data/company';
import {useAnswering} from '@site/src/components/useAnswering';
import {useFormats} from '@site/src/components/useFormats';
import {openingHours} from '@site/src/lib/hours';

import styles from './styles.module.css';

/** The phone, with the hours beside it: for visitors who prefer not to fill out a form. */
export default function ContactCard() {
  const {day} = useFormats();
  return (
    <section
      className={styles.card}
      data-background="deep"
      {...{[PANEL]: true}}
      aria-labelledby="contact-card-title"
    >
      <h2 id="contact-card-title" className={styles.title}>
        <Translate id="contact.card.title">Call us</Translate>
      </h2>
      <PhoneLink className={styles.phone} />
      {company.emergency && (
        <p>
          <Translate id="contact.card.emergency">24/7 for emergencies</Translate>
        </p>
      )}
      <dl className={styles.hours}>
        <dt>
          <Translate id="contact.card.hours">Office hours</Translate>
        </dt>
        {openingHours().map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        {company.closedDays.length > 0 && (
          <>
            <dt>
              <Translate id="otherwise.contact.closed">Closed</Translate>
            </dt>
            {company.closedDays.map((date) => (
              <dd key={date}>{day(date)}</dd>
            ))}
          </>
        )}
      </dl>
      <div className={styles.now}>
        <p className={styles.note}>
          {useAnswering().always ? (
            <Translate id="contact.card.emergencyNote">
              Water coming in now? Call us: that is fastest.
            </Translate>
          ) : (
            <Translate id="contact.card.emergencyChoice">
              Water coming in now? Call us, or write to us.
            </Translate>
          )}
        </p>
        <CallCard />
      </div>
    </section>
  );
}
