/** Notes what was found where something is not right. */
export type Check = (what: string, isRight: boolean, found: unknown) => void;

/** The problems of a part, and what adds to them. */
export function findings(): {problems: string[]; check: Check} {
  const problems: string[] = [];
  return {
    problems,
    check(what, isRight, found) {
      if (!isRight) problems.push(`${what}: ${JSON.stringify(found)}`);
    },
  };
}
