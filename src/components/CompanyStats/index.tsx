import Translate, {translate} from '@docusaurus/Translate';
import Stats from '@site/src/components/Stats';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

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
          figure: (
            <>
              <span aria-hidden="true">{company.stats.emergency}</span>
              <span className={styles.spoken}>
                <Translate
                  id="components.companyStats.always"
                  description="Read aloud in place of 24/7, which many voices take for a date or a fraction"
                >
                  24 hours a day, every day
                </Translate>
              </span>
            </>
          ),
          label: translate({
            id: 'components.companyStats.emergency',
            message: 'emergency service',
          }),
        },
      ]}
    />
  );
}
