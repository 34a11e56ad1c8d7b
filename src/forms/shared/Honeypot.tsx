import {HONEYPOT} from '../core/fields';

/** Honeypot: a field hidden from people and screen readers (`Island`'s styles); whoever fills it is a bot. */
export default function Honeypot() {
  return (
    <div aria-hidden="true">
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
