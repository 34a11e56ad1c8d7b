import {workControls} from '../controls';

/* In the development server, which has no gate, this is the whole head script. */
try {
  workControls(window);
} catch {
  // The links still lead to every page.
}
