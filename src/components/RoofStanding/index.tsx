import Translate, {translate} from '@docusaurus/Translate';
import script from '@generated/page-scripts/default/roofStanding.json';
import Button from '@site/src/components/Button';
import {sheet} from '@site/src/components/Card';
import ChoiceField from '@site/src/components/Field/ChoiceField';
import {LIFESPANS, LONGEST, type Years} from '@site/src/data/lifespans';
import {fieldsIn} from '@site/src/data/inspectionFields';
import {routes} from '@site/src/data/routes';
import type {Stage} from '@site/src/lib/roofStanding';

import {CHOSEN, KIND, MARK, RULE, STAGE, STANDING} from './behavior';
import styles from './styles.module.css';

const advice = (): {stage: Stage; where: string; what: string}[] => [
  {
    stage: 'before',
    where: translate({id: 'standing.before.where', message: 'Younger than those years'}),
    what: translate({id: 'standing.before.what', message: 'Repair what is damaged.'}),
  },
  {
    stage: 'within',
    where: translate({id: 'standing.within.where', message: 'Within those years'}),
    what: translate({
      id: 'standing.within.what',
      message: 'Repair the first leak, and start saving.',
    }),
  },
  {
    stage: 'near',
    where: translate({id: 'standing.near.where', message: 'Near the end of them'}),
    what: translate({
      id: 'standing.near.what',
      message: 'Get prices for a new roof before the next season.',
    }),
  },
];

/** The years that a kind of roof lasts, and the age of the visitor's own once it is chosen. */
function Lasts({kind, years: [from, to]}: {kind: string; years: Years}) {
  const ends = {from: String(from), to: String(to)};
  return (
    <>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${LONGEST} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.sound} width={from} height="4" />
        <rect className={styles.ending} x={from} width={to - from} height="4" />
        <rect className={styles.mark} width="0" height="4" {...{[MARK]: ''}} />
      </svg>
      {kind === 'tile'
        ? translate(
            {id: 'standing.tileYears', message: '{from} to {to} years: the underlayment below'},
            ends,
          )
        : translate({id: 'standing.years', message: '{from} to {to} years'}, ends)}
    </>
  );
}

/** What the colors of the bars mean; the last shows once anything is chosen. */
const key = (): {color: string | undefined; text: string}[] => [
  {color: styles.sound, text: translate({id: 'standing.key.sound', message: 'usually sound'})},
  {color: styles.ending, text: translate({id: 'standing.key.ending', message: 'time to plan'})},
  {color: styles.past, text: translate({id: 'standing.key.past', message: 'past its years'})},
  {color: styles.mark, text: translate({id: 'standing.key.own', message: 'your roof'})},
];

/**
 * In Markdown: the kind and the age of a roof, as the request form asks for them, and what the article on
 * lifespans says of it. Without scripts it is a table of all kinds and ages. Nothing is sent; the lists belong to
 * the draft of the request form, which opens with the same choices.
 */
export default function RoofStanding() {
  const {roofType} = fieldsIn(translate);
  return (
    <div className={sheet} {...{[STANDING]: ''}}>
      <p className={styles.intro} data-needs-script>
        <Translate id="standing.nothingSent">
          Planning figures, not a promise. Nothing is sent from here.
        </Translate>
      </p>
      <form className={styles.lists} method="dialog" data-draft="inspection" data-needs-script>
        {(['roofType', 'roofAge'] as const).map((name) => (
          <ChoiceField key={name} id={`standing-${name}`} name={name} marked={false} />
        ))}
      </form>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">{roofType.label}</th>
            <th scope="col">
              <Translate id="standing.plan">Years to plan for</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(roofType.choices).map(([value, label]) => {
            const lasts = LIFESPANS[value as keyof typeof LIFESPANS];
            return (
              lasts && (
                <tr key={value} {...{[KIND]: value}}>
                  <th scope="row">{label}</th>
                  <td>
                    <Lasts kind={value} years={lasts} />
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <p className={styles.key}>
        {key().map(({color, text}) => (
          <span key={text} {...(color === styles.mark && {hidden: true, [CHOSEN]: ''})}>
            <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
              <rect className={color} width="4" height="3" />
            </svg>
            {text}
          </span>
        ))}
      </p>
      <div role="status">
        <dl className={styles.advice}>
          {advice().map(({stage, where, what}) => (
            <div key={stage} {...{[STAGE]: stage}}>
              <dt>{where}</dt>
              <dd>{what}</dd>
            </div>
          ))}
          <div {...{[RULE]: 'under'}}>
            <dt>
              <Translate id="standing.insurer.under">Your insurer, under 15 years</Translate>
            </dt>
            <dd>
              <Translate id="standing.under15">
                It may not refuse a home policy only because of the roof’s age.
              </Translate>
            </dd>
          </div>
          <div {...{[RULE]: 'over'}}>
            <dt>
              <Translate id="standing.insurer.over">Your insurer, 15 years or older</Translate>
            </dt>
            <dd>
              <Translate id="standing.from15">
                It must first let you have the roof inspected, at your expense. With at least five
                useful years left, age alone is no reason to refuse.
              </Translate>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.book} hidden data-screen-only {...{[CHOSEN]: ''}}>
        <Button to={routes.contact}>
          <Translate id="standing.book">Book a free inspection with this filled in</Translate>
        </Button>
      </div>
      <script dangerouslySetInnerHTML={{__html: script}} />
    </div>
  );
}
