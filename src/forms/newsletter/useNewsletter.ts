import {showToast} from '@site/src/components/ToastRegion/store';
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import {guardLeaving} from '../core/leaving';
import {openedAt} from '../shared/openedAt';
import {useFirstTouch} from '../shared/useFirstTouch';
import {unexpectedToast} from '../toast/unexpected';
import type {Handle, View} from './live';
import {demandLive, live, prepareLive} from './loadLive';
import {useNearView} from './useNearView';

/** The module that checks and sends the form; null until it is loaded. */
export const useLive = () => useSyncExternalStore(live.subscribe, live.get, () => null);

/**
 * State of the newsletter form, before and after the module that checks and sends it is loaded: as the
 * form nears the window, or at a first touch. An earlier press waits for the module.
 */
export function useNewsletter(form: RefObject<HTMLFormElement | null>) {
  const parts = useLive();
  const [view, setView] = useState<View>({phase: 'idle', error: undefined});
  const [isEmpty, setIsEmpty] = useState(true);
  const handle = useRef<Handle>(null);
  const isWaiting = useRef(false);
  const start = useRef<number>(undefined);
  const opened = useCallback(() => (start.current ??= openedAt()), []);

  async function demand(): Promise<void> {
    isWaiting.current = true;
    const letGo = guardLeaving(window, form.current!);
    try {
      await demandLive();
    } catch {
      setView({phase: 'failed', error: undefined});
      showToast(unexpectedToast(), 'newsletter');
    }
    letGo();
  }

  useNearView(form, prepareLive);
  useFirstTouch(form, prepareLive);
  useEffect(() => {
    opened();
    const email = form.current?.elements.namedItem('email');
    // The visitor may have typed before the app was there.
    if (email instanceof HTMLInputElement && email.value !== '') {
      email.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, [form, opened]);
  useEffect(() => {
    if (!isWaiting.current || !handle.current) return;
    isWaiting.current = false;
    handle.current.submit();
  }, [parts]);

  return {
    parts,
    live: {ref: handle, form, opened, onView: setView},
    ...view,
    isEmpty,
    submit(): void {
      if (handle.current) handle.current.submit();
      else void demand();
    },
    onInput(): void {
      handle.current?.onInput();
      const email = form.current && new FormData(form.current).get('email');
      setIsEmpty(String(email ?? '').trim() === '');
    },
  };
}
