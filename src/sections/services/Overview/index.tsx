import Translate from '@docusaurus/Translate';
import Breadcrumb from '@site/src/components/Breadcrumb';
import FinalCta from '@site/src/components/FinalCta';
import {InspectionButton} from '@site/src/components/company';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  title: string;
  /** Set where the page shows in English in another language. */
  lang?: string;
  notice?: ReactNode;
  /** Introduction and list, rendered from `services/index.mdx`. */
  children: ReactNode;
};

/** All services. */
export default function Overview({title, lang, notice, children}: Props) {
  return (
    <>
      <PageHero
        scene="/img/scenes/services.svg"
        before={
          <Breadcrumb
            trail={['home']}
            current={<Translate id="navigation.link.services">Services</Translate>}
          />
        }
        title={<span lang={lang}>{title}</span>}
      />
      <Section tileEdge tight>
        {notice}
        <div className={styles.overview} lang={lang}>
          {children}
        </div>
      </Section>
      <FinalCta
        title={<Translate id="services.cta.title">Not sure which one you need?</Translate>}
        lead={
          <Translate id="services.cta.lead">
            Most people aren’t. A free inspection will tell you.
          </Translate>
        }
      >
        <InspectionButton />
      </FinalCta>
    </>
  );
}
