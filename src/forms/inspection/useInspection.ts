import {type RefObject, useMemo, useState} from 'react';

import {
  entriesOf,
  HONEYPOT,
  INSPECTION_FIELDS,
  REQUIRED_FIELDS,
  type RequiredField,
} from '../core/fields';
import {inspectionOutcome, type InspectionOutcome} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import {singleFlight} from '../core/single-flight';
import {inspectionProblems, type Problems} from '../core/validate';
import {focusControl} from '../shared/focusControl';
import {useDraft} from '../shared/useDraft';
import {useFirstTouch} from '../shared/useFirstTouch';
import {useSender} from '../shared/useSender';
import {tellOutcome} from '../toast';

export type InspectionPhase = 'idle' | 'submitting' | 'sent' | 'failed';

/** Fields that the server may refuse although they passed here. */
const REFUSED: Partial<Record<InspectionOutcome, RequiredField>> = {
  invalid_name: 'name',
  invalid_phone: 'phone',
  invalid_email: 'email',
};

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

  function emptyHoneypot(): void {
    const field = form.current?.elements.namedItem(HONEYPOT);
    if (field instanceof HTMLInputElement) field.value = '';
  }

  function showProblems(found: Problems): void {
    setProblems(found);
    const first = REQUIRED_FIELDS.find((field) => found[field]);
    if (first) focusControl(form.current, first);
  }

  async function trySending(data: FormData): Promise<InspectionOutcome> {
    const entries = entriesOf(data);
    const found = inspectionProblems(entries);
    showProblems(found);
    if (Object.keys(found).length > 0) return 'validation';
    setPhase('submitting');
    try {
      const reply = await sendEntry({
        procedure: 'submit_contact_rpc',
        email: entries.email,
        honeypot: String(data.get(HONEYPOT) ?? ''),
        startedAt: draft.startedAt(),
        payload: (circumstances) => inspectionPayload(entries, circumstances),
      });
      return inspectionOutcome(reply);
    } catch {
      return 'exception';
    }
  }

  async function submit(): Promise<void> {
    if (!form.current) return;
    const outcome = await trySending(new FormData(form.current));
    tellOutcome({form: 'inspection', outcome});
    if (outcome === 'validation') return;
    if (outcome === 'success') {
      draft.clear();
      setRound((count) => count + 1);
      setPhase('sent');
      return;
    }
    setPhase('failed');
    // The browser may have filled it for a person: the second try must not fail for it.
    if (outcome === 'spam_detected') emptyHoneypot();
    const refused = REFUSED[outcome];
    if (refused) showProblems({[refused]: 'refused'});
  }

  return {
    phase,
    problems,
    round,
    submit: () => once(submit),
    /** After each entry: keeps the draft, and takes back a message once its field is mended. */
    entered(): void {
      draft.save();
      if (!form.current || Object.keys(problems).length === 0) return;
      const still = inspectionProblems(entriesOf(new FormData(form.current)));
      const mended = REQUIRED_FIELDS.filter((field) => problems[field] && !still[field]);
      if (mended.length === 0) return;
      setProblems((shown) =>
        Object.fromEntries(
          Object.entries(shown).filter(([field]) => !mended.includes(field as RequiredField)),
        ),
      );
    },
  };
}
