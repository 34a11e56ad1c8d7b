/**
 * Supabase Lite prints a failed statement together with its parameters, which are what a visitor
 * typed. After this, console.error prints only the kind of an error; plain strings pass.
 */
export function redactErrors(): void {
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => print(...parts.map(kindOf));
}

/** What went wrong, in one line. Only for startup, when no visitor has typed anything yet. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || kindOf(error);

/** "Error 22021" for a database error, "TypeError" for another, a string unchanged. */
export function kindOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return typeof part;
  const {name, code} = part as {name?: unknown; code?: unknown};
  return [name, code].filter((value) => typeof value === 'string').join(' ') || 'an error';
}
