import Translate from '@docusaurus/Translate';
import EmailLink from '@site/src/components/EmailLink';
import PhoneLink from '@site/src/components/PhoneLink';
import PostalAddress from '@site/src/components/PostalAddress';
import {useListFormat} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import {openingHours, serviceArea} from '@site/src/data/hours';
import {credentials} from '@site/src/data/proof/credentials';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Phone, email, area, address and hours: for visitors who prefer not to fill in a form. */
export default function ContactCard(): ReactNode {
  const list = useListFormat();
  const {address, towns} = credentials;
  return (
    <section className={styles.card} data-background="deep" aria-labelledby="contact-card-title">
      <h2 id="contact-card-title" className={styles.title}>
        <Translate id="contact.card.title">Or simply call</Translate>
      </h2>
      <PhoneLink className={styles.phone} />
      <p>
        <Translate id="contact.card.emergency">24/7 for emergencies</Translate>
      </p>
      <p className={styles.note}>
        <Translate id="contact.card.emergencyNote">
          Water coming in now? Do not fill in a form.
        </Translate>
      </p>
      <dl className={styles.list}>
        <div>
          <dt>
            <Translate id="contact.card.email">Email</Translate>
          </dt>
          <dd>
            <EmailLink className={styles.email} />
          </dd>
          <dd>
            <Translate id="contact.card.emailNote" values={{hours: company.responseHours}}>
              {'We answer within {hours} hours.'}
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="contact.card.area">Service area</Translate>
          </dt>
          <dd>{serviceArea(list)}</dd>
          {towns && (
            <dd>
              <Translate id="contact.card.towns" values={{towns: list(towns.names)}}>
                {'Most often in {towns}.'}
              </Translate>
            </dd>
          )}
        </div>
        {address && (
          <div>
            <dt>
              <Translate id="contact.card.address">Address</Translate>
            </dt>
            <dd>
              <PostalAddress />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Translate id="contact.card.hours">Hours</Translate>
          </dt>
          {openingHours().map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
