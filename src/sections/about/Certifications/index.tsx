import Translate from '@docusaurus/Translate';
import LicenseSearchLink from '@site/src/components/LicenseSearchLink';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Three certifications, each with how to check it. */
export default function Certifications(): ReactNode {
  return (
    <Section labelledBy="certifications-title">
      <SectionTitle
        id="certifications-title"
        title={
          <Translate id="about.certifications.title">Our license, rating and training</Translate>
        }
      />
      <dl className={styles.list}>
        <div>
          <dt>
            <Translate id="about.certifications.licenseTitle">Licensed contractor</Translate>
          </dt>
          <dd>
            <Translate
              id="about.certifications.licenseText"
              values={{
                license: <b className={styles.number}>{company.license}</b>,
                search: <LicenseSearchLink />,
              }}
            >
              {
                'Florida roofing license {license}, valid in the whole state. Look it up in the {search}.'
              }
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="about.certifications.makerTitle">
              Shingle-manufacturer certified
            </Translate>
          </dt>
          <dd>
            <Translate id="about.certifications.makerText">
              Trained by the manufacturer to lay its shingles the way its warranty asks. We show you
              the certificate with the quote.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="about.certifications.bbbTitle" values={{rating: company.bbbRating}}>
              {'Rated {rating} by the BBB'}
            </Translate>
          </dt>
          <dd>
            <Translate id="about.certifications.bbbText">
              The Better Business Bureau rates how a company answers its customers. Look us up by
              name.
            </Translate>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
