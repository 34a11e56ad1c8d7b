import {translate} from '@docusaurus/Translate';
import type {ToastContent} from '@site/src/components/ToastRegion/store';

/** The newsletter's toast where nothing could be sent. */
export const unexpectedToast = (): ToastContent => ({
  kind: 'error',
  title: translate({
    id: 'forms.toast.newsletter.unexpectedTitle',
    message: 'Unexpected Error',
  }),
  text: translate({
    id: 'forms.toast.newsletter.unexpected',
    message: 'Something went wrong. Please try again later.',
  }),
});
