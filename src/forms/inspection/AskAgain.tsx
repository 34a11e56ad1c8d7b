import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {useRef, useState} from 'react';

import CallUs from '../shared/CallUs';
import Progress from '../shared/Progress';
import {WaterComesIn} from './LeakTick';
import styles from './sent.module.css';

/**
 * In the confirmation of a request that can wait, the one question whose answer rings. If the answer does not
 * arrive, it says so, with the number, and can be pressed again.
 *
 * @param tell sends the request again with the tick, and resolves to whether it has arrived
 */
export default function AskAgain({tell}: {tell: () => Promise<boolean>}) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'failed'>('idle');
  /** A ref changes before the next render. */
  const isSending = useRef(false);

  async function press(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPhase('sending');
    // Once it has arrived, the confirmation is another.
    if (await tell()) return;
    isSending.current = false;
    setPhase('failed');
  }

  return (
    <div className={styles.again}>
      <p>
        <Translate id="forms.leak.ask">Press this if it can’t wait:</Translate>
      </p>
      {/* Not disabled meanwhile: it would lose the focus. */}
      <Button variant="ghost" aria-disabled={phase === 'sending'} onClick={() => void press()}>
        <WaterComesIn />
      </Button>
      <Progress
        isSending={phase === 'sending'}
        sending={translate({id: 'forms.inspection.sending', message: 'Sending your request.'})}
      />
      {phase === 'failed' && (
        <div role="alert">
          <CallUs>
            <Translate id="forms.leak.notTold">
              We got your request, but not this. Press again, or call us:
            </Translate>
          </CallUs>
        </div>
      )}
    </div>
  );
}
