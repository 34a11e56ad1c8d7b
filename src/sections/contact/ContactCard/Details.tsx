import Translate from '@docusaurus/Translate';
import {EmailLink} from '@site/src/components/company';
import PostalAddress from '@site/src/components/PostalAddress';
import {useFormats} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import {answerTime, serviceArea} from '@site/src/lib/hours';

import styles from './styles.module.css';

/** The rest of the card: email, service area and address, which nobody in a hurry looks for. */
export default function Details() {
  const {list} = useFormats();
  const {address, towns} = company;
  const within = answerTime();
  return (
    <dl className={styles.details}>
      <div>
        <dt>
          <Translate id="contact.card.email">Email</Translate>
        </dt>
        <dd>
          <EmailLink className={styles.email} />
        </dd>
        {within !== null && (
          <dd>
            <Translate id="contact.card.emailNote" values={{within}}>
              {'We answer within {within}.'}
            </Translate>
          </dd>
        )}
      </div>
      <div>
        <dt>
          <Translate id="contact.card.area">Service area</Translate>
        </dt>
        <dd>{serviceArea(list)}</dd>
        {towns.length > 0 && (
          <dd>
            <Translate id="contact.card.towns" values={{towns: list(towns)}}>
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
    </dl>
  );
}
