import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import {InspectionButton, License} from '@site/src/components/company';
import WhoAnswers from '@site/src/components/WhoAnswers';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import {BadgeCheck, type LucideIcon, MapPin, Medal, ShieldCheck} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Badge = {icon: LucideIcon; label: ReactNode};

const badges = (): (Badge | false)[] => [
  company.veteranOwned && {
    icon: Medal,
    label: translate({id: 'home.hero.badgeVeteran', message: 'Veteran-owned'}),
  },
  {
    icon: ShieldCheck,
    label: <License />,
  },
  company.maker !== null && {
    icon: BadgeCheck,
    label: translate({id: 'home.hero.badgeCertified', message: 'Shingle-maker certified'}),
  },
];

/** First screen: what we do, where, why trust us, and the two actions. */
export default function Hero() {
  const region = useRegion();
  const wide = useBaseUrl('/img/scenes/hero-wide.svg');
  const narrow = useBaseUrl('/img/scenes/hero-narrow.svg');
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <Head>
        {/* Painted as a whole: half of it would move when the rest arrives. */}
        <link rel="expect" href="#hero" blocking="render" />
      </Head>
      <div className={styles.page}>
        <ul
          className={styles.badges}
          aria-label={translate({id: 'home.hero.badges', message: 'Why you can trust us'})}
        >
          {badges()
            .filter((badge) => badge !== false)
            .map(({icon: Icon, label}, index) => (
              <li key={index}>
                <Icon size={17} aria-hidden="true" />
                {label}
              </li>
            ))}
        </ul>
        <h1 id="hero-title" className={styles.title}>
          <Translate id="home.hero.title">The storm has passed. Let’s look at your roof.</Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.hero.lead">
            Free inspection, dated photos and a plain written report, from a licensed Florida
            roofer.
          </Translate>
        </p>
        <p className={styles.place}>
          <MapPin size={18} aria-hidden="true" />
          {company.statewide ? (
            <Translate id="home.hero.place" values={{region}}>
              {'Roofing in {region} and all of Florida'}
            </Translate>
          ) : (
            <Translate id="otherwise.home.place" values={{region}}>
              {'Roofing in {region}'}
            </Translate>
          )}
        </p>
        <div className={styles.actions}>
          <InspectionButton />
          <EmergencyPanel />
        </div>
        <WhoAnswers className={styles.answers} />
      </div>
      <picture className={styles.picture}>
        <source media="(min-width: 62.5em)" srcSet={wide} width={1600} height={760} />
        <img
          src={narrow}
          width={790}
          height={720}
          fetchPriority="high"
          alt={translate({
            id: 'home.hero.pictureAlt',
            message:
              'Morning after a storm: dark clouds move off over a Florida street while a roofer in a harness inspects a roof',
          })}
        />
      </picture>
    </section>
  );
}
