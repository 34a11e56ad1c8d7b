import Translate, {translate} from '@docusaurus/Translate';
import {EmailLink, PhoneLink} from '@site/src/components/company';
import PostalAddress from '@site/src/components/PostalAddress';
import {useFormats} from '@site/src/components/useFormats';
import {emergencyHours, openingHours, serviceArea} from '@site/src/lib/hours';

import styles from './styles.module.css';

/** How to reach the company: phone, emergencies, email, address, area, hours. */
export default function ContactDetails() {
  const {list} = useFormats();
  const emergency = emergencyHours();
  return (
    <div>
      <h2 className={styles.title}>
        {translate({id: 'footer.contact.title', message: 'Reach us'})}
      </h2>
      <PhoneLink className={styles.phone} />
      {emergency && <p>{emergency}</p>}
      <EmailLink className={styles.link} />
      <PostalAddress />
      <dl className={styles.details}>
        <dt>
          <Translate id="footer.contact.area">Service area</Translate>
        </dt>
        <dd>{serviceArea(list)}</dd>
        <dt>
          <Translate id="footer.contact.hours">Hours</Translate>
        </dt>
        {openingHours().map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </dl>
    </div>
  );
}
