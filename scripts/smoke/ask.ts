/** Longer than any honest answer; a scheduler must not wait for a site that hangs. */
const TIME_LIMIT_MS = 15_000;

/** One request, redirects not followed. */
export async function ask(
  url: URL,
  headers: Record<string, string> = {},
  body?: Record<string, unknown>,
) {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers,
    ...(body && {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  return {status: reply.status, headers: reply.headers, text: await reply.text()};
}

/** Why there was no answer: "ECONNREFUSED", "no answer in 15 s". */
export function reasonOf(error: unknown): string {
  const {name, message, cause} = error as Error & {cause?: Error & {code?: string}};
  if (name === 'TimeoutError') return `no answer in ${TIME_LIMIT_MS / 1000} s`;
  if (cause?.code === 'ENOTFOUND')
    return 'ENOTFOUND: no host has this name; of Supabase, the project is paused or gone (Studio, Restore)';
  return cause?.code ?? cause?.message ?? message;
}

/** A reply parsed as a JSON object; empty where it is none. */
export function parsed<T>(text: string): Partial<T> {
  try {
    return Object(JSON.parse(text)) as Partial<T>;
  } catch {
    return {};
  }
}
