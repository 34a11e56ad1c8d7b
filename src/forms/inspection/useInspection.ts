import {
  INSPECTION_FIELDS,
  REQUIRED_FIELDS,
  type RequiredField,
} from '@site/src/data/inspectionFields';
import {type RefObject, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';

import {entriesOf, HONEYPOT, type InspectionEntries} from '../core/fields';
import {inspectionOutcome, type InspectionOutcome} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import {revisedProblems} from '../core/revise';
import {singleFlight} from '../core/single-flight';
import {inspectionProblems, type Problems} from '../core/rules';
import {focusControl} from '../shared/focusControl';
import {useDraft} from '../shared/useDraft';
import {useFirstTouch} from '../shared/useFirstTouch';
import {useDebounce} from '../shared/useDebounce';
import {useSender} from '../shared/useSender';
import {showOutcomeToast} from '../toast';

export type InspectionPhase = 'idle' | 'submitting' | 'sent' | 'failed';

/** Fields that the server may reject although they passed here. */
const REFUSED: Partial<Record<InspectionOutcome, RequiredField>> = {
  invalid_name: 'name',
  invalid_phone: 'phone',
  invalid_email: 'email',
};

/** Places of a toast in the card. */
export type ToastSpot = 'contact' | 'email' | 'send' | 'sent';

const placeAbove = (field: RequiredField | undefined): ToastSpot =>
  field === undefined ? 'send' : field === 'email' ? 'email' : 'contact';

/** State of the inspection form: idle, submitting, then sent or failed. */
export function useInspection(form: RefObject<HTMLFormElement | null>) {
  const {preload, sendEntry} = useSender();
  const draft = useDraft(form, 'draft:inspection', INSPECTION_FIELDS);
  useFirstTouch(form, preload);
  const once = useMemo(() => singleFlight(), []);
  const [phase, setPhase] = useState<InspectionPhase>('idle');
  const [problems, setProblems] = useState<Problems>({});
  /** React key of the fields: a new one for each request sent mounts them again, empty. */
  const [formKey, setFormKey] = useState(0);
  /** Where the toast is placed: above what it is about. */
  const [place, setPlace] = useState<ToastSpot>('send');
  const debounce = useDebounce();

  function revise(hasPaused: boolean): void {
    if (!form.current) return;
    const current = inspectionProblems(entriesOf(new FormData(form.current)));
    setProblems((shown) => revisedProblems(shown, current, hasPaused));
  }

  function emptyHoneypot(): void {
    const field = form.current?.elements.namedItem(HONEYPOT);
    if (field instanceof HTMLInputElement) field.value = '';
  }

  async function trySending(entries: InspectionEntries, honeypot: string) {
    setProblems({});
    setPhase('submitting');
    try {
      const reply = await sendEntry({
        procedure: 'submit_contact_rpc',
        email: entries.email,
        honeypot,
        startedAt: draft.startedAt(),
        payload: (context) => inspectionPayload(entries, context),
      });
      return inspectionOutcome(reply);
    } catch {
      return 'exception';
    }
  }

  function showOutcome(outcome: InspectionOutcome, newProblems: Problems): void {
    // Cancels a pending check, which could overwrite the problems of this reply.
    debounce(null);
    const first = REQUIRED_FIELDS.find((field) => newProblems[field]);
    // Rendered synchronously, so that the toast's place exists before the toast is shown.
    flushSync(() => {
      setProblems(newProblems);
      setPlace(outcome === 'success' ? 'sent' : placeAbove(first));
      if (outcome === 'validation') return;
      setPhase(outcome === 'success' ? 'sent' : 'failed');
      if (outcome === 'success') setFormKey((count) => count + 1);
    });
    if (first) focusControl(form.current, first);
    showOutcomeToast({form: 'inspection', outcome});
  }

  async function submit(): Promise<void> {
    if (!form.current) return;
    const data = new FormData(form.current);
    const entries = entriesOf(data);
    const wrong = inspectionProblems(entries);
    if (Object.keys(wrong).length > 0) {
      showOutcome('validation', wrong);
      return;
    }
    const outcome = await trySending(entries, String(data.get(HONEYPOT) ?? ''));
    if (outcome === 'success') draft.clear();
    // The browser may have autofilled it for a person: the second try must not fail because of it.
    if (outcome === 'spam_detected') emptyHoneypot();
    const refused = REFUSED[outcome];
    showOutcome(outcome, refused ? {[refused]: 'refused'} : {});
  }

  return {
    phase,
    problems,
    formKey,
    submit: () => once(submit),
    place,
    /** Saves the draft and updates the messages shown. */
    onInput(): void {
      draft.save();
      if (Object.keys(problems).length === 0) return;
      revise(false);
      debounce(() => revise(true));
    },
  };
}
