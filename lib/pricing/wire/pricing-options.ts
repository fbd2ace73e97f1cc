import * as z from 'zod'
import type { Warn } from '../../contract/modifier.ts'
import type { ContentSource } from '../../kernel/flight.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import type { Selection } from '../../shopping/search-digest.ts'
import type { SearchView } from '../../shopping/search-order.ts'
import type { PriceRequest } from '../../shopping/shopping.ts'
import {
  paymentCriteria,
  pricingModifiers,
  readFareWish,
  responseModifiers,
  warnOfPinnedFares,
} from '../../shopping/wire/pricing-modifiers.ts'
import { cabinPreferences, readCabin } from '../../shopping/wire/search-modifiers.ts'
import { readPointOfSale, readView, type Searcher } from '../../shopping/wire/search-request.ts'
import type { RuleTextForm } from '../fare-rule-text.ts'

/** What a price request says beside what is to be priced. */
export const pricingOptions = z.looseObject({
  PricingModifiersAir: pricingModifiers.optional(),
  CustomResponseModifiersAir: responseModifiers.optional(),
  CabinPreference: cabinPreferences.optional(),
  PaymentCriteria: paymentCriteria.optional(),
  lowFareFinderInd: z.boolean().optional().meta({ description: 'The lowest fare in any class.' }),
  validateInventoryInd: z
    .boolean()
    .optional()
    .meta({ description: 'Refuse when a class has fewer seats than passengers.' }),
  reCheckInventoryInd: z.boolean().optional().meta({ description: 'As validateInventoryInd.' }),
  inhibitBrandContentInd: z.boolean().optional().meta({ description: 'Answer without brands.' }),
  FareRuleType: z.string().max(64).optional().meta({
    description:
      'ShortText or LongText: a price brings its fare rules along, as blocks of text in its terms.',
  }),
})

export type PricingOptions = z.output<typeof pricingOptions>

/** Clients send the options inside the member of the request or beside it; inside counts. */
export const readPricingOptions = (beside: PricingOptions, inside: PricingOptions): PricingOptions => ({
  ...beside,
  ...inside,
})

export const requiresSeats = ({ validateInventoryInd, reCheckInventoryInd }: PricingOptions): boolean =>
  Boolean(validateInventoryInd || reCheckInventoryInd)

/**
 * The form in which fare rules come along with a price, absent when none are wanted, and what the caller
 * should know about it.
 *
 * Source: shopping sheet 8.2 and 10.
 */
export function readInlineFareRules(
  { FareRuleType }: PricingOptions,
  source: ContentSource,
): { readonly fareRules?: RuleTextForm; readonly warnings: readonly RefusalNotice[] } {
  if (FareRuleType === undefined) return { warnings: [] }
  const fareRules = (['ShortText', 'LongText'] as const).find(
    (form) => form.toLowerCase() === FareRuleType.toLowerCase(),
  )
  const details = { modifier: 'FareRuleType', reason: 'A PRICE BRINGS SHORTTEXT OR LONGTEXT' }
  if (!fareRules) return { warnings: [{ code: 'modifierIgnored', details }] }
  return {
    fareRules,
    warnings:
      fareRules === 'LongText' && source === 'NDC' ? [{ code: 'longTextNotForNdc', details: {} }] : [],
  }
}

/** How flights are priced, whichever they are. */
export type PricingTerms = Pick<
  PriceRequest,
  'pointOfSale' | 'currency' | 'fares' | 'lowestFare' | 'requireSeats'
>

/**
 * What the modifiers of a price request say.
 *
 * @param onlyFiledFor passenger types that take only fares filed for them
 * @throws Refusal `privateFaresNotAgreed`
 */
