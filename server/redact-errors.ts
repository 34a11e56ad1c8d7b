/**
 * Supabase Lite prints a failed statement together with its parameters, which are what a visitor
 * typed. From here on console.error shows of an error only what kind it is; plain sentences pass.
 */
export function redactErrors(): void {
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => print(...parts.map(kindOf));
}

/** "Error 22021" of a database's error, "TypeError" of another, the text itself of a text. */
export function kindOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return typeof part;
  const {name, code} = part as {name?: unknown; code?: unknown};
  return [name, code].filter((value) => typeof value === 'string').join(' ') || 'an error';
}
