import Translate from '@docusaurus/Translate';
import Credentials from '@site/src/components/Credentials';
import Section from '@site/src/components/Section';
import {company} from '@site/src/data/company';

/** The receipt of what can be checked, with a sentence in each row. */
export default function Certifications() {
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
      <Credentials extent="explained" />
    </Section>
  );
}
