import type { Capability } from '../../pricing/capabilities.ts'

/** What the sandbox's GDS does for every carrier. */
export const gdsCapabilities: readonly Capability[] = [
  'hold',
  'partTicketing',
  'void',
  'partialCancel',
  'refundQuote',
  'exchange',
  'divide',
  'seatMap',
  'paidSeats',
  'servicesLater',
  'nameCorrection',
]
