import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import {
  airport,
  carrier,
  classifications,
  legSequence,
  maxEntries,
  short,
  type Warn,
} from '../../contract/modifier.ts'
import { brandServices, type FareType } from '../../pricing/fare.ts'
import type { Changeability, FareWish, Refundability } from '../shopping.ts'
import type { SearchModifiers } from './search-modifiers.ts'

const currency = code(z.string().regex(/^[A-Z]{3}$/))
const types = z.array(short).max(maxEntries).optional()
const fareSelection = z.looseObject({
  fareType: short.optional(),
  RefundOptions: z.looseObject({ refundTypes: types }).optional(),
  ChangeOptions: z.looseObject({ changeTypes: types }).optional(),
  prohibitMinStayFaresInd: z.boolean().optional(),
  prohibitMaxStayFaresInd: z.boolean().optional(),
  prohibitAdvancePurchaseFaresInd: z.boolean().optional(),
  prohibitUnbundledFaresInd: z.boolean().optional(),
  refundableOnlyInd: z.boolean().optional(),
  prohibitRefundableFaresInd: z.boolean().optional(),
  validatingCarrier: carrier.optional(),
})
const organization = z.looseObject({
  value: short.optional(),
  supplier: carrier.optional(),
  organizationCodeType: short.optional(),
  accountCodeFaresOnlyInd: z.boolean().optional(),
})

/** Values that a tax exemption may list. Source: shopping sheet 2.4. */
const mostTaxExemptions = 9

export const pricingModifiers = z
  .looseObject({
    currencyCode: currency.optional(),
    FareSelection: fareSelection.optional(),
    OrganizationInformation: z
      .looseObject({
        OrganizationIdentifier: z.array(organization).max(maxEntries).optional(),
        GSTRegistrationNumber: z.unknown().optional(),
      })
      .optional(),
    TaxExemption: z
      .looseObject({
        allTaxesExemptInd: z.boolean().optional(),
        countries: z
          .array(code(z.string().regex(/^[A-Z]{2}$/)))
          .max(mostTaxExemptions)
          .optional(),
        taxCodes: z
          .array(code(z.string().regex(/^[A-Z0-9]{2,3}$/)))
          .max(mostTaxExemptions)
          .optional(),
      })
      .optional(),
    PromotionalCode: z
      .array(z.looseObject({ supplierCode: carrier.optional(), value: short.optional() }))
      .max(maxEntries)
      .optional(),
    FareBasisCodeOverride: z
      .array(
        z.looseObject({
          value: code(z.string().max(16)),
          specificFlightCriteriaRefs: z.array(short).max(maxEntries).optional(),
        }),
      )
      .max(maxEntries)
      .optional()
      .meta({ description: 'Only this fare; for flights that are spelled out.' }),
    BrandPreference: z
      .array(z.looseObject({ brandTier: z.int().min(1).optional(), legSequence }))
      .max(maxEntries)
      .optional(),
    Brand: z.looseObject({ code: short.optional(), tier: z.int().min(1).optional() }).optional(),
    SellCity: airport.optional(),
    TicketCity: airport.optional(),
    PricingPCC: code(z.string().regex(/^[A-Z0-9]{3,4}$/)).optional(),
    TicketingPCC: code(z.string().regex(/^[A-Z0-9]{3,4}$/))
      .optional()
      .meta({
        description:
          'Agency that will issue the ticket. As for PricingPCC, one without an agreement has public fares only.',
      }),
    MultiPricingAgency: z
      .array(code(z.string().regex(/^[A-Z0-9]{3,4}$/)))
      .max(maxEntries)
      .optional(),
    includeSplitPaymentInd: z.boolean().optional(),
    returnMostRestrictiveBrandInd: z
      .boolean()
      .optional()
      .meta({ description: 'Changes nothing: one fare in one brand covers all flights of a leg.' }),
  })
  .meta({
    id: 'PricingModifiersAir',
    description: 'Which fares are wanted and how they are priced: kinds of fares, accounts, taxes, currency.',
  })

