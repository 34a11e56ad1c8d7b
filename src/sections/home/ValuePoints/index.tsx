import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import IconList, {type IconListItem} from '@site/src/components/IconList';
import Section from '@site/src/components/Section';
import {useAnswering} from '@site/src/components/useAnswering';
import {useClaimsHelp, useDone} from '@site/src/components/useServices';
import {WriteLink} from '@site/src/components/WhoAnswers';
import {company} from '@site/src/data/company';
import {routes, serviceRoute} from '@site/src/data/routes';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {FileText, Search, Umbrella} from 'lucide-react';

/** How to reach us at night: in two ways, unless somebody then answers in the page's language. */
function Emergency() {
  const hasPage = useDone(EMERGENCY_SLUG);
  if (useAnswering().always) {
    return (
      <Translate id="home.values.emergencyText">
        Call day or night. We cover the opening first; paperwork comes after.
      </Translate>
    );
  }
  return (
    <Translate
      id="home.values.emergencyChoice"
      values={{
        call: (
          <Link to={hasPage ? serviceRoute(EMERGENCY_SLUG) : routes.contact}>
            <Translate id="home.values.emergencyCall">Call with our English lines</Translate>
          </Link>
        ),
        write: (
          <WriteLink now>
            <Translate id="home.values.emergencyWrite">write to us</Translate>
          </WriteLink>
        ),
      }}
    >
      {'{call} or {write}, day or night.'}
    </Translate>
  );
}

const points = (helpsWithClaims: boolean): (IconListItem | false)[] => [
  {
    icon: Search,
    title: <Translate id="home.values.inspectionTitle">Free inspections</Translate>,
    text: (
      <Translate id="home.values.inspectionText">
        No charge, no obligation. You keep the photos and the report.
      </Translate>
    ),
  },
  helpsWithClaims && {
    icon: FileText,
    title: <Translate id="home.values.insuranceTitle">Insurance help</Translate>,
    text: (
      <Translate
        id="home.values.insuranceText"
        values={{
          how: (
            <a href="#why-title">
              <Translate id="home.values.insuranceHow">How we help</Translate>
            </a>
          ),
        }}
      >
        {'Photos, dates and measurements for your file. {how}'}
      </Translate>
    ),
  },
  company.emergency !== null && {
    icon: Umbrella,
    title: <Translate id="home.values.emergencyTitle">Emergency service</Translate>,
    text: <Emergency />,
  },
];

/**
 * Value points under the hero. Help with claims is offered further down, where the claims notice stands, if
 * the owner's lawyer does not want it here (`company.claimsNotice`).
 */
export default function ValuePoints() {
  const helpsWithClaims = useClaimsHelp();
  return (
    <Section tileEdge tight>
      <IconList
        items={points(helpsWithClaims)}
        heading="h2"
        label={translate({id: 'home.values.label', message: 'What you get from us'})}
      />
      {helpsWithClaims && company.claimsNotice === 'at the first line' && <ClaimsNotice />}
    </Section>
  );
}
