import Island from '@site/src/components/Island';
import Section from '@site/src/components/Section';
import InspectionForm from '@site/src/forms/inspection';

import Benefits from '../Benefits';
import ContactCard from '../ContactCard';
import Details from '../ContactCard/Details';
import styles from './styles.module.css';

/**
 * The form on the left, everything else on the right. Below 1000 px the form comes first, because every
 * "Book a free inspection" leads here.
 */
export default function Columns() {
  return (
    <Section tileEdge className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Island name="inspection">
            <InspectionForm />
          </Island>
        </div>
        <div>
          <ContactCard />
        </div>
        <div className={styles.aside}>
          <Details />
          <Benefits />
        </div>
      </div>
    </Section>
  );
}
