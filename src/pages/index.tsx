import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Button from '@site/src/components/Button';
import CompanyStats from '@site/src/components/CompanyStats';
import FinalCta from '@site/src/components/FinalCta';
import {useRegion} from '@site/src/components/useRegion';
import {useDone} from '@site/src/components/useServices';
import {company} from '@site/src/data/company';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {routes} from '@site/src/data/routes';
import {titleWithName} from '@site/src/lib/headTitle';
import {answerTime} from '@site/src/lib/hours';
import FinishedJobs from '@site/src/sections/home/FinishedJobs';
import Hero from '@site/src/sections/home/Hero';
import MainServices from '@site/src/sections/home/MainServices';
import MoreServices from '@site/src/sections/home/MoreServices';
import Process from '@site/src/sections/home/Process';
import Reviews from '@site/src/sections/home/Reviews';
import ValuePoints from '@site/src/sections/home/ValuePoints';
import WhyUs from '@site/src/sections/home/WhyUs';
import Layout from '@theme/Layout';

export default function Home() {
  const region = useRegion();
  const within = answerTime();
  const comesInStorms = useDone('storm-damage-repair', EMERGENCY_SLUG);
  return (
    <Layout>
      <PageMetadata
        title={titleWithName(
          [
            translate({id: 'home.meta.title', message: 'Roof inspection and repair in Florida'}),
            translate({id: 'otherwise.home.title', message: 'Roofers in Florida'}),
          ],
          company.name,
        )}
        description={
          company.veteranOwned && company.emergency && comesInStorms
            ? translate(
                {
                  id: 'home.meta.description',
                  message:
                    'Veteran-owned, licensed Florida roofer in {region}. Free roof inspections with dated photos and a written report, storm repair and 24/7 emergency tarping.',
                },
                {region},
              )
            : translate(
                {
                  id: 'otherwise.home.description',
                  message:
                    'Licensed Florida roofer in {region}. Free roof inspections with dated photos and a written report.',
                },
                {region},
              )
        }
      />
      <main>
        <Hero />
        <ValuePoints />
        <CompanyStats />
        <Reviews />
        <MainServices />
        <WhyUs />
        <FinishedJobs />
        <Process />
        <MoreServices />
        <FinalCta
          title={
            <Translate id="home.cta.title">
              Find out what your roof needs. It costs nothing to know.
            </Translate>
          }
          lead={
            within === null ? (
              <Translate id="about.cta.lead">
                The inspection is free. You keep the report, whoever you hire.
              </Translate>
            ) : (
              <Translate id="home.cta.lead" values={{within}}>
                {'An hour on your roof, a written report, and a reply within {within}.'}
              </Translate>
            )
          }
        >
          <Button to={routes.contact}>
            <Translate id="header.action.scheduleInspection">Schedule Inspection</Translate>
          </Button>
          <Button variant="ghost" to={routes.about}>
            <Translate id="home.cta.about">Learn About Company</Translate>
          </Button>
        </FinalCta>
      </main>
    </Layout>
  );
}
