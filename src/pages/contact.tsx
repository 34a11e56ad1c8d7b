import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import AppNow from '@site/src/components/AppNow';
import PageHero from '@site/src/components/PageHero';
import PhoneLink from '@site/src/components/PhoneLink';
import {company} from '@site/src/data/company';
import InspectionForm from '@site/src/forms/inspection';
import Benefits from '@site/src/sections/contact/Benefits';
import Columns from '@site/src/sections/contact/Columns';
import ContactCard from '@site/src/sections/contact/ContactCard';
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
          modest
          scene="/img/scenes/contact.svg"
          title={<Translate id="contact.hero.title">Book your free roof inspection</Translate>}
          lead={
            <Translate
              id="contact.hero.lead"
              values={{
                hours: company.responseHours,
                phone: (
                  <PhoneLink>
                    <Translate id="contact.hero.call" values={{phone: company.phone.display}}>
                      {'call {phone}'}
                    </Translate>
                  </PhoneLink>
                ),
              }}
            >
              {
                'Three fields are enough. We call back within {hours} hours. If water is coming in, {phone} now.'
              }
            </Translate>
          }
        />
        <Columns form={<InspectionForm />}>
          <ContactCard />
          <Benefits />
        </Columns>
      </main>
    </Layout>
  );
}
