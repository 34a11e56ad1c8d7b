/** Records `found` as a problem unless `isRight`. */
export type Check = (what: string, isRight: boolean, found: unknown) => void;

/** A list of problems, and the function that adds to it. */
export function findings(): {problems: string[]; check: Check} {
  const problems: string[] = [];
  return {
    problems,
    check(what, isRight, found) {
      if (!isRight) problems.push(`${what}: ${JSON.stringify(found)}`);
    },
  };
}
