import Translate from '@docusaurus/Translate';
import team from '@generated/docusaurus-plugin-company/default/team.json';
import {bbbLink, yearsText} from '@site/src/components/Credentials/items';
import IconList, {type IconListItem} from '@site/src/components/IconList';
import {LicenseSearchLink} from '@site/src/components/company';
import Section from '@site/src/components/Section';
import {company} from '@site/src/data/company';
import {Award, FileCheck, Medal, ShieldCheck} from 'lucide-react';

const items = (): (IconListItem | false)[] => [
  company.bbb !== null && {
    icon: Award,
    title: (
      <Translate id="testimonials.trust.bbbTitle" values={{rating: company.bbb.rating}}>
        {'BBB rating {rating}'}
      </Translate>
    ),
    text: (
      <>
        <Translate id="testimonials.trust.bbbText">
          Look us up by name at the Better Business Bureau.
        </Translate>{' '}
        {bbbLink()}
      </>
    ),
  },
  {
    icon: ShieldCheck,
    title: <Translate id="testimonials.trust.licensedTitle">Licensed</Translate>,
    text: (
      <Translate
        id="testimonials.trust.licensedText"
        values={{license: company.license, search: <LicenseSearchLink />}}
      >
        {'{license}, in the {search}.'}
      </Translate>
    ),
  },
  company.veteranOwned && {
    icon: Medal,
    title: <Translate id="testimonials.trust.veteranTitle">Veteran-owned</Translate>,
    text:
      team.length === 1 ? (
        <Translate id="otherwise.trust.veteranOne">Run by somebody who served.</Translate>
      ) : (
        <Translate id="testimonials.trust.veteranText">Run by two people who served.</Translate>
      ),
  },
  company.warranty !== null && {
    icon: FileCheck,
    title: <Translate id="testimonials.trust.warrantyTitle">Warranty</Translate>,
    text: (
      <>
        <Translate id="testimonials.trust.warrantyText">
          In writing: the manufacturer’s on the material, ours on the work.
        </Translate>{' '}
        <Translate
          id="testimonials.trust.warrantyYears"
          values={{years: yearsText(company.warranty.years)}}
        >
          {'Our workmanship warranty: {years}.'}
        </Translate>
      </>
    ),
  },
];

/** Facts that anybody can verify. */
export default function Trust() {
  const all = items();
  return (
    <Section
      labelledBy="trust-title"
      title={
        all.every(Boolean) ? (
          <Translate id="testimonials.trust.title">Four things you can check yourself</Translate>
        ) : (
          <Translate id="otherwise.check.title">What you can check yourself</Translate>
        )
      }
    >
      <IconList items={all} tone="palm" />
    </Section>
  );
}
