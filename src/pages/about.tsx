import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import CompanyStats from '@site/src/components/CompanyStats';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import AboutCta from '@site/src/sections/about/AboutCta';
import Certifications from '@site/src/sections/about/Certifications';
import Reasons from '@site/src/sections/about/Reasons';
import Story from '@site/src/sections/about/Story';
import Team from '@site/src/sections/about/Team';
import Values from '@site/src/sections/about/Values';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function About(): ReactNode {
  const region = useRegion();
  return (
    <Layout>
      <PageMetadata
        title={translate(
          {id: 'about.meta.title', message: 'Veteran-owned roofers in {region}'},
          {region},
        )}
        description={translate(
          {
            id: 'about.meta.description',
            message:
              'A veteran-owned roofing contractor in {region}, founded in {year} and licensed in all of Florida: who we are, what we stand for and how to check it.',
          },
          {year: String(company.foundedYear), region},
        )}
      />
      <main>
        <PageHero
          scene="/img/scenes/about.svg"
          title={
            <Translate id="about.hero.title">
              Veterans who took up roofing and kept the habits
            </Translate>
          }
          lead={
            <Translate id="about.hero.lead" values={{company: company.name, region}}>
              {
                '{company} is a veteran-owned contractor. Home is {region}; the license covers all of Florida.'
              }
            </Translate>
          }
        />
        <Story />
        <Section background="sand" tight>
          <CompanyStats />
        </Section>
        <Team />
        <Values />
        <Certifications />
        <Reasons />
        <AboutCta />
      </main>
    </Layout>
  );
}
