import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import Toast from '@site/src/components/Toast';
import {AnswerLanguage} from '@site/src/components/WhoAnswers';
import {INSPECTION_FIELDS} from '@site/src/data/inspectionFields';
import {FORM_ID} from '@site/src/data/routes';
import {useState} from 'react';
import {flushSync} from 'react-dom';

import {type InspectionEntries, LEAK} from '../core/fields';
import {INSPECTION_CODES} from '../core/outcome';
import {inspectionPayload} from '../core/payload';
import ClearTyped from '../shared/ClearTyped';
import {focusControl} from '../shared/focusControl';
import Honeypot from '../shared/Honeypot';
import NotSent from '../shared/NotSent';
import Progress from '../shared/Progress';
import {type SendAs, type Submission, useSubmission} from '../shared/useSubmission';
import WithoutScript from '../shared/WithoutScript';
import {inspectionToast} from '../toast/inspection';
import Consent from './Consent';
import ContactFields from './ContactFields';
import leak from './leak.module.css';
import LeakTick from './LeakTick';
import MessageField from './MessageField';
import ProblemSummary from './ProblemSummary';
import RoofFields from './RoofFields';
import Sent from './Sent';
import styles from './styles.module.css';
import WhenWeCall from './WhenWeCall';

type Code = (typeof INSPECTION_CODES)[number];

const SUBMISSION: Submission<InspectionEntries, Code> = {
  fields: [...INSPECTION_FIELDS, LEAK],
  procedure: 'submit_contact_rpc',
  payload: inspectionPayload,
  codes: INSPECTION_CODES,
  refused: {invalid_name: 'name', invalid_phone: 'phone', invalid_email: 'email'},
  done: ['success'],
  toast: inspectionToast,
};

/**
 * The request for a free inspection: a white card with all fields, and what happens next. Once it is
 * sent, the emptied form is folded away, so that the journey ends with the confirmation; a visitor with
 * another roof can open it again.
 */
export default function InspectionForm() {
  useBrokenLinks().collectAnchor(FORM_ID);
  // Disabled in the HTML: the script in the head, which holds what is sent early, enables it.
  const ready = useIsBrowser();
  /** React key of the fields: a new one for each request sent mounts them again, empty. */
  const [formKey, setFormKey] = useState(0);
  /** The request that was sent last. */
  const [sent, setSent] = useState<{
    entries: InspectionEntries;
    sendAs: SendAs<InspectionEntries, Code>;
  } | null>(null);
  const [isOpenAgain, setOpenAgain] = useState(false);
  const [isLeaking, setLeaking] = useState(false);
  const {form, phase, problems, toast, onSubmit, onInput, onReset} = useSubmission(
    SUBMISSION,
    (entries, sendAs) => {
      setSent({entries, sendAs});
      setFormKey((count) => count + 1);
      setLeaking(false);
      setOpenAgain(false);
    },
  );
  const submitting = phase === 'submitting';
  // Else it is at the head of the fields.
  const below = toast && !toast.isAboutFields && <Toast {...toast} />;
  const isFolded = phase === 'sent' && !isOpenAgain;

  function openAgain(): void {
    // A field that is not shown yet takes no focus.
    flushSync(() => setOpenAgain(true));
    focusControl(form.current, 'name');
  }

  async function sendAgain(entries: InspectionEntries): Promise<boolean> {
    const hasArrived = (await sent!.sendAs(entries)) === 'success';
    if (hasArrived) setSent({...sent!, entries});
    return hasArrived;
  }

  return (
    <div id={FORM_ID} className={styles.card}>
      {phase === 'sent' && sent && <Sent entries={sent.entries} send={sendAgain} toast={below} />}
      {isFolded && (
        <Button variant="ghost" onClick={openAgain}>
          <Translate id="forms.inspection.sentAgain">Send another request</Translate>
        </Button>
      )}
      <WithoutScript>
        <Translate id="forms.inspection.withoutScript">
          This form needs JavaScript, which is off in your browser. Call us instead:
        </Translate>
      </WithoutScript>
      <form
        ref={form}
        id="inspection"
        className={styles.form}
        hidden={isFolded}
        method="dialog"
        noValidate
        aria-label={translate({
          id: 'contact.meta.title',
          message: 'Book a free roof inspection',
        })}
        aria-busy={submitting}
        data-needs-script
        data-draft="inspection"
        onSubmit={onSubmit}
        onInput={onInput}
        onReset={onReset}
      >
        <div className={styles.head}>
          <p className={styles.note}>
            <Translate
              id="forms.inspection.required"
              values={{mark: <span className={styles.mark}>*</span>}}
            >
              {'Fields marked {mark} are required.'}
            </Translate>
          </p>
          <ClearTyped />
          {toast?.isAboutFields && <Toast {...toast} className={styles.toast} />}
        </div>
        <div className={styles.fields} key={formKey}>
          <ContactFields problems={problems} />
          <LeakTick onTick={setLeaking} />
          <RoofFields />
          <MessageField isLeaking={isLeaking} />
          <Honeypot />
        </div>
        <div role="status" className={leak.live}>
          {isLeaking && (
            <div className={leak.line}>
              <WhenWeCall />
            </div>
          )}
        </div>
        <div className={styles.send}>
          <Button type="submit" disabled={!ready || submitting} data-opens-early>
            {submitting
              ? translate({id: 'forms.inspection.submitting', message: 'Submitting...'})
              : translate({id: 'forms.inspection.submit', message: 'Book my inspection'})}
          </Button>
          <Progress
            isSending={submitting}
            sending={translate({
              id: 'forms.inspection.sending',
              message: 'Sending your request.',
            })}
          />
        </div>
        {phase !== 'sent' && below}
        <ProblemSummary problems={problems} form={form} />
        <NotSent hasFailed={phase === 'failed'}>
          <Translate id="forms.inspection.notSent">
            Not sent yet. What you typed is still here. You can also call us:
          </Translate>
        </NotSent>
        {/* The line above the button says it. */}
        <Consent>{!isLeaking && <AnswerLanguage />}</Consent>
      </form>
    </div>
  );
}
