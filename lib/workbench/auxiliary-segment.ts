/**
 * Kinds of auxiliary segments: tours (TUR); surface transport and insurance (SUR). Source:
 * docs/contract/booking.md 17.2.
 */
export const auxiliaryTypes = ['TUR', 'SUR'] as const
export type AuxiliaryType = (typeof auxiliaryTypes)[number]

/** An itinerary line other than a flight, in the agency's own text; nothing is sold for it. */
export interface AuxiliarySegment {
  readonly id: string
  /** `aux_1`, or the client's own name: stable inside the reservation. */
  readonly ref: string
  readonly type: AuxiliaryType
  /** Two letters or digits: a carrier, or `ZZ` for no specific supplier. */
  readonly supplier: string
  /** As the agency sets it: `BK`, `NN` ... */
  readonly status: string
  readonly quantity: number
  /** IATA code of an airport or city. */
  readonly location: string
  /** YYYY-MM-DD, local. */
  readonly date: string
  /** Subject of the text: `DO` for drop-off ... */
  readonly qualifier?: string
  readonly text?: string
}

export type AuxiliaryToAdd = Omit<AuxiliarySegment, 'id' | 'ref'> & { readonly ref?: string | undefined }
