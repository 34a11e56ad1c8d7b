/**
 * A refusal that the person at the terminal can act on: its message is one sentence that says what
 * is wrong and what to do. Commands print it without a stack trace and exit with 1.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command's main function; prints a Refusal as its sentence, anything else with its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
