import {takeUnanswered} from '../../forms/core/leaving';

const NOTICE = '[data-unanswered-form]';

/**
 * Says, on the page after one that was left while its form was being sent, that it may not have been sent
 * (`src/components/UnansweredForm`), and leads back to it. The app may draw the page anew: nothing is kept
 * on the notice itself.
 */
export function sayUnanswered(win: Window): void {
  const {document: doc} = win;
  const form = doc.querySelector(NOTICE) && takeUnanswered(win);
  if (!form) return;
  doc.documentElement.dataset.unanswered = '';
  doc.addEventListener(
    'click',
    ({target}) => {
      const link = (target as Element).closest<HTMLAnchorElement>(`${NOTICE} a`);
      if (link) link.href = form;
    },
    true,
  );
}
