/** How many of each were ever added to a workbench or reservation: the next `offer_3` never repeats an earlier one. */
export interface AddedCounts {
  readonly offers: number
  /** Products and flights of air offers, passive and unquoted segments too. */
  readonly products: number
  readonly flights: number
  readonly travelers: number
  readonly formsOfPayment: number
  readonly payments: number
}

export const nothingAdded: AddedCounts = {
  offers: 0,
  products: 0,
  flights: 0,
  travelers: 0,
  formsOfPayment: 0,
  payments: 0,
}
