import Translate, {translate} from '@docusaurus/Translate';
import {emailHref} from '@site/src/data/company';
import {TYPED_FIELDS} from '@site/src/data/inspectionFields';
import {inspectionLists} from '@site/src/data/options';
import type {ReactNode} from 'react';

import {clean} from '../core/clean';
import type {InspectionEntries} from '../core/fields';
import {shownPhone} from '../core/phone';
import styles from './sent.module.css';
import {typedLabels} from './typedLabels';

/** What was sent, by the fields' labels; empty ones are left out. */
function rowsOf(entries: InspectionEntries): [label: string, entry: string][] {
  const labels = typedLabels();
  const [name, phone, email, message] = TYPED_FIELDS.map((field): [string, string] => [
    labels[field],
    field === 'phone' ? shownPhone(entries.phone) : clean(field, entries[field]),
  ]);
  const lists = inspectionLists().map(({name: list, label, options}): [string, string] => [
    label,
    options.find(({value}) => value === entries[list])?.label ?? '',
  ]);
  return [name!, phone!, email!, ...lists, message!];
}

/** In the confirmation: what was sent, and a mail for photographs that names who sends them. */
export default function Summary({entries}: {entries: InspectionEntries}): ReactNode {
  const subject = translate(
    {id: 'forms.inspection.photosSubject', message: 'Photos of my roof: {name}, {phone}'},
    {name: clean('name', entries.name), phone: shownPhone(entries.phone)},
  );
  return (
    <div className={styles.summary}>
      <h3 className={styles.subtitle}>
        <Translate id="forms.inspection.summaryTitle">What you sent</Translate>
      </h3>
      <dl className={styles.facts}>
        {rowsOf(entries).map(
          ([label, entry]) =>
            entry && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{entry}</dd>
              </div>
            ),
        )}
      </dl>
      <a href={`${emailHref}?subject=${encodeURIComponent(subject)}`}>
        <Translate id="forms.inspection.photos">Send us photos of it</Translate>
      </a>
    </div>
  );
}
