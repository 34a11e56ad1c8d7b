import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import CheckList from '@site/src/components/CheckList';
import Credentials from '@site/src/components/Credentials';
import {credentialItems} from '@site/src/components/Credentials/items';
import Fold from '@site/src/components/Fold';
import LicenseSearchLink from '@site/src/components/LicenseSearchLink';
import Section from '@site/src/components/Section';
import {company} from '@site/src/data/company';
import {useNumberFormat} from '@site/src/components/useFormats';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What people ask for before they sign: license, both insurances and warranty, as far as given. */
const ASKED_FOR = ['license', 'liability', 'workers', 'warranty'];

/** Reasons beside the picture and the mission, and below them the credentials. */
export default function WhyUs(): ReactNode {
  const picture = useBaseUrl('/img/why.svg');
  const number = useNumberFormat();
  const items = credentialItems();
  const asked = items.filter(({key}) => ASKED_FOR.includes(key));
  const others = items.filter(({key}) => !ASKED_FOR.includes(key));
  return (
    <Section background="sky" labelledBy="why-title">
      <div className={styles.why}>
        <figure className={styles.figure}>
          <img
            className={styles.picture}
            src={picture}
            width={560}
            height={680}
            loading="lazy"
            alt={translate({
              id: 'home.why.pictureAlt',
              message: 'A crew leader with a clipboard stands watch on a ridge at sunrise',
            })}
          />
          {company.veteranOwned && (
            <blockquote className={styles.mission} data-background="deep">
              <p>
                <Translate id="home.why.mission">
                  “Leave every post better than you found it. We were taught that once, and we owe
                  it to every family’s roof.”
                </Translate>
              </p>
              <footer>
                <Translate id="home.why.missionBy" values={{company: company.name}}>
                  {'Our mission, {company}'}
                </Translate>
              </footer>
            </blockquote>
          )}
        </figure>
        <div className={styles.reasons}>
          <h2 id="why-title">
            <Translate id="home.why.title">A roofer you can check before you call</Translate>
          </h2>
          <CheckList
            items={[
              company.veteranOwned && {
                key: 'veteran',
                title: <Translate id="home.why.veteranTitle">Veteran-owned</Translate>,
                text: (
                  <Translate id="home.why.veteranText">
                    On time, clean and written down. We brief you before the work and report after
                    it.
                  </Translate>
                ),
              },
              {
                key: 'licensed',
                title: company.statewide ? (
                  <Translate id="home.why.licensedTitle">Licensed statewide</Translate>
                ) : (
                  <Translate id="testimonials.trust.licensedTitle">Licensed</Translate>
                ),
                text: (
                  <Translate id="home.why.licensedText" values={{search: <LicenseSearchLink />}}>
                    {'Look the license up in the {search} before you let anyone on your roof.'}
                  </Translate>
                ),
              },
              {
                key: 'rated',
                title: company.bbb ? (
                  <Translate id="home.why.ratedTitle">Rated by the BBB and by customers</Translate>
                ) : (
                  <Translate id="otherwise.home.rated">Rated by customers</Translate>
                ),
                text: (
                  <Translate
                    id="home.why.ratedText"
                    values={{
                      total: number(stats.total),
                      average: number(stats.average),
                    }}
                  >
                    {
                      '{average} of 5 on average in {total} customer reviews. Read them, then ask us anything.'
                    }
                  </Translate>
                ),
              },
              company.maker !== null && {
                key: 'certified',
                title: <Translate id="home.why.certifiedTitle">Shingle-maker certified</Translate>,
                text: (
                  <Translate id="home.why.certifiedText">
                    Trained by the manufacturer to lay its shingles the way its warranty asks.
                  </Translate>
                ),
              },
              {
                key: 'insurance',
                title: (
                  <Translate id="home.why.insuranceTitle">Insurance paperwork in order</Translate>
                ),
                text: (
                  <Translate id="home.why.insuranceText">
                    Photos, measurements and dates in one file that you can hand to your insurer.
                  </Translate>
                ),
              },
            ].filter((item) => item !== false)}
          />
        </div>
      </div>
      <h3 className={styles.credentials}>
        {asked.length === ASKED_FOR.length ? (
          <Translate id="home.why.credentials">License, insurance and warranty</Translate>
        ) : (
          <Translate id="otherwise.check.title">What you can check yourself</Translate>
        )}
      </h3>
      <Credentials items={asked} />
      {others.length > 0 && (
        <Fold
          className={styles.others}
          summary={
            company.maker && company.bbb && company.address ? (
              <Translate id="home.why.otherCredentials">Training, ratings and address</Translate>
            ) : (
              <Translate id="otherwise.check.more">More that you can check</Translate>
            )
          }
        >
          <Credentials items={others} />
        </Fold>
      )}
    </Section>
  );
}
