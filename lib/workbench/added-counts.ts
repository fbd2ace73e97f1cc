/** How many of each were ever added to a workbench or reservation: the next `offer_3` never repeats an earlier one. */
export interface AddedCounts {
  readonly offers: number
  readonly travelers: number
  readonly formsOfPayment: number
  readonly payments: number
}
