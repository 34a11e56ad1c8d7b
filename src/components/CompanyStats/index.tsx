import Translate, {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import Stats, {type Stat} from '@site/src/components/Stats';
import {company, isGiven} from '@site/src/data/company';

/** The figures of the company, on home and about, as far as they are given. */
export default function CompanyStats() {
  const {
    bbb,
    emergency,
    stats: {roofsInProgress, yearsOfExperience},
  } = company;
  const stats: (Stat | false)[] = [
    roofsInProgress !== null && {
      figure: roofsInProgress,
      label: translate({id: 'components.companyStats.roofs', message: 'roofs in progress'}),
      source: isGiven('permitRecords') && (
        <a href="#receipt-title">
          <Translate id="components.companyStats.permits">
            each new one has a public permit
          </Translate>
        </a>
      ),
    },
    yearsOfExperience !== null && {
      figure: yearsOfExperience,
      label: translate({
        id: 'components.companyStats.years',
        message: 'years of experience, the crew combined',
      }),
    },
    bbb !== null && {
      figure: bbb.rating,
      label: translate({id: 'components.companyStats.rating', message: 'BBB rating'}),
    },
    emergency !== null && {
      figure: (
        <>
          <span aria-hidden="true">{emergency}</span>
          <span className="spoken">
            <Translate
              id="components.companyStats.always"
              description="Read aloud in place of 24/7, which many voices take for a date or a fraction"
            >
              24 hours a day, every day
            </Translate>
          </span>
        </>
      ),
      label: translate({id: 'components.companyStats.emergency', message: 'emergency service'}),
    },
  ];
  return (
    stats.some(Boolean) && (
      <Section background="sand" tight>
        <Stats stats={stats} />
      </Section>
    )
  );
}
