import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import PageHero from '@site/src/components/PageHero';
import {useFormats} from '@site/src/components/useFormats';
import {useRegion} from '@site/src/components/useRegion';
import {company} from '@site/src/data/company';
import {ENOUGH_REVIEWS} from '@site/src/data/reviews';
import JoinCta from '@site/src/sections/testimonials/JoinCta';
import Reviews from '@site/src/sections/testimonials/Reviews';
import ReviewStats from '@site/src/sections/testimonials/ReviewStats';
import Trust from '@site/src/sections/testimonials/Trust';
import Layout from '@theme/Layout';

export default function Testimonials() {
  const {number, list} = useFormats();
  const whose = {company: company.name, counties: list(company.counties)};
  return (
    <Layout>
      <PageMetadata
        title={translate(
          {id: 'testimonials.meta.title', message: 'Reviews from {region} homeowners'},
          {region: useRegion()},
        )}
        description={
          stats.total < ENOUGH_REVIEWS
            ? translate(
                {
                  id: 'otherwise.testimonials.description',
                  message: 'What homeowners in {counties} say about {company}, in their own words.',
                },
                whose,
              )
            : translate(
                {
                  id: 'testimonials.meta.description',
                  message:
                    'What homeowners in {counties} say about {company}: {average} of 5 stars on average, based on {total} reviews.',
                },
                {...whose, average: number(stats.average), total: number(stats.total)},
              )
        }
      />
      <main>
        <PageHero
          scene="/img/scenes/testimonials.svg"
          title={
            <Translate id="testimonials.hero.title">
              What neighbors say after the crew has left
            </Translate>
          }
          lead={
            <Translate id="testimonials.hero.lead">
              Every review is from a customer whose roof we have been on.
            </Translate>
          }
        >
          <ReviewStats />
        </PageHero>
        <Reviews />
        <JoinCta />
        <Trust />
      </main>
    </Layout>
  );
}
