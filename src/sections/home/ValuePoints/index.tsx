import Translate, {translate} from '@docusaurus/Translate';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import IconList, {type IconListItem} from '@site/src/components/IconList';
import Section from '@site/src/components/Section';
import {company} from '@site/src/data/company';
import {FileText, Search, Umbrella} from 'lucide-react';
import type {ReactNode} from 'react';

const points: (IconListItem | false)[] = [
  {
    key: 'inspection',
    icon: Search,
    title: <Translate id="home.values.inspectionTitle">Free inspections</Translate>,
    text: (
      <Translate id="home.values.inspectionText">
        No charge, no obligation. You keep the photos and the report.
      </Translate>
    ),
  },
  {
    key: 'insurance',
    icon: FileText,
    title: <Translate id="home.values.insuranceTitle">Insurance help</Translate>,
    text: (
      <Translate id="home.values.insuranceText">
        We document the damage and explain the steps. Your insurer decides.
      </Translate>
    ),
  },
  company.emergency !== null && {
    key: 'emergency',
    icon: Umbrella,
    title: <Translate id="home.values.emergencyTitle">Emergency service</Translate>,
    text: (
      <Translate id="home.values.emergencyText">
        Call day or night. We cover the opening first; paperwork comes after.
      </Translate>
    ),
  },
];

/** Value points under the hero, and the claims notice, because one point offers insurance help. */
export default function ValuePoints(): ReactNode {
  return (
    <Section tileEdge tight>
      <IconList
        items={points.filter((point) => point !== false)}
        heading="h2"
        label={translate({id: 'home.values.label', message: 'What you get from us'})}
      />
      <ClaimsNotice />
    </Section>
  );
}
