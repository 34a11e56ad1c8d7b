import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import Prose from '@site/src/components/Prose';
import Section from '@site/src/components/Section';
import ServiceLinks from '@site/src/components/ServiceLinks';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import type {ReactNode} from 'react';

import ServiceCta, {type Cta} from '../ServiceCta';
import ServiceHead from '../ServiceHead';
import styles from './styles.module.css';

type Props = {
  slug: string;
  title: string;
  cta: Cta;
  /** Set where the page shows in English in another language. */
  lang?: string;
  notice?: ReactNode;
  /** The body, rendered from MDX. */
  children: ReactNode;
};

/** One service: its text, the CTA beside it, the other services below. */
export default function ServicePage({slug, title, cta, lang, notice, children}: Props): ReactNode {
  const card = services.find((service) => service.slug === slug);
  const others = services.filter((service) => service.slug !== slug);
  const isEmergency = slug === EMERGENCY_SLUG;
  return (
    <>
      <article>
        {card && (
          <ServiceHead
            {...card}
            title={title}
            action={cta.buttonText}
            isEmergency={isEmergency}
            lang={lang}
          />
        )}
        <Section tileEdge className={styles.section}>
          <div className={styles.columns}>
            <div>
              {notice}
              <Prose className={isEmergency ? styles.emergency : undefined} lang={lang}>
                {children}
              </Prose>
            </div>
            <div>
              <ServiceCta cta={cta} isSecond={isEmergency} lang={lang} />
            </div>
          </div>
        </Section>
      </article>
      {others.length > 0 && (
        <Section background="sand" labelledBy="other-services-title" tight>
          <h2 id="other-services-title" className={styles.title}>
            <Translate id="services.page.others">Our other services</Translate>
          </h2>
          <ServiceLinks
            services={others}
            compact
            all={<Translate id="services.page.all">All services</Translate>}
          />
        </Section>
      )}
    </>
  );
}
