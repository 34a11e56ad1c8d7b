/** The value in the middle; of an even number, the upper of the two. Leaves the list as it is. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
