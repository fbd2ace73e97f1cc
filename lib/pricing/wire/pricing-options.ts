import * as z from 'zod'
import type { Headers } from '../../contract/request-context.ts'
import type { ContentSource } from '../../kernel/flight.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import {
  paymentCriteria,
  pricingModifiers,
  readFareTerms,
  responseModifiers,
} from '../../shopping/wire/pricing-modifiers.ts'
import { cabinPreferences, readCabin } from '../../shopping/wire/search-modifiers.ts'
import { readView } from '../../shopping/wire/search-request.ts'
import type { RuleTextForm } from '../fare-rule-text.ts'
import type { PricingTermsRequest } from '../pricing-terms.ts'

/** The options of a price request. */
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
    description: 'ShortText or LongText: the price includes its fare rules, as blocks of text in its terms.',
  }),
})

export type PricingOptions = z.output<typeof pricingOptions>

/**
 * The options of a request. Clients send them inside its main member or next to it; those inside take
 * precedence.
 */
export const readPricingOptions = (outside: PricingOptions, inside: PricingOptions): PricingOptions => ({
  ...outside,
  ...inside,
})

export const requiresSeats = ({ validateInventoryInd, reCheckInventoryInd }: PricingOptions): boolean =>
  Boolean(validateInventoryInd || reCheckInventoryInd)

/**
 * The requested form of fare rules in a price answer, absent when none are requested, and warnings about it.
 *
 * Source: docs/contract/shopping.md 8.2 and 10.
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

/** The requested terms of a price. */
export function readPricingTerms(options: PricingOptions, headers: Headers): PricingTermsRequest {
  const { PricingModifiersAir: pricing, CustomResponseModifiersAir: response, CabinPreference } = options
  return {
    terms: readFareTerms({ pricing, response, payment: options.PaymentCriteria }),
    isModified: [pricing, response, CabinPreference].some((modifiers) => modifiers !== undefined),
    hasFareModifiers: pricing !== undefined,
    view: readView(response, headers('taxBreakdown')),
    hasView: response !== undefined,
    hasTaxBreakdown: headers('taxBreakdown') !== undefined,
    requireSeats: requiresSeats(options),
    lowestFare: Boolean(options.lowFareFinderInd),
    cabins: (CabinPreference ?? []).map(({ preferenceType = 'Permitted', cabins = [] }) => ({
      isPermitted: preferenceType.toLowerCase() === 'permitted',
      cabins: cabins.flatMap((name) => readCabin(name) ?? []),
    })),
  }
}
