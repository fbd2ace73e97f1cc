import type { Inclusion } from '../../pricing/fare.ts'
import type { Changeability, FareFilters, Refundability } from '../../shopping/shopping.ts'
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

/**
 * Which brands pass the filters, by what they include. Source: guess, that a fare is bundled when it includes a checked
 * bag.
 */
export function acceptsBrand(filters: FareFilters): (brand: CarrierBrand) => boolean {
  const { includedServices = [], without = [] } = filters
  return ({ brand: { services, extras } }) => {
    const all: Readonly<Record<string, Inclusion>> = { ...extras, ...services }
    return (
      (filters.refundability?.includes(refundability[services.Refund]) ?? true) &&
      (filters.changeability?.includes(changeability[services.Rebooking]) ?? true) &&
      includedServices.every((service) => all[service] === 'Included') &&
      !(without.includes('unbundled') && services.CheckedBag !== 'Included')
    )
  }
}

/**
 * Which carriers (by index) may file the fares: those with fares for the passenger types that take no others,
 * and only low-cost carriers when only these are requested.
 */
export const acceptsCarrier = ({
  onlyFiledFor = [],
  lowCostOnly = false,
}: FareFilters): ((fareCarrier: number) => boolean) => {
  return (fareCarrier) =>
    filesFor(fareCarrier, onlyFiledFor) && (!lowCostOnly || carriers[fareCarrier]?.kind === 'lowCost')
}

/** Whether a ticket may be on the stock of a carrier (by index). */
export const acceptsValidatingCarrier = ({ validatingCarrier }: FareFilters, fareCarrier: number): boolean =>
  validatingCarrier === undefined || carriers[fareCarrier]?.code === validatingCarrier
