import Translate, {translate} from '@docusaurus/Translate';
import {emailHref} from '@site/src/data/company';
import {fieldsIn, INSPECTION_FIELDS} from '@site/src/data/inspectionFields';

import {clean} from '../core/clean';
import type {InspectionEntries} from '../core/fields';
import {shownPhone} from '../core/phone';
import styles from './sent.module.css';

/** What was sent, by the fields' labels. */
function rowsOf(entries: InspectionEntries): [label: string, entry: string][] {
  const fields = fieldsIn(translate);
  return INSPECTION_FIELDS.map((name) => {
    const field: {label: string; choices?: Record<string, string>} = fields[name];
    const typed = name === 'phone' ? shownPhone(entries.phone) : clean(name, entries[name]);
    return [field.label, field.choices ? (field.choices[typed] ?? '') : typed];
  });
}

/** In the confirmation: what was sent, and a mail for photographs that names who sends them. */
export default function Summary({entries}: {entries: InspectionEntries}) {
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
