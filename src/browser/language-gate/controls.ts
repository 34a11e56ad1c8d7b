import {workControls} from '../controls';

/* Alone the whole script of the development server, which has no gate. */
try {
  workControls(window);
} catch {
  // The links still lead to every page.
}
