import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import PageHero from '@site/src/components/PageHero';
import JoinCta from '@site/src/sections/testimonials/JoinCta';
import Rating from '@site/src/sections/testimonials/Rating';
import Reviews from '@site/src/sections/testimonials/Reviews';
import ReviewStats from '@site/src/sections/testimonials/ReviewStats';
import Trust from '@site/src/sections/testimonials/Trust';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Testimonials(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({
          id: 'testimonials.meta.title',
          message: 'Reviews from Tampa Bay homeowners',
        })}
        description={translate({
          id: 'testimonials.meta.description',
          message:
            'What homeowners in Hillsborough, Pinellas and Pasco say about Palm Sentry Roofing: 4.8 of 5 stars on average, based on 21 reviews.',
        })}
      />
      <main>
        <PageHero
          scene="/img/scenes/testimonials.svg"
          title={
            <Translate id="testimonials.hero.title">
              What neighbors say once the crew has gone
            </Translate>
          }
          lead={
            <Translate id="testimonials.hero.lead">
              Every review is from a customer whose roof we have been on.
            </Translate>
          }
        >
          <Rating />
        </PageHero>
        <ReviewStats />
        <Reviews />
        <JoinCta />
        <Trust />
      </main>
    </Layout>
  );
}
