/**
 * The identifier of an answer: of a workbench, a price, a shop.
 *
 * @throws Error the answer has none
 */
export function identifierOf({ Identifier }: { readonly Identifier?: { readonly value?: string } }): string {
  if (Identifier?.value === undefined) throw new Error('the answer has no identifier')
  return Identifier.value
}
