import Translate, {translate} from '@docusaurus/Translate';
import {PrintButton} from '@site/src/components/ArticleChecklist';
import {CHECKLIST} from '@site/src/components/ArticleChecklist/behavior';
import {yearsText} from '@site/src/components/Credentials/items';
import ScrollTable from '@site/src/components/ScrollTable';
import {useFormats} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';

import styles from './styles.module.css';

/** What to ask of every quote, and what ours says; without a fact of ours, an empty cell. */
function lines(percent: (value: number) => string): {ask: string; ours: string | null}[] {
  const {deposit, liability, license, warranty, workersCompensation} = company;
  const yes = translate({id: 'quotes.yes', message: 'yes'});
  return [
    {ask: translate({id: 'quotes.price', message: 'Price, item by item'}), ours: null},
    {
      ask: translate({id: 'quotes.layers', message: 'Layers of the roof'}),
      ours: translate({id: 'quotes.layersOurs', message: 'each by name'}),
    },
    {
      ask: translate({id: 'quotes.decking', message: 'Price of one sheet of new decking'}),
      ours: null,
    },
    {
      ask: translate({id: 'quotes.deposit', message: 'Deposit'}),
      ours: deposit && percent(deposit.percent),
    },
    {ask: translate({id: 'quotes.dates', message: 'First and last day of work'}), ours: null},
    {ask: translate({id: 'quotes.license', message: 'License number'}), ours: license},
    {
      ask: translate({
        id: 'quotes.insured',
        message: 'Liability and workers’ compensation insurance',
      }),
      ours: liability && workersCompensation && yes,
    },
    {
      ask: translate({id: 'quotes.crew', message: 'Who does the work'}),
      ours: translate({id: 'quotes.crewOurs', message: 'our own crew'}),
    },
    {ask: translate({id: 'quotes.permit', message: 'Permit in the roofer’s own name'}), ours: yes},
    {ask: translate({id: 'quotes.lien', message: 'Release of lien with each payment'}), ours: yes},
    {
      ask: translate({id: 'quotes.warranty', message: 'Warranty on the work'}),
      ours: warranty && yearsText(warranty.years),
    },
  ];
}

/** In Markdown: a sheet to compare three quotes on. Our column is filled, two are to write on; it prints alone. */
export default function QuoteSheet() {
  const {percent} = useFormats();
  return (
    <div {...{[CHECKLIST]: ''}}>
      <ScrollTable className={styles.sheet}>
        <thead>
          <tr>
            {/* A text: the table is named by its headings. */}
            <th scope="col">{translate({id: 'quotes.ask', message: 'What each quote says'})}</th>
            <th scope="col">{company.name}</th>
            {[2, 3].map((place) => (
              <th key={place} scope="col">
                {translate({id: 'quotes.other', message: 'Quote {place}'}, {place})}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines(percent).map(({ask, ours}) => (
            <tr key={ask}>
              <th scope="row">{ask}</th>
              <td>{ours}</td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <PrintButton>
        <Translate id="quotes.print">Print this sheet</Translate>
      </PrintButton>
      <p className={styles.paper}>
        <Translate id="quotes.paper">On paper it has two more columns, for the others.</Translate>
      </p>
    </div>
  );
}
