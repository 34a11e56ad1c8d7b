import {whenDrawn} from '../../../components/whenDrawn';

/** Marks the divider between two photographs, a slider; they stand beside it. */
export const DIVIDER = 'data-divider';

/** Moves the edge of the upper photograph with its divider, and to where a browser restores it. */
export function workDividers(win: Window & typeof globalThis): void {
  const {document: doc} = win;
  const follow = ({parentElement, value}: HTMLInputElement): void =>
    parentElement!.style.setProperty('--at', `${value}%`);
  whenDrawn(win, () => doc.querySelectorAll<HTMLInputElement>(`[${DIVIDER}]`).forEach(follow));
  doc.addEventListener('input', ({target}) => {
    if ((target as Element).matches(`[${DIVIDER}]`)) follow(target as HTMLInputElement);
  });
}
