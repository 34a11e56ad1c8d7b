import Translate, {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** How the company came to be, as far as it is given. */
export default function Story(): ReactNode {
  const region = useRegion();
  const {
    foundedYear,
    veteranOwned,
    stats: {yearsOfExperience},
  } = company;
  const isFoundedByVeterans = veteranOwned && foundedYear !== null;
  return (
    <Section labelledBy="story-title" tileEdge>
      <div className={styles.story}>
        <h2 id="story-title">
          {isFoundedByVeterans ? (
            <Translate id="about.story.title">Three quotes, three different roofs</Translate>
          ) : (
            company.name
          )}
        </h2>
        <div className={styles.text}>
          {isFoundedByVeterans && (
            <p>
              <Translate
                id="about.story.founding"
                values={{year: String(foundedYear), company: company.name, region}}
              >
                {
                  'In {year}, two veterans in {region} kept hearing the same story from neighbors: three quotes, three different roofs, and nobody who had shown them a single photo. We founded {company} to do the opposite.'
                }
              </Translate>
            </p>
          )}
          {veteranOwned && (
            <p>
              <Translate id="about.story.habits">
                The habits come from the service. Look first, then speak. Write it down, with the
                date. Brief people before the work and report to them after it. Leave the place
                better than you found it.
              </Translate>
            </p>
          )}
          <p>
            {/* Elsewhere "25+" reads "more than 25". */}
            {[
              yearsOfExperience !== null &&
                translate(
                  {
                    id: 'about.story.today',
                    message:
                      'Today the crew brings {number}+ years of combined experience to shingle, metal, tile and flat roofs.',
                  },
                  {number: Number.parseInt(yearsOfExperience, 10)},
                ),
              translate({
                id: 'about.story.begin',
                message:
                  'Every job still begins the same way: a free inspection, and a report that says what is fine as well as what is not.',
              }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      </div>
    </Section>
  );
}
