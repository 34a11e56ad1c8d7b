import Translate from '@docusaurus/Translate';
import Credentials from '@site/src/components/Credentials';
import {bbbLink, yearsText} from '@site/src/components/Credentials/items';
import FactList, {type Fact} from '@site/src/components/FactList';
import {LicenseSearchLink} from '@site/src/components/company';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import {company} from '@site/src/data/company';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The credentials that this page explains in more words. */
function certifications(): Fact[] {
  const {maker, bbb, warranty} = company;
  const license = <b className={styles.value}>{company.license}</b>;
  const search = <LicenseSearchLink />;
  const facts: (Fact | null)[] = [
    {
      title: <Translate id="about.certifications.licenseTitle">Licensed contractor</Translate>,
      text: company.statewide ? (
        <Translate id="about.certifications.licenseText" values={{license, search}}>
          {'Florida roofing license {license}, valid statewide. Look it up in the {search}.'}
        </Translate>
      ) : (
        <Translate id="testimonials.trust.licensedText" values={{license, search}}>
          {'{license}, in the {search}.'}
        </Translate>
      ),
    },
    maker && {
      title: (
        <Translate id="about.certifications.makerTitle">Shingle-manufacturer certified</Translate>
      ),
      text: (
        <>
          <b className={clsx(styles.value, styles.line)}>
            {`${maker.name}, ${maker.certification}`}
          </b>
          <Translate id="about.certifications.makerText">
            Trained by the manufacturer to lay its shingles the way its warranty requires. We show
            you the certificate with the quote.
          </Translate>
        </>
      ),
    },
    bbb && {
      title: (
        <Translate id="about.certifications.bbbTitle" values={{rating: bbb.rating}}>
          {'Rated {rating} by the BBB'}
        </Translate>
      ),
      text: (
        <>
          <Translate id="about.certifications.bbbText">
            The Better Business Bureau rates how a company answers its customers. Look us up by
            name.
          </Translate>{' '}
          {bbbLink()}
        </>
      ),
    },
    warranty && {
      title: <Translate id="components.credentials.warranty">Workmanship warranty</Translate>,
      text: (
        <>
          <b className={clsx(styles.value, styles.line)}>{yearsText(warranty.years)}</b>
          <Translate id="components.credentials.warrantyNote">On our work, in writing</Translate>
        </>
      ),
    },
  ];
  return facts.filter((fact) => fact !== null);
}

/** The certifications, and the receipt of what can be checked. */
export default function Certifications(): ReactNode {
  return (
    <Section
      labelledBy="certifications-title"
      title={
        company.maker && company.bbb ? (
          <Translate id="about.certifications.title">Our license, rating and training</Translate>
        ) : (
          <Translate id="otherwise.check.title">What you can check yourself</Translate>
        )
      }
    >
      <Split>
        <FactList facts={certifications()} />
        <Credentials />
      </Split>
    </Section>
  );
}
