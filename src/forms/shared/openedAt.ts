import {startOf} from '../core/timing';

/**
 * When a form that mounts now became usable, in ms since 1970: on hydration, when the page was
 * requested; on client-side navigation, now.
 */
export function openedAt(): number {
  const hydrates = document.documentElement.dataset.hasHydrated !== 'true';
  return hydrates ? startOf(Math.floor(performance.timeOrigin), Date.now()) : Date.now();
}