export function readPricingTerms(
  options: PricingOptions,
  onlyFiledFor: readonly string[],
  searcher: Searcher,
  warn: Warn,
): PricingTerms & { readonly view: SearchView } {
  const {
    PricingModifiersAir: pricing,
    CustomResponseModifiersAir: response,
    PaymentCriteria: payment,
  } = options
  const sale = readPointOfSale(pricing, searcher, warn)
  const fares = { ...readFareWish({ pricing, response, payment, onlyFiledFor }, warn), ...sale.fares }
  const lowestFare = readLowestFare(options, warn)
  if (pricing?.includeSplitPaymentInd) warn('splitTicketingNotActivated')
  return {
    pointOfSale: sale.pointOfSale,
    currency: pricing?.currencyCode ?? sale.pointOfSale.currency,
    requireSeats: requiresSeats(options),
    ...(Object.keys(fares).length > 0 && { fares }),
    ...(lowestFare && { lowestFare }),
    view: readView(response, searcher.headers('taxBreakdown')),
  }
}

/** A selection with the terms on which it is priced. */
export type TermedSelection = Selection & { readonly request: PriceRequest }

/**
 * Offers of a search on the terms of a price request. Modifiers of the request take the place of all that the
 * search had; without any those of the search stay. An NDC offer is what the carrier made it, so only what
 * the answer shows can be changed.
 *
 * @throws Refusal `privateFaresNotAgreed`
 * Source: shopping sheet 8.2. What is no modifier by the sheet (the card, seats, the lowest fare) goes on top
 * of the search's: guess.
 */
export function applyPricingOptions(
  selection: Selection,
  options: PricingOptions,
  searcher: Searcher,
): { readonly selection: TermedSelection; readonly warnings: readonly RefusalNotice[] } {
  const warnings: RefusalNotice[] = []
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  const { view: asked, ...terms } = readPricingTerms(
    options,
    selection.request.fares?.onlyFiledFor ?? [],
    searcher,
    warn,
  )
  const kept = options.CustomResponseModifiersAir ? asked : (selection.view ?? asked)
  const { taxBreakdown } = searcher.headers('taxBreakdown') === undefined ? (selection.view ?? asked) : asked
  const view = { ...kept, taxBreakdown }
  if (selection.source === 'NDC') {
    if (options.PricingModifiersAir)
      warn('modifierIgnored', { modifier: 'PricingModifiersAir', reason: 'NOT SUPPORTED FOR NDC' })
    return {
      selection: { ...selection, view, request: { ...selection.request, requireSeats: terms.requireSeats } },
      warnings,
    }
  }
  warnOfPinnedFares(options.PricingModifiersAir, warn)
  return { selection: { ...selection, view, request: onTerms(selection, options, terms) }, warnings }
}

function onTerms(
  { request, isAgencysOwn }: Selection,
  options: PricingOptions,
  terms: PricingTerms,
): PriceRequest {
  const { requireSeats, lowestFare } = terms
  const isModified = Boolean(
    options.PricingModifiersAir ?? options.CustomResponseModifiersAir ?? options.CabinPreference,
  )
  const fares = { ...(!isModified && request.fares), ...terms.fares }
  return {
    legs: lowestFare ? request.legs.map(({ flights }) => ({ flights })) : request.legs,
    passengers: request.passengers,
    ...(isModified && !isAgencysOwn
      ? { pointOfSale: terms.pointOfSale, currency: terms.currency }
      : {
          pointOfSale: request.pointOfSale,
          currency: options.PricingModifiersAir?.currencyCode ?? request.currency,
        }),
    requireSeats,
    ...(Object.keys(fares).length > 0 && { fares }),
    ...(lowestFare && { lowestFare }),
  }
}

/**
 * Whether the lowest fare of any class is looked for, and in which cabin.
 *
 * @param warn `modifierIgnored` for a cabin without the search for the lowest fare
 * Source: shopping sheet 8.2 and 9.1.
 */
function readLowestFare(
  { lowFareFinderInd, CabinPreference = [] }: PricingOptions,
  warn: Warn,
): PriceRequest['lowestFare'] {
  if (!lowFareFinderInd) {
    if (CabinPreference.length > 0)
      warn('modifierIgnored', { modifier: 'CabinPreference', reason: 'LOWFAREFINDERIND IS NOT TRUE' })
    return undefined
  }
  const [cabin] = CabinPreference.filter(
    ({ preferenceType = 'Permitted' }) => preferenceType.toLowerCase() === 'permitted',
  )
    .flatMap(({ cabins = [] }) => cabins)
    .flatMap((name) => readCabin(name) ?? [])
  return cabin ? { cabin } : {}
}
