/** On the button of a review: how many others found it helpful. */
export const VOTES = 'data-votes';
/** Marks the number in the button. */
export const COUNT = 'data-count';

/** Counts a visitor's vote for a review, and takes it back; it is stored nowhere. */
export function workVotes({document: doc}: Window): void {
  doc.addEventListener('click', ({target}) => {
    const button = (target as Element).closest(`[${VOTES}]`);
    if (!button) return;
    const isPressed = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isPressed));
    const votes = Number(button.getAttribute(VOTES)) + Number(isPressed);
    button.querySelector(`[${COUNT}]`)!.textContent = String(votes);
  });
}
