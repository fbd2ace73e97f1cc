/**
 * What a supplier can do with an offer and the order made of it. The host says so with every price, because it
 * differs by carrier and by offer; rules read it from the offer and know no carrier by name.
 */
export const capabilities = {
  hold: 'holds a sale unpaid, until its ticketing time limit',
  partTicketing: 'issues tickets to some of the travelers of a sale',
  void: 'voids single documents without loss, while their void period lasts',
  cancelOrder: 'cancels a ticketed order as a whole, for a refund that it quotes first',
  partialCancel: 'cancels some flights of an order',
  cancelPayment: 'refunds the payment and holds the order as before',
  retainValue: 'keeps the value of a cancelled ticket',
  refundQuote: 'quotes the refund of a cancellation',
  exchange: 'reshop, reprice and modify of an order',
  standaloneReprice: 'prices a held order again, also after its price guarantee',
  divide: 'divides travelers of an order into a new order',
  seatMap: 'returns seat maps',
  paidSeats: 'sells seats',
  servicesLater: 'sells ancillaries after the order was made',
  nameCorrection: 'corrects names of a held order',
  priceFirst: 'its offers must be priced before they are booked',
  lowCost:
    'a low-cost carrier: its offers must be priced before they are booked, and Batch Void leaves its documents',
} as const
export type Capability = keyof typeof capabilities

/** Whether the supplier of an offer can do a thing with it. */
export const can = (
  { capabilities: ofOffer }: { readonly capabilities: readonly Capability[] },
  capability: Capability,
): boolean => ofOffer.includes(capability)
