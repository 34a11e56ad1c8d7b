import {workFilter} from './filter';

/* The inline script at the end of a list with a filter; `data-param` names the query parameter. */
try {
  const script = document.currentScript!;
  workFilter(window, script.parentElement!, script.dataset.param!);
} catch {
  // All items show, and the app filters.
}
