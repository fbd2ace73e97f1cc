import * as z from 'zod'
import type { PriceRequest } from '../../domain/shopping.ts'
import { cabinPreferences, paymentCriteria, pricingModifiers, readCabin, responseModifiers, type Warn } from './search-modifiers.ts'

/** What a price request says beside what is to be priced. */
export const pricingOptions = z.looseObject({
  PricingModifiersAir: pricingModifiers.optional(),
  CustomResponseModifiersAir: responseModifiers.optional(),
  CabinPreference: cabinPreferences.optional(),
  PaymentCriteria: paymentCriteria.optional(),
  lowFareFinderInd: z.boolean().optional().meta({ description: 'The lowest fare in any class.' }),
  validateInventoryInd: z.boolean().optional().meta({ description: 'Refuse when a class has fewer seats than passengers.' }),
  reCheckInventoryInd: z.boolean().optional().meta({ description: 'As validateInventoryInd.' }),
})

export type PricingOptions = z.output<typeof pricingOptions>

/** Clients send the options inside the member of the request or beside it; inside counts. */
export const readPricingOptions = (beside: PricingOptions, inside: PricingOptions): PricingOptions => ({ ...beside, ...inside })

export const requiresSeats = ({ validateInventoryInd, reCheckInventoryInd }: PricingOptions): boolean =>
  Boolean(validateInventoryInd || reCheckInventoryInd)

/**
 * Whether the lowest fare of any class is looked for, and in which cabin.
 *
 * @param warn `modifierIgnored` for a cabin without the search for the lowest fare
 * Source: shopping sheet 8.2 and 9.1.
 */
export function readLowestFare({ lowFareFinderInd, CabinPreference = [] }: PricingOptions, warn: Warn): PriceRequest['lowestFare'] {
  if (!lowFareFinderInd) {
    if (CabinPreference.length > 0) warn('modifierIgnored', { modifier: 'CabinPreference', reason: 'LOWFAREFINDERIND IS NOT TRUE' })
    return undefined
  }
  const [cabin] = CabinPreference.filter(({ preferenceType = 'Permitted' }) => preferenceType.toLowerCase() === 'permitted')
    .flatMap(({ cabins = [] }) => cabins)
    .flatMap((name) => readCabin(name) ?? [])
  return cabin ? { cabin } : {}
}
