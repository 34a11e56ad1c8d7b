import {INSPECTION_FIELDS} from '@site/src/data/inspectionFields';
import {type RefObject, useState} from 'react';

import {clean} from '../core/clean';
import type {InspectionEntries} from '../core/fields';
import {INSPECTION_CODES} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import {type Submission, useSubmission} from '../shared/useSubmission';
import {inspectionToast} from '../toast/inspection';

/** Places of a toast: over the head of the fields, below the button, above the confirmation. */
type ToastSpot = 'fields' | 'send' | 'sent';

const SUBMISSION: Submission<InspectionEntries, (typeof INSPECTION_CODES)[number]> = {
  name: 'inspection',
  fields: INSPECTION_FIELDS,
  procedure: 'submit_contact_rpc',
  payload: inspectionPayload,
  codes: INSPECTION_CODES,
  refused: {invalid_name: 'name', invalid_phone: 'phone', invalid_email: 'email'},
  done: ['success'],
  toast: inspectionToast,
};

/** State of the inspection form: idle, submitting, then sent or failed. */
export function useInspection(form: RefObject<HTMLFormElement | null>) {
  /** React key of the fields: a new one for each request sent mounts them again, empty. */
  const [formKey, setFormKey] = useState(0);
  const [place, setPlace] = useState<ToastSpot>('send');
  /** The number of the request that was sent last, as it was typed. */
  const [sentPhone, setSentPhone] = useState('');
  const submission = useSubmission(form, SUBMISSION, (outcome, problems, {phone}) => {
    setPlace(Object.keys(problems).length > 0 ? 'fields' : 'send');
    if (outcome !== 'success') return;
    setPlace('sent');
    setSentPhone(clean('phone', phone));
    setFormKey((count) => count + 1);
  });
  return {...submission, formKey, place, sentPhone};
}
