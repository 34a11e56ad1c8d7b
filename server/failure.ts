/**
 * A refusal that the person at the terminal can act on: its message is one sentence that says what
 * is wrong and what to do. Commands print it without a stack trace and exit with 1.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** What the person typed after the command was not understood: Node's own sentence says what. */
const isMistyped = (error: unknown): error is Error =>
  error instanceof Error &&
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

/**
 * Ends a command that prints a list once nobody reads on (`npm run leads | head`). Not for the
 * server: see outliveReader.
 */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

/**
 * Keeps the server at work when nobody reads its log any more (the reader of a pipe has gone, the
 * terminal was closed): a log is never worth a lead.
 */
export function outliveReader(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

/**
 * Runs a command's main function; prints a Refusal, or what was mistyped, as its sentence, anything
 * else with its stack.
 */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal || isMistyped(error) ? error.message : error);
    process.exitCode = 1;
  }
}
