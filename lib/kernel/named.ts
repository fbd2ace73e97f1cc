/** The first item that matches one of the names, as identifier or as reference. */
export const findByNames = <T extends { readonly id: string; readonly ref: string }>(
  things: readonly T[],
  names: readonly string[],
): T | undefined =>
  names
    .map((name) => things.find(({ id, ref }) => id === name || ref === name))
    .find((thing) => thing !== undefined)
