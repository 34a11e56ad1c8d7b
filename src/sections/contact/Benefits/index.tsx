import Translate from '@docusaurus/Translate';
import IconList from '@site/src/components/IconList';
import {useClaimsHelp} from '@site/src/components/useServices';
import {company} from '@site/src/data/company';

import styles from './styles.module.css';

/** Why choose us, in a line each. */
export default function Benefits() {
  const helpsWithClaims = useClaimsHelp();
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={styles.title}>
        <Translate id="contact.benefits.title">What you can count on</Translate>
      </h2>
      <IconList
        checks
        heading="span"
        items={[
          company.veteranOwned && {
            title: <Translate id="contact.benefits.veteran">Veteran-owned</Translate>,
          },
          {
            title: (
              <Translate id="contact.benefits.licensed" values={{license: company.license}}>
                {'Licensed, {license}'}
              </Translate>
            ),
          },
          company.bbb !== null && {
            title: (
              <Translate id="contact.benefits.bbb" values={{rating: company.bbb.rating}}>
                {'BBB rating {rating}'}
              </Translate>
            ),
          },
          company.maker !== null && {
            title: <Translate id="contact.benefits.certified">Shingle-maker certified</Translate>,
          },
          helpsWithClaims && {
            title: (
              <Translate id="contact.benefits.insurance">Insurance claim consultations</Translate>
            ),
          },
          {
            title: <Translate id="contact.benefits.free">Free inspections</Translate>,
          },
        ]}
      />
    </section>
  );
}
