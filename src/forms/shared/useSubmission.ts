import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ToastContent} from '@site/src/components/Toast';
import {REQUIRED_FIELDS, TYPED_FIELDS, type TypedField} from '@site/src/data/inspectionFields';
import {layOutWholePage} from '@site/src/language/wholePage';
import {customFieldsFrom} from '@site/src/lib/customFields';
import {type FormEvent, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import {callWithRetry} from '../core/call';
import {clientOf} from '../core/client';
import {contextOf} from '../core/context';
import {entriesOf, HONEYPOT} from '../core/fields';
import {guardLeaving} from '../core/leaving';
import {type Outcome, outcomeOf} from '../core/outcome';
import type {Procedure, SubmissionContext} from '../core/payload';
import {isQuestion, type Problems, problemsOf, QUIET_MS, revisedProblems} from '../core/rules';
import {begunAt, clearDraft, restoreDraft} from './draft';
import {focusControl} from './focusControl';

type Phase = 'idle' | 'submitting' | 'sent' | 'failed';

/** Sends a request once more, with other entries; to the server it is the same. */
export type SendAs<Entries, Code extends string> = (entries: Entries) => Promise<Outcome<Code>>;

/** Everything that differs between the two forms; a constant of its module. */
export type Submission<Entries, Code extends string> = {
  fields: readonly (keyof Entries & string)[];
  procedure: Procedure;
  payload: (entries: Entries, context: SubmissionContext) => object;
  /** The error codes of its procedure. */
  codes: readonly Code[];
  /** Fields that the server may reject although they passed here. */
  refused: Partial<Record<Outcome<Code>, TypedField>>;
  /** The outcomes after which the form is done with, and the draft deleted. */
  done: readonly Outcome<Code>[];
  /** Null where the form itself shows the outcome. */
  toast: (outcome: Outcome<Code>) => ToastContent | null;
};

/**
 * Checks and sends a form, one request at a time, and shows what becomes of it: phase, problems by
 * field, focus and toast.
 *
 * @param onDone sets further state of the form, in the same render
 */
export function useSubmission<
  Entries extends Record<string, string> & {email: string},
  Code extends string,
>(
  {fields, procedure, payload, codes, refused, done, toast: toastOf}: Submission<Entries, Code>,
  onDone?: (entries: Entries, sendAs: SendAs<Entries, Code>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const backend = customFieldsFrom(useDocusaurusContext().siteConfig);
  // The fields are uncontrolled, so that what was typed before hydration counts, or autofilled.
  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current, false);
  }, []);
  /** A ref changes before the next render: a second click, or Enter twice, must send nothing more. */
  const isSending = useRef(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [problems, setProblems] = useState<Problems>({});
  const [toast, setToast] = useState<(ToastContent & {isAboutFields: boolean}) | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The fields about which a question has been asked: a second press answers it. */
  const asked = useRef(new Set<string>());

  // A toast about fields goes once their mistakes are corrected. A question has no toast.
  const hasMistake = Object.values(problems).some((problem) => !isQuestion(problem));

  function revise(hasPaused: boolean): void {
    if (!form.current) return;
    const current = problemsOf(entriesOf<Entries>(new FormData(form.current), fields));
    setProblems((shown) => revisedProblems(shown, current, hasPaused));
  }

  function showOutcome(outcome: Outcome<Code>, newProblems: Problems, onShown?: () => void): void {
    // Cancels a pending check, which could overwrite the problems of this reply.
    clearTimeout(pause.current);
    const first = TYPED_FIELDS.find((field) => newProblems[field]);
    // Rendered synchronously: the focus moves first, and a toast is announced anew at each try.
    flushSync(() => {
      setToast(null);
      setProblems(newProblems);
      if (outcome !== 'validation') setPhase(done.includes(outcome) ? 'sent' : 'failed');
      onShown?.();
    });
    if (first) focusControl(form.current, first);
    // The toast is about required fields; what else there is stands at its field alone.
    const isMissing = REQUIRED_FIELDS.some(
      (field) => newProblems[field] && !isQuestion(newProblems[field]),
    );
    const content = first && !isMissing ? null : toastOf(outcome);
    setToast(content && {...content, isAboutFields: Boolean(first)});
  }

  async function submit(): Promise<void> {
    const element = form.current;
    if (!element || isSending.current) return;
    // What is said of it is scrolled to.
    layOutWholePage(document);
    const data = new FormData(element);
    const entries = entriesOf<Entries>(data, fields);
    const found = Object.entries(problemsOf(entries)).filter(
      ([field, problem]) => !isQuestion(problem) || !asked.current.has(field),
    );
    for (const [field, problem] of found) if (isQuestion(problem)) asked.current.add(field);
    const wrong = Object.fromEntries(found) as Problems;
    if (found.length > 0) {
      showOutcome('validation', wrong);
      return;
    }
    isSending.current = true;
    const letGo = guardLeaving(window);
    setProblems({});
    setPhase('submitting');
    const context = contextOf(backend, procedure, {
      email: entries.email,
      honeypot: String(data.get(HONEYPOT) ?? ''),
      startedAt: begunAt(element),
    });
    const sendAs: SendAs<Entries, Code> = async (all) => {
      try {
        // Made once: every try sends the same.
        const parameters = payload(all, await context) as never;
        const client = clientOf(backend);
        const reply = await callWithRetry((signal) =>
          client.rpc(procedure, parameters).abortSignal(signal),
        );
        return outcomeOf(reply, codes);
      } catch {
        return 'exception';
      }
    };
    const outcome = await sendAs(entries);
    isSending.current = false;
    letGo();
    if (done.includes(outcome)) {
      clearDraft(element);
      asked.current.clear();
    }
    const honeypot = element.elements.namedItem(HONEYPOT);
    // The browser may have autofilled it for a person: the second try must not fail because of it.
    if (outcome === 'spam_detected' && honeypot instanceof HTMLInputElement) honeypot.value = '';
    const field = refused[outcome];
    showOutcome(outcome, field ? {[field]: 'refused'} : {}, () => {
      if (done.includes(outcome)) onDone?.(entries, sendAs);
    });
  }

  return {
    /** For the form's element. */
    form,
    phase,
    problems,
    toast:
      toast && (hasMistake || !toast.isAboutFields)
        ? {...toast, onClose: () => setToast(null)}
        : null,
    /** The button that clears what was typed: nothing that was said about it holds any more. */
    onReset(): void {
      clearTimeout(pause.current);
      setPhase('idle');
      setProblems({});
      setToast(null);
    },
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      void submit();
    },
    /** Updates the messages shown. */
    onInput(): void {
      if (Object.keys(problems).length === 0) return;
      revise(false);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => revise(true), QUIET_MS);
    },
  };
}
