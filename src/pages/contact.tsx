import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import PageHero from '@site/src/components/PageHero';
import {company} from '@site/src/data/company';
import {answerTime} from '@site/src/lib/hours';
import Columns from '@site/src/sections/contact/Columns';
import CallLine from '@site/src/sections/contact/CallLine';
import Layout from '@theme/Layout';

export default function Contact() {
  const within = answerTime();
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'contact.meta.title', message: 'Book a free roof inspection'})}
        description={[
          translate({
            id: 'contact.meta.description',
            message: 'Book a free roof inspection: three fields are all we need.',
          }),
          within !== null &&
            translate(
              {id: 'contact.hero.reply', message: 'We’ll call you back within {within}.'},
              {within},
            ),
          company.emergency &&
            translate({
              id: 'contact.meta.emergency',
              message: 'For emergencies we answer the phone 24/7.',
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <main>
        <PageHero
          scene="/img/scenes/contact.svg"
          title={<Translate id="contact.hero.title">Book your free roof inspection</Translate>}
          lead={
            <>
              <Translate id="contact.hero.lead">Three fields are all we need.</Translate>{' '}
              {within !== null && (
                <Translate id="contact.hero.reply" values={{within}}>
                  {'We call back within {within}.'}
                </Translate>
              )}
            </>
          }
        >
          <CallLine />
        </PageHero>
        <Columns />
      </main>
    </Layout>
  );
}
