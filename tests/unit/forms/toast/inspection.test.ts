import type {InspectionOutcome} from '@site/src/forms/core/outcome';
import {inspectionToast} from '@site/src/forms/toast/inspection';

import {CODES} from '../../../support/pages';
import {speak} from '../../../support/render';
import {contentOf, INSPECTION_TOASTS} from '../../../support/toasts';

describe.each(CODES)('in %s', (code) => {
  beforeEach(() => speak(code));

  test.each(Object.entries(INSPECTION_TOASTS))(
    'words "%s" as the catalogue does',
    (outcome, toast) =>
      expect(inspectionToast(outcome as InspectionOutcome)).toEqual(contentOf(toast, code)),
  );
});
