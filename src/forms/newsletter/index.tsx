import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import Toast from '@site/src/components/Toast';
import {useState} from 'react';

import {NEWSLETTER_CODES} from '../core/outcome';
import {newsletterPayload} from '../core/payload';
import ClearTyped from '../shared/ClearTyped';
import EmailInput from '../shared/EmailInput';
import {emailMessage} from '../shared/emailMessage';
import Honeypot from '../shared/Honeypot';
import NotSent from '../shared/NotSent';
import Progress from '../shared/Progress';
import SentCard from '../shared/SentCard';
import {type Submission, useSubmission} from '../shared/useSubmission';
import WithoutScript from '../shared/WithoutScript';
import {newsletterToast} from '../toast/newsletter';
import styles from './styles.module.css';

const SUBMISSION: Submission<{email: string}, (typeof NEWSLETTER_CODES)[number]> = {
  fields: ['email'],
  procedure: 'subscribe_newsletter_rpc',
  payload: ({email}, context) => newsletterPayload(email, context),
  codes: NEWSLETTER_CODES,
  refused: {invalid_email: 'email'},
  done: ['success', 'already_subscribed'],
  toast: newsletterToast,
};

/** The newsletter's card: what it is and one field; after success, until the page is left, the thanks. */
export default function NewsletterForm() {
  const {form, phase, problems, toast, onSubmit, onInput, onReset} = useSubmission(SUBMISSION);
  const [isEmpty, setIsEmpty] = useState(true);
  const submitting = phase === 'submitting';
  const shown = toast && <Toast {...toast} />;

  if (phase === 'sent') {
    return (
      <SentCard
        about="newsletter"
        toast={shown}
        title={<Translate id="forms.newsletter.thanksTitle">Successfully Subscribed!</Translate>}
      >
        <Translate id="forms.newsletter.thanksText">
          Thank you. The next newsletter will come to your inbox. Each one has an unsubscribe link.
        </Translate>
      </SentCard>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="newsletter-title">
      <div>
        <h2 className={styles.title} id="newsletter-title">
          <Translate id="forms.newsletter.title">A short letter before each storm season</Translate>
        </h2>
        <p className={styles.text}>
          <Translate id="forms.newsletter.text">
            Checklists and deadlines that matter in Florida, and new articles. Unsubscribe any time.
          </Translate>
        </p>
      </div>
      <div>
        <WithoutScript>
          <Translate id="forms.newsletter.withoutScript">
            Subscribing here needs JavaScript, which is off in your browser. Call us instead:
          </Translate>
        </WithoutScript>
        <form
          ref={form}
          id="newsletter"
          className={styles.form}
          method="dialog"
          noValidate
          aria-labelledby="newsletter-title"
          aria-busy={submitting}
          data-needs-script
          data-draft="newsletter"
          onSubmit={onSubmit}
          onInput={onInput}
          onReset={onReset}
        >
          <Field
            id="newsletter-email"
            name="email"
            required
            marked={false}
            label={translate({id: 'forms.newsletter.email', message: 'Your email'})}
            error={problems.email && emailMessage(problems.email)}
            hint={
              // Why the button is disabled.
              isEmpty &&
              translate({
                id: 'forms.newsletter.hint',
                message: 'Type your email address here to subscribe.',
              })
            }
          >
            {(control) => (
              <EmailInput
                {...control}
                onInput={({currentTarget: {value}}) => setIsEmpty(value.trim() === '')}
              />
            )}
          </Field>
          <Button
            type="submit"
            className={styles.button}
            disabled={isEmpty || submitting}
            aria-describedby={isEmpty ? 'newsletter-email-hint' : undefined}
          >
            {submitting
              ? translate({id: 'forms.newsletter.submitting', message: 'Subscribing...'})
              : translate({id: 'forms.newsletter.submit', message: 'Subscribe'})}
          </Button>
          <ClearTyped />
          {shown}
          <Honeypot />
          <NotSent hasFailed={phase === 'failed'}>
            <Translate id="forms.newsletter.failed">
              You’re not subscribed yet. Your email address is still here. You can also call us:
            </Translate>
          </NotSent>
          <Progress
            isSending={submitting}
            sending={translate({id: 'forms.newsletter.sending', message: 'Subscribing you.'})}
          />
        </form>
      </div>
    </section>
  );
}
