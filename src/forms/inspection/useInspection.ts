import {type RefObject, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';

import {
  entriesOf,
  HONEYPOT,
  INSPECTION_FIELDS,
  type InspectionEntries,
  REQUIRED_FIELDS,
  type RequiredField,
} from '../core/fields';
import {inspectionOutcome, type InspectionOutcome} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import {revisedProblem} from '../core/revise';
import {singleFlight} from '../core/single-flight';
import {inspectionProblems, type Problems} from '../core/validate';
import {focusControl} from '../shared/focusControl';
import {useDraft} from '../shared/useDraft';
import {useFirstTouch} from '../shared/useFirstTouch';
import {useQuiet} from '../shared/useQuiet';
import {useSender} from '../shared/useSender';
import {tellOutcome} from '../toast';

export type InspectionPhase = 'idle' | 'submitting' | 'sent' | 'failed';

/** Fields that the server may refuse although they passed here. */
const REFUSED: Partial<Record<InspectionOutcome, RequiredField>> = {
  invalid_name: 'name',
  invalid_phone: 'phone',
  invalid_email: 'email',
};

/** Where in the card a toast may stand. */
export type ToastSpot = 'contact' | 'email' | 'send' | 'sent';

const placeAbove = (field: RequiredField | undefined): ToastSpot =>
  field === undefined ? 'send' : field === 'email' ? 'email' : 'contact';

/** The inspection form's life: idle, submitting, then sent or failed (spec section 4). */
export function useInspection(form: RefObject<HTMLFormElement | null>) {
  const {getReady, sendEntry} = useSender();
  const draft = useDraft(form, 'draft:inspection', INSPECTION_FIELDS);
  useFirstTouch(form, getReady);
  const once = useMemo(() => singleFlight(), []);
  const [phase, setPhase] = useState<InspectionPhase>('idle');
  const [problems, setProblems] = useState<Problems>({});
  /** Counts the requests sent; the fields are drawn anew, and empty, for each. */
  const [round, setRound] = useState(0);
  /** Where the toast stands: above what it speaks of. */
  const [place, setPlace] = useState<ToastSpot>('send');
  const whenQuiet = useQuiet();

  function revise(isQuiet: boolean): void {
    if (!form.current) return;
    const now = inspectionProblems(entriesOf(new FormData(form.current)));
    setProblems((shown) => {
      const revised: Problems = {};
      for (const field of REQUIRED_FIELDS) {
        const problem = revisedProblem(shown[field], now[field], isQuiet);
        if (problem) revised[field] = problem;
      }
      return revised;
    });
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
        payload: (circumstances) => inspectionPayload(entries, circumstances),
      });
      return inspectionOutcome(reply);
    } catch {
      return 'exception';
    }
  }

  function showOutcome(outcome: InspectionOutcome, found: Problems): void {
    // What was typed before is judged now; a reply must not be taken back.
    whenQuiet(null);
    const first = REQUIRED_FIELDS.find((field) => found[field]);
    // At once, so that the place for the toast stands before the toast is told.
    flushSync(() => {
      setProblems(found);
      setPlace(outcome === 'success' ? 'sent' : placeAbove(first));
      if (outcome === 'validation') return;
      setPhase(outcome === 'success' ? 'sent' : 'failed');
      if (outcome === 'success') setRound((count) => count + 1);
    });
    if (first) focusControl(form.current, first);
    tellOutcome({form: 'inspection', outcome});
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
    // The browser may have filled it for a person: the second try must not fail for it.
    if (outcome === 'spam_detected') emptyHoneypot();
    const refused = REFUSED[outcome];
    showOutcome(outcome, refused ? {[refused]: 'refused'} : {});
  }

  return {
    phase,
    problems,
    round,
    submit: () => once(submit),
    place,
    /** After each entry: keeps the draft, and keeps the messages true. */
    entered(): void {
      draft.save();
      if (Object.keys(problems).length === 0) return;
      revise(false);
      whenQuiet(() => revise(true));
    },
  };
}
