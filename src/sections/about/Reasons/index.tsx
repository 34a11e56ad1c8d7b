import Translate from '@docusaurus/Translate';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import IconList from '@site/src/components/IconList';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import {useClaimsHelp} from '@site/src/components/useServices';
import {company} from '@site/src/data/company';

/** Reasons to choose the company; the claims notice beside the one that names insurance, if there is such a service. */
export default function Reasons() {
  const helpsWithClaims = useClaimsHelp();
  return (
    <Section
      background="sand"
      labelledBy="reasons-title"
      title={
        helpsWithClaims ? (
          <Translate id="about.reasons.title">Three reasons to choose us</Translate>
        ) : (
          <Translate id="otherwise.about.reasons">Why choose us</Translate>
        )
      }
    >
      <Split>
        <IconList
          checks
          items={[
            {
              title: company.veteranOwned ? (
                <Translate id="about.reasons.precisionTitle">Military precision</Translate>
              ) : (
                <Translate id="otherwise.about.precision">Planned and written down</Translate>
              ),
              text: (
                <Translate id="about.reasons.precisionText">
                  A brief before the work, a checklist during it, a report after it. We start on the
                  day we said and sweep the yard before we leave.
                </Translate>
              ),
            },
            {
              title: company.maker ? (
                <Translate id="about.reasons.licensedTitle">Licensed and certified</Translate>
              ) : (
                <Translate id="testimonials.trust.licensedTitle">Licensed</Translate>
              ),
              text:
                company.maker && company.statewide ? (
                  <Translate id="about.reasons.licensedText">
                    One license for all of Florida, shingle-maker training, and permits pulled in
                    our own name.
                  </Translate>
                ) : (
                  <Translate id="otherwise.about.licensed">
                    A license you can look up, and permits pulled in our own name.
                  </Translate>
                ),
            },
            helpsWithClaims && {
              title: (
                <Translate id="about.reasons.insuranceTitle">
                  Insurance documentation experts
                </Translate>
              ),
              text: (
                <Translate id="about.reasons.insuranceText">
                  We know what a claim file needs: photos, dates, measurements, an itemized
                  estimate. We explain the usual steps. Your insurer decides what’s covered.
                </Translate>
              ),
            },
          ]}
        />
        {helpsWithClaims && <ClaimsNotice />}
      </Split>
    </Section>
  );
}
