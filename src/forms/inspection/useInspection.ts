import {INSPECTION_FIELDS, REQUIRED_FIELDS} from '@site/src/data/inspectionFields';
import {type RefObject, useState} from 'react';

import type {InspectionEntries} from '../core/fields';
import {inspectionOutcome, type InspectionOutcome} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import {type Submission, useSubmission} from '../shared/useSubmission';
import type {Problems} from '../core/rules';
import {inspectionToast} from '../toast/inspection';

/** Places of a toast: over the head of the fields, below the button, above the confirmation. */
type ToastSpot = 'fields' | 'send' | 'sent';

/** What of a window header, toast and call banner cover. */
const COVERED_PX = 200;

/** Whether the mistakes are so many, or so far apart, that a list of them helps. */
function needsList(form: HTMLFormElement | null, problems: Problems): boolean {
  const wrong = REQUIRED_FIELDS.filter((field) => problems[field]);
  const boxes = wrong.map((field) =>
    (form?.elements.namedItem(field) as HTMLElement).getBoundingClientRect(),
  );
  const height = (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0);
  return wrong.length > 2 || height > window.innerHeight - COVERED_PX;
}

const SUBMISSION: Submission<InspectionEntries, InspectionOutcome> = {
  name: 'inspection',
  fields: INSPECTION_FIELDS,
  procedure: 'submit_contact_rpc',
  payload: inspectionPayload,
  outcomeOf: inspectionOutcome,
  refused: {invalid_name: 'name', invalid_phone: 'phone', invalid_email: 'email'},
  done: ['success'],
  toast: inspectionToast,
};

/** State of the inspection form: idle, submitting, then sent or failed. */
export function useInspection(form: RefObject<HTMLFormElement | null>) {
  /** React key of the fields: a new one for each request sent mounts them again, empty. */
  const [formKey, setFormKey] = useState(0);
  const [place, setPlace] = useState<ToastSpot>('send');
  const [isListed, setIsListed] = useState(false);
  /** The number of the request that was sent last, as it was typed. */
  const [sentPhone, setSentPhone] = useState('');
  const submission = useSubmission(form, SUBMISSION, (outcome, problems, {phone}) => {
    setIsListed(needsList(form.current, problems));
    setPlace(Object.keys(problems).length > 0 ? 'fields' : 'send');
    if (outcome !== 'success') return;
    setPlace('sent');
    setSentPhone(phone.trim());
    setFormKey((count) => count + 1);
  });
  return {...submission, formKey, place, isListed, sentPhone};
}
