/**
 * `prefix_3`, or the next number that is free: a client may have chosen such a reference itself.
 *
 * @param from the first number to try
 */
export function freeRef(
  prefix: string,
  from: number,
  taken: readonly { readonly ref: string }[],
): { readonly ref: string; readonly number: number } {
  let number = from
  while (taken.some(({ ref }) => ref === `${prefix}_${number}`)) number++
  return { ref: `${prefix}_${number}`, number }
}
