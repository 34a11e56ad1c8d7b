import type Toasts from './Toasts';

/** Fetches the toasts' code; before that, nobody pays for it. */
export const loadToasts = (): Promise<{default: typeof Toasts}> => import('./Toasts');
