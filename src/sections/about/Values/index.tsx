import Translate from '@docusaurus/Translate';
import IconList, {type IconListItem} from '@site/src/components/IconList';
import Section from '@site/src/components/Section';
import {company} from '@site/src/data/company';
import {answerTime} from '@site/src/lib/hours';
import {Compass, HandHeart, Hammer, House} from 'lucide-react';

const values = (within: string | null): IconListItem[] => [
  {
    icon: Compass,
    title: <Translate id="about.values.integrityTitle">Integrity</Translate>,
    text: (
      <Translate id="about.values.integrityText">
        We say what we see, even when it means there’s no work for us.
      </Translate>
    ),
  },
  {
    icon: Hammer,
    title: <Translate id="about.values.excellenceTitle">Excellence</Translate>,
    text: (
      <Translate id="about.values.excellenceText">
        To code, to the manufacturer’s instructions, and checked by a second pair of eyes.
      </Translate>
    ),
  },
  {
    icon: HandHeart,
    title: <Translate id="about.values.serviceTitle">Service</Translate>,
    text: (
      <>
        {within === null ? (
          <Translate id="home.values.inspectionText">
            No charge, no obligation. You keep the photos and the report.
          </Translate>
        ) : (
          <Translate id="about.values.serviceText" values={{within}}>
            {'A reply within {within}.'}
          </Translate>
        )}{' '}
        {company.emergency && (
          <Translate id="about.values.serviceEmergency">In an emergency, day or night.</Translate>
        )}
      </>
    ),
  },
  {
    icon: House,
    title: <Translate id="about.values.communityTitle">Community</Translate>,
    text: (
      <Translate id="about.values.communityText">
        We live here. Our own roofs stand in the same storms as yours.
      </Translate>
    ),
  },
];

/** Four values, each as something that a customer can notice. */
export default function Values() {
  return (
    <Section
      background="sky"
      labelledBy="values-title"
      title={<Translate id="about.values.title">How we work: four values</Translate>}
    >
      <IconList items={values(answerTime())} />
    </Section>
  );
}
