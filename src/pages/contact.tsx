import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import AppNow from '@site/src/components/AppNow';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import PageHero from '@site/src/components/PageHero';
import {company} from '@site/src/data/company';
import InspectionForm from '@site/src/forms/inspection';
import Benefits from '@site/src/sections/contact/Benefits';
import Columns from '@site/src/sections/contact/Columns';
import ContactCard from '@site/src/sections/contact/ContactCard';
import Details from '@site/src/sections/contact/ContactCard/Details';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Contact(): ReactNode {
  return (
    <Layout>
      <AppNow />
      <PageMetadata
        title={translate({id: 'contact.meta.title', message: 'Book a free roof inspection'})}
        description={translate(
          {
            id: 'contact.meta.description',
            message:
              'Ask for a free roof inspection anywhere in Florida. Three fields are enough, and we call back within {hours} hours. For emergencies we answer the phone 24/7.',
          },
          {hours: company.responseHours},
        )}
      />
      <main>
        <PageHero
          scene="/img/scenes/contact.svg"
          title={<Translate id="contact.hero.title">Book your free roof inspection</Translate>}
          lead={
            <Translate id="contact.hero.lead" values={{hours: company.responseHours}}>
              {'Three fields are enough. We call back within {hours} hours.'}
            </Translate>
          }
        />
        <Columns call={<ContactCard />} form={<InspectionForm />} notice={<ClaimsNotice />}>
          <Details />
          <Benefits />
        </Columns>
      </main>
    </Layout>
  );
}
