import Translate from '@docusaurus/Translate';
import services from '@generated/services-data/default/cards.json';
import Breadcrumb from '@site/src/components/Breadcrumb';
import Button from '@site/src/components/Button';
import CallCard from '@site/src/components/CallCard';
import EmergencyPanel from '@site/src/components/EmergencyPanel';
import {License} from '@site/src/components/company';
import Prose from '@site/src/components/Prose';
import Section from '@site/src/components/Section';
import ServiceLinks from '@site/src/components/ServiceLinks';
import Split from '@site/src/components/Split';
import {company} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {EMERGENCY_SLUG, type ServiceCard} from '@site/src/data/services';
import type {ReactNode} from 'react';

import PriceRow from '../PriceRow';
import Proof from '../Proof';
import styles from './styles.module.css';

export type Cta = {title: string; description: string; buttonText: string};

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

/**
 * Title and summary under the breadcrumb, and the price in a row below: the picture, with its numbers, is in
 * the text. On the emergency page the number stands beside them, with the license, because the top bar is
 * hidden on phones.
 */
function Head({
  card: {slug, summary},
  title,
  cta,
  lang,
}: Omit<Props, 'slug' | 'children'> & {card: ServiceCard}) {
  const isEmergency = slug === EMERGENCY_SLUG;
  return (
    <header className={styles.head}>
      <div className={styles.page}>
        <Breadcrumb trail={['home', 'services']} current={title} lang={lang} />
        <div className={isEmergency ? styles.withCall : undefined} lang={lang}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.summary}>{summary}</p>
            {!isEmergency && (
              <Button to={routes.contact} className={styles.action}>
                {cta.buttonText}
              </Button>
            )}
          </div>
          {isEmergency && (
            <div>
              <EmergencyPanel
                first
                label={
                  company.emergency ? (
                    <Translate id="contact.card.emergency">24/7 for emergencies</Translate>
                  ) : (
                    <Translate id="callBanner.region.label">Call us</Translate>
                  )
                }
              />
              <CallCard />
              <p className={styles.license}>
                <License />
              </p>
            </div>
          )}
        </div>
        <PriceRow slug={slug} />
      </div>
    </header>
  );
}

/**
 * One service: its text; beside it the proof, and the CTA, which follows whoever reads; the other services below.
 */
export default function ServicePage({slug, title, cta, lang, notice, children}: Props) {
  const card = services.find((service) => service.slug === slug);
  const others = services.filter((service) => service.slug !== slug);
  const isEmergency = slug === EMERGENCY_SLUG;
  return (
    <>
      <article>
        {card && <Head card={card} title={title} cta={cta} lang={lang} />}
        <Section tileEdge className={styles.section}>
          <Split at="8-4">
            <div>
              {notice}
              <Prose className={isEmergency ? styles.firstSteps : undefined} lang={lang}>
                {children}
              </Prose>
            </div>
            <div className={styles.column}>
              <Proof slug={slug} />
              <aside className={styles.cta} aria-labelledby="service-cta-title">
                <div className={styles.card} lang={lang}>
                  <h2 id="service-cta-title" className={styles.ctaTitle}>
                    {cta.title}
                  </h2>
                  <p className={styles.ctaText}>{cta.description}</p>
                  <Button
                    to={routes.contact}
                    variant={isEmergency ? 'ghost' : 'primary'}
                    className={styles.second}
                  >
                    {cta.buttonText}
                  </Button>
                </div>
                {/* The page of an emergency begins with the number. */}
                {!isEmergency && <EmergencyPanel />}
              </aside>
            </div>
          </Split>
        </Section>
      </article>
      {others.length > 0 && (
        <Section background="sand" labelledBy="other-services-title" tight>
          <h2 id="other-services-title" className={styles.others}>
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
