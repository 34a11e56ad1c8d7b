import {startOf} from '../core/timing';

/**
 * Since when a form that begins now can be typed in: on hydration, since the page was requested; on
 * client-side navigation, from now on.
 */
export function openedAt(): number {
  const hydrates = document.documentElement.dataset.hasHydrated !== 'true';
  return hydrates ? startOf(Math.floor(performance.timeOrigin), Date.now()) : Date.now();
}
