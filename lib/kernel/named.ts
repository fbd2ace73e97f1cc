/** The first thing that one of the names fits, as identifier or as reference. */
export const findByNames = <T extends { readonly id: string; readonly ref: string }>(
  things: readonly T[],
  names: readonly string[],
): T | undefined =>
  names
    .map((name) => things.find(({ id, ref }) => id === name || ref === name))
    .find((thing) => thing !== undefined)
