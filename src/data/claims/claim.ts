/** A promise that only the owner can make: nobody else knows whether the company keeps it. */
export type Claim = {
  /** False until the owner has read the sentence and stands behind it. */
  confirmed: boolean;
  /** The promise in one sentence. */
  claim: string;
  /** False where the fact that it rests on is not given (`proof/`), so that no page makes it. */
  made?: boolean;
  /** The messages (by id; their translations follow) and Markdown files that make it. */
  places: readonly string[];
};
