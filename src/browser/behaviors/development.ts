import {workListFilters} from '../../components/ListFilter/behavior';
import {workRoofStanding} from '../../components/RoofStanding/behavior';
import {workVotes} from '../../components/ReviewCard/behavior';
import {workPicker} from '../../sections/language/LanguagePicker/behavior';
import {leaveUnknown, localizeNotFound} from '../../theme/NotFound/Content/behavior';
import {EVERYWHERE} from './list';
import {start} from './start';

/* All behaviors, in the head of every page of the development server, which draws pages by React alone. */
start(
  ...EVERYWHERE,
  workListFilters,
  workVotes,
  workRoofStanding,
  workPicker,
  leaveUnknown,
  localizeNotFound,
);

// Docusaurus sets this attribute when it has drawn the page (`hasHydratedDataAttribute.js` of 3.10.2): as if
// the page had come back (`whenDrawn`).
new MutationObserver(() => dispatchEvent(new Event('pageshow'))).observe(document.documentElement, {
  attributeFilter: ['data-has-hydrated'],
});
