import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import Credentials from '@site/src/components/Credentials';
import IconList from '@site/src/components/IconList';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import {useClaimsHelp} from '@site/src/components/useServices';
import {company} from '@site/src/data/company';

import styles from './styles.module.css';

/**
 * Reasons beside the picture and the mission. The last offers help with claims, where there is such a service:
 * below it the notice, and the receipt of what can be checked.
 */
export default function WhyUs() {
  const helpsWithClaims = useClaimsHelp();
  const picture = useBaseUrl('/img/why.svg');
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
          <IconList
            checks
            items={[
              company.veteranOwned && {
                title: <Translate id="home.why.veteranTitle">Veteran-owned</Translate>,
                text: (
                  <Translate id="home.why.veteranText">
                    On time, clean and written down. We brief you before the work and report after
                    it.
                  </Translate>
                ),
              },
              company.maker !== null && {
                title: <Translate id="home.why.certifiedTitle">Shingle-maker certified</Translate>,
                text: (
                  <Translate id="home.why.certifiedText">
                    Trained by the manufacturer to lay its shingles the way its warranty requires.
                  </Translate>
                ),
              },
              helpsWithClaims && {
                title: (
                  <Translate id="home.why.insuranceTitle">Insurance paperwork in order</Translate>
                ),
                text: (
                  <Translate id="home.why.insuranceText">
                    We document the damage in one file that you can hand to your insurer, and
                    explain the steps. Your insurer decides.
                  </Translate>
                ),
              },
            ]}
          />
        </div>
      </div>
      <Split className={styles.check}>
        {helpsWithClaims && company.claimsNotice === 'at the offer' && <ClaimsNotice />}
        <Credentials />
      </Split>
    </Section>
  );
}
