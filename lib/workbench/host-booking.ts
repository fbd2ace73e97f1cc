/** The supplier's identifiers of a sale. */
export interface HostBooking {
  /** The carriers' own locators, in the order of first appearance in the itinerary. */
  readonly supplierLocators: readonly { readonly carrier: string; readonly locator: string }[]
  /** The airline's own order; NDC only. */
  readonly orderId?: string
}