export const responseModifiers = z
  .looseObject({
    SearchRepresentation: z.enum(['Journey', 'Leg', 'LegWithJourneyData']).optional(),
    BrandAttributeInclusion: z.array(classifications).max(maxEntries).optional(),
    excludePenaltiesInd: z.boolean().optional(),
    excludeBaggageFeesInd: z.boolean().optional(),
    excludeSurchargesInd: z.boolean().optional(),
    excludeUnbundledFaresInd: z.boolean().optional(),
    includeFareCalculationInd: z.boolean().optional(),
    includeCO2EmissionsDataInd: z.boolean().optional(),
    includeCo2EmissionsDataInd: z
      .boolean()
      .optional()
      .meta({ description: 'Another spelling of includeCO2EmissionsDataInd.' }),
  })
  .meta({ id: 'CustomResponseModifiersAir', description: 'What the answer is to hold.' })

export const paymentCriteria = z
  .looseObject({
    IssuerIdentificationNumber: z
      .string()
      .regex(/^\d{6,11}$/)
      .optional()
      .meta({ description: 'First digits of the card that will pay: adds the ticketing fee (OB) for it.' }),
  })
  .meta({ id: 'PaymentCriteria' })

export type PricingModifiers = z.output<typeof pricingModifiers>
export type ResponseModifiers = z.output<typeof responseModifiers>
export type PaymentCriteria = z.output<typeof paymentCriteria>

const fareTypes: Readonly<Record<string, readonly FareType[]>> = {
  publicfaresonly: ['PublicFare'],
  privatefaresonly: ['AgencyPrivateFare', 'AirlinePrivateFare', 'NetFare'],
  agencyprivatefaresonly: ['AgencyPrivateFare'],
  airlineprivatefaresonly: ['AirlinePrivateFare'],
  publicandprivatefares: ['PublicFare', 'AgencyPrivateFare', 'AirlinePrivateFare'],
  netfaresonly: ['NetFare'],
}

const refundabilities: readonly Refundability[] = ['Refundable', 'NonRefundable', 'PartialRefund']
const changeabilities: readonly Changeability[] = ['Changeable', 'NonChangeable', 'PenaltyToChange']

const namedIn = <T extends string>(known: readonly T[], given: readonly string[] = []): T[] =>
  known.filter((one) => given.some((name) => name.toLowerCase() === one.toLowerCase()))

export interface FareModifiers {
  readonly search?: SearchModifiers | undefined
  readonly pricing?: PricingModifiers | undefined
  readonly response?: ResponseModifiers | undefined
  readonly payment?: PaymentCriteria | undefined
  readonly onlyFiledFor?: readonly string[]
}

/**
 * What fares are wanted. An empty object when nothing is said.
 *
 * @param warn `modifierIgnored` for conditions that contradict each other, for a flag without its code, and
 *   for what no fare here depends on
 */
export function readFareWish(
  { search, pricing, response, payment, onlyFiledFor = [] }: FareModifiers,
  warn: Warn,
): FareWish {
  const selection = pricing?.FareSelection
  const fareType = selection?.fareType?.toLowerCase() ?? 'allfares'
  const types = fareTypes[fareType]
  if (!types && fareType !== 'allfares')
    warn('modifierIgnored', { modifier: 'fareType', reason: 'IT IS NOT A KIND OF FARES' })
  const without = [
    ...(selection?.prohibitMinStayFaresInd ? (['minimumStay'] as const) : []),
    ...(selection?.prohibitMaxStayFaresInd ? (['maximumStay'] as const) : []),
    ...(selection?.prohibitAdvancePurchaseFaresInd ? (['advancePurchase'] as const) : []),
    ...(selection?.prohibitUnbundledFaresInd || response?.excludeUnbundledFaresInd
      ? (['unbundled'] as const)
      : []),
  ]
  const services = search?.ProductInclusionPreference?.flatMap(classificationsOf) ?? []
  const exemption = pricing?.TaxExemption
  const promotional = pricing?.PromotionalCode?.flatMap(({ supplierCode, value }) =>
    supplierCode && value ? [{ carrier: supplierCode, code: value }] : [],
  )
  if (promotional && promotional.length < (pricing?.PromotionalCode?.length ?? 0)) {
    warn('modifierIgnored', { modifier: 'PromotionalCode', reason: 'SEND ITS SUPPLIERCODE AND VALUE' })
  }
  return {
    ...(types && { types }),
    ...readConditions(selection, warn),
    ...(without.length > 0 && { without }),
    ...(selection?.validatingCarrier !== undefined && { validatingCarrier: selection.validatingCarrier }),
    ...readAccounts(pricing, warn),
    ...(promotional && promotional.length > 0 && { promotionalCodes: promotional }),
    ...(services.length > 0 && { includedServices: services }),
    ...(onlyFiledFor.length > 0 && { onlyFiledFor }),
    ...(exemption && {
      taxExemption: exemption.allTaxesExemptInd
        ? { all: true }
        : { countries: exemption.countries ?? [], codes: exemption.taxCodes ?? [] },
    }),
    ...(payment?.IssuerIdentificationNumber !== undefined && {
      cardIssuer: payment.IssuerIdentificationNumber,
    }),
  }
}

