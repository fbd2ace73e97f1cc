import type { Inclusion } from '../../pricing/fare.ts'
import type { Changeability, FareWish, Refundability } from '../../shopping/shopping.ts'
import type { CarrierBrand } from '../world/brands.ts'
import { carriers } from '../world/carriers.ts'
import { filesFor } from '../world/fares/passenger-fares.ts'

const refundability: Readonly<Record<Inclusion, Refundability>> = {
  Included: 'Refundable',
  Chargeable: 'PartialRefund',
  'Not Offered': 'NonRefundable',
}
const changeability: Readonly<Record<Inclusion, Changeability>> = {
  Included: 'Changeable',
  Chargeable: 'PenaltyToChange',
  'Not Offered': 'NonChangeable',
}

/** Which brands a traveler takes, by what they include. */
export function acceptsBrand(wish: FareWish): (brand: CarrierBrand) => boolean {
  const { includedServices = [], without = [] } = wish
  return ({ brand: { services, extras } }) => {
    const all: Readonly<Record<string, Inclusion>> = { ...extras, ...services }
    return (
      (wish.refundability?.includes(refundability[services.Refund]) ?? true) &&
      (wish.changeability?.includes(changeability[services.Rebooking]) ?? true) &&
      includedServices.every((service) => all[service] === 'Included') &&
      !(
        without.includes('unbundled') &&
        Object.values(services).every((inclusion) => inclusion !== 'Included')
      )
    )
  }
}

/**
 * Which carriers (by index) may file the fares: those with fares for the passenger types that take no others.
 */
export const acceptsCarrier = ({ onlyFiledFor = [] }: FareWish): ((fareCarrier: number) => boolean) => {
  return (fareCarrier) => filesFor(fareCarrier, onlyFiledFor)
}

/** Whether a ticket on the stock of a carrier (by index) is wanted. */
export const acceptsValidatingCarrier = ({ validatingCarrier }: FareWish, fareCarrier: number): boolean =>
  validatingCarrier === undefined || carriers[fareCarrier]?.code === validatingCarrier
