import {INSPECTION_FIELDS, type RequiredField} from '@site/src/data/inspectionFields';
import {type RefObject, useState} from 'react';

import type {InspectionEntries} from '../core/fields';
import {inspectionOutcome, type InspectionOutcome} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import {type Submission, useSubmission} from '../shared/useSubmission';
import {inspectionToast} from '../toast/inspection';

/** Places of a toast in the card. */
export type ToastSpot = 'contact' | 'email' | 'send' | 'sent';

const placeAbove = (field: RequiredField | undefined): ToastSpot =>
  field === undefined ? 'send' : field === 'email' ? 'email' : 'contact';

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
  /** Where the toast is placed: above what it is about. */
  const [place, setPlace] = useState<ToastSpot>('send');
  const submission = useSubmission(form, SUBMISSION, (outcome, first) => {
    setPlace(outcome === 'success' ? 'sent' : placeAbove(first));
    if (outcome === 'success') setFormKey((count) => count + 1);
  });
  return {...submission, formKey, place};
}
