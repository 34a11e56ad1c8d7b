import {translate} from '@docusaurus/Translate';
import Stats from '@site/src/components/Stats';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** The four figures of the company, on home and about. */
export default function CompanyStats(): ReactNode {
  return (
    <Stats
      stats={[
        {
          key: 'roofs',
          figure: company.stats.roofsInProgress,
          label: translate({id: 'components.companyStats.roofs', message: 'roofs in progress'}),
        },
        {
          key: 'years',
          figure: company.stats.yearsOfExperience,
          label: translate({
            id: 'components.companyStats.years',
            message: 'years of experience, the crew combined',
          }),
        },
        {
          key: 'rating',
          figure: company.bbbRating,
          label: translate({id: 'components.companyStats.rating', message: 'BBB rating'}),
        },
        {
          key: 'emergency',
          figure: company.stats.emergency,
          label: translate({
            id: 'components.companyStats.emergency',
            message: 'emergency service',
          }),
        },
      ]}
    />
  );
}
