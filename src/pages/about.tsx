import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import CompanyStats from '@site/src/components/CompanyStats';
import FinalCta from '@site/src/components/FinalCta';
import {InspectionButton, PhoneButton} from '@site/src/components/company';
import PageHero from '@site/src/components/PageHero';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import Certifications from '@site/src/sections/about/Certifications';
import Reasons from '@site/src/sections/about/Reasons';
import Story from '@site/src/sections/about/Story';
import Values from '@site/src/sections/about/Values';
import Layout from '@theme/Layout';

export default function About() {
  const region = useRegion();
  const {foundedYear, statewide, veteranOwned} = company;
  const lead = translate(
    {
      id: 'otherwise.about.lead',
      message: '{company} is a licensed Florida roofing contractor based in {region}.',
    },
    {company: company.name, region},
  );
  return (
    <Layout>
      <PageMetadata
        title={
          veteranOwned
            ? translate(
                {id: 'about.meta.title', message: 'Veteran-owned roofers in {region}'},
                {region},
              )
            : translate({id: 'otherwise.about.meta', message: 'Roofers in {region}'}, {region})
        }
        description={
          veteranOwned && foundedYear !== null && statewide
            ? translate(
                {
                  id: 'about.meta.description',
                  message:
                    'A veteran-owned roofing contractor in {region}, founded in {year} and licensed in all of Florida: who we are, what we stand for and how to check it.',
                },
                {year: String(foundedYear), region},
              )
            : lead
        }
      />
      <main>
        <PageHero
          scene="/img/scenes/about.svg"
          title={
            veteranOwned ? (
              <Translate id="about.hero.title">
                Veterans who took up roofing and kept the habits
              </Translate>
            ) : (
              <Translate id="otherwise.about.title">The people who work on your roof</Translate>
            )
          }
          lead={
            veteranOwned && statewide ? (
              <Translate id="about.hero.lead" values={{company: company.name, region}}>
                {
                  '{company} is a veteran-owned contractor. We’re based in {region}, and our license covers all of Florida.'
                }
              </Translate>
            ) : (
              lead
            )
          }
        />
        <Story />
        <CompanyStats />
        <Values />
        <Certifications />
        <Reasons />
        <FinalCta
          title={<Translate id="about.cta.title">See for yourself how we work</Translate>}
          lead={
            <Translate id="about.cta.lead">
              The inspection is free. You keep the report, whoever you hire.
            </Translate>
          }
        >
          <InspectionButton />
          <PhoneButton />
        </FinalCta>
      </main>
    </Layout>
  );
}