/** Brand classifications as the brands name them: `CheckedBag`, `Lounge Access`. */
export const classificationsOf = ({
  Classification = [],
  AdditionalClassification = [],
}: z.output<typeof classifications>): string[] => [
  ...Classification.map(
    (name) => brandServices.find((service) => service.toLowerCase() === name.toLowerCase()) ?? name,
  ),
  ...AdditionalClassification,
]

/** Source: shopping sheet 2.4, RefundOptions and ChangeOptions. */
function readConditions(
  selection: z.output<typeof fareSelection> | undefined,
  warn: Warn,
): Pick<FareWish, 'refundability' | 'changeability'> {
  const asked = namedIn(refundabilities, selection?.RefundOptions?.refundTypes)
  const older: Refundability[] = selection?.refundableOnlyInd
    ? ['Refundable']
    : selection?.prohibitRefundableFaresInd
      ? ['NonRefundable']
      : []
  const refundability = asked.length > 0 ? asked : older
  const changeability = namedIn(changeabilities, selection?.ChangeOptions?.changeTypes)
  if (refundability.includes('NonRefundable') && refundability.includes('PartialRefund')) {
    warn('modifierIgnored', {
      modifier: 'RefundOptions',
      reason: 'NONREFUNDABLE AND PARTIALREFUND EXCLUDE EACH OTHER',
    })
    return changeability.length > 0 ? { changeability } : {}
  }
  if (refundability.includes('Refundable') && changeability.includes('PenaltyToChange')) {
    warn('modifierIgnored', {
      modifier: 'RefundOptions AND CHANGEOPTIONS',
      reason: 'REFUNDABLE AND PENALTYTOCHANGE EXCLUDE EACH OTHER',
    })
    return {}
  }
  return {
    ...(refundability.length > 0 && { refundability }),
    ...(changeability.length > 0 && { changeability }),
  }
}

/**
 * Warns of a fare basis or a brand that is pinned on a request which names its offers instead of its flights.
 *
 * Source: shopping sheet 2.4.
 */
export function warnOfPinnedFares(pricing: PricingModifiers | undefined, warn: Warn): void {
  for (const modifier of ['FareBasisCodeOverride', 'BrandPreference', 'Brand'] as const) {
    if (pricing?.[modifier] !== undefined)
      warn('modifierIgnored', { modifier, reason: 'IT IS FOR FLIGHTS THAT ARE SPELLED OUT' })
  }
}

/** Source: shopping sheet 2.4, OrganizationIdentifier. */
function readAccounts(
  pricing: PricingModifiers | undefined,
  warn: Warn,
): Pick<FareWish, 'accountCodes' | 'accountCodesOnly'> {
  const { OrganizationIdentifier: named = [], GSTRegistrationNumber } = pricing?.OrganizationInformation ?? {}
  if (GSTRegistrationNumber !== undefined) {
    warn('modifierIgnored', { modifier: 'GSTRegistrationNumber', reason: 'NO CARRIER TAKES ONE' })
  }
  const organizations = named.filter(
    ({ organizationCodeType: type }) => type === undefined || type.toLowerCase() === 'account',
  )
  if (organizations.length < named.length) {
    warn('modifierIgnored', { modifier: 'OrganizationIdentifier', reason: 'ONLY ACCOUNT CODES HAVE FARES' })
  }
  const accountCodes = organizations.flatMap(({ value, supplier }) =>
    value ? [{ code: value, ...(supplier && { carrier: supplier }) }] : [],
  )
  const only = organizations.some(({ accountCodeFaresOnlyInd }) => accountCodeFaresOnlyInd)
  if (only && accountCodes.length === 0)
    warn('modifierIgnored', { modifier: 'accountCodeFaresOnlyInd', reason: 'NO ACCOUNT CODE WAS SENT' })
  return accountCodes.length > 0 ? { accountCodes, ...(only && { accountCodesOnly: true }) } : {}
}
