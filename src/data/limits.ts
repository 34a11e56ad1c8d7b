/**
 * The longest entry of each field, in characters; the database checks the same. 254 is the longest
 * email address that mail servers accept (RFC 5321).
 */
export const LIMITS = {name: 100, phone: 20, email: 254, message: 2000} as const;

/** How long a form waits for its code after a press, before it says that nothing was sent. */
export const HELD_MS = 8000;
