import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import CompanyStats from '@site/src/components/CompanyStats';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import FinishedJobs from '@site/src/sections/home/FinishedJobs';
import Hero from '@site/src/sections/home/Hero';
import HomeCta from '@site/src/sections/home/HomeCta';
import MainServices from '@site/src/sections/home/MainServices';
import MoreServices from '@site/src/sections/home/MoreServices';
import Process from '@site/src/sections/home/Process';
import Reviews from '@site/src/sections/home/Reviews';
import ValuePoints from '@site/src/sections/home/ValuePoints';
import WhyUs from '@site/src/sections/home/WhyUs';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  const region = useRegion();
  return (
    <Layout>
      <PageMetadata
        title={translate({
          id: 'home.meta.title',
          message: 'Roof inspection and repair in Florida',
        })}
        description={
          company.veteranOwned && company.emergency
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
                    'Licensed Florida roofer in {region}. Free roof inspections with dated photos and a written report, and storm repair.',
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
        <HomeCta />
      </main>
    </Layout>
  );
}
