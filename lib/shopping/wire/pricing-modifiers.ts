import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import { airport, carrier, classifications, legSequence, maxEntries, short } from '../../contract/modifier.ts'
import { entryOf } from '../../kernel/entry-of.ts'
import { pricingLimits } from '../../kernel/limits.ts'
import { brandServices, type FareType } from '../../pricing/fare.ts'
import type { FareFilterRequest } from '../fare-filters.ts'
import { type FareTermsRequest, fareOverrides } from '../fare-terms.ts'
import type { Changeability, Refundability } from '../shopping.ts'
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
          .max(pricingLimits.taxExemptions)
          .optional(),
        taxCodes: z
          .array(code(z.string().regex(/^[A-Z0-9]{2,3}$/)))
          .max(pricingLimits.taxExemptions)
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
      .meta({ description: 'Only this fare; for an explicit itinerary.' }),
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
      .meta({ description: 'Accepted without effect: one fare in one brand covers all flights of a leg.' }),
  })
  .meta({
    id: 'PricingModifiersAir',
    description: 'Fare filters and pricing options: kinds of fares, accounts, taxes, currency.',
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
  .meta({ id: 'CustomResponseModifiersAir', description: 'The optional content of the answer.' })

export const paymentCriteria = z
  .looseObject({
    IssuerIdentificationNumber: z
      .string()
      .regex(/^\d{6,11}$/)
      .optional()
      .meta({ description: 'First digits of the card that will pay: adds the ticketing fee (OB) for it.' }),
  })
  .meta({ id: 'PaymentCriteria' })

type PricingModifiers = z.output<typeof pricingModifiers>
export type ResponseModifiers = z.output<typeof responseModifiers>
type PaymentCriteria = z.output<typeof paymentCriteria>

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
}

/** The fare terms of the modifiers. */
export function readFareTerms(sent: FareModifiers): FareTermsRequest {
  const { pricing = {} } = sent
  const { PricingPCC, TicketingPCC, SellCity, TicketCity } = pricing
  return {
    currency: pricing.currencyCode,
    pointOfSale: {
      pricingPcc: PricingPCC,
      ticketingPcc: TicketingPCC,
      sellCity: SellCity,
      ticketCity: TicketCity,
    },
    filters: readFareFilters(sent),
    namesPrivateFares: /private/i.test(pricing.FareSelection?.fareType ?? ''),
    splitsTickets: Boolean(pricing.includeSplitPaymentInd),
    overrides: fareOverrides.filter((name) => pricing[name] !== undefined),
  }
}

function readFareFilters({ search, pricing, response, payment }: FareModifiers): FareFilterRequest {
  const selection = pricing?.FareSelection ?? {}
  const fareType = selection.fareType?.toLowerCase() ?? 'allfares'
  const { OrganizationIdentifier = [], GSTRegistrationNumber } = pricing?.OrganizationInformation ?? {}
  const exemption = pricing?.TaxExemption
  return {
    types: fareType === 'allfares' ? undefined : (entryOf(fareTypes, fareType) ?? 'unknown'),
    refundability: readRefundability(selection),
    changeability: namedIn(changeabilities, selection.ChangeOptions?.changeTypes),
    without: prohibitions.flatMap(([condition, isProhibited]) =>
      isProhibited(selection, response) ? condition : [],
    ),
    validatingCarrier: selection.validatingCarrier,
    organizations: OrganizationIdentifier.map((one) => ({
      code: one.value,
      carrier: one.supplier,
      isAccount: (one.organizationCodeType ?? 'account').toLowerCase() === 'account',
      only: Boolean(one.accountCodeFaresOnlyInd),
    })),
    hasTaxNumber: GSTRegistrationNumber !== undefined,
    promotions: (pricing?.PromotionalCode ?? []).map(({ supplierCode, value }) => ({
      carrier: supplierCode,
      code: value,
    })),
    includedServices: search?.ProductInclusionPreference?.flatMap(classificationsOf) ?? [],
    taxExemption: exemption && readTaxExemption(exemption),
    cardIssuer: payment?.IssuerIdentificationNumber,
  }
}

type Selection = z.output<typeof fareSelection>

const prohibitions: readonly (readonly [
  FareFilterRequest['without'][number],
  (selection: Selection, response: ResponseModifiers | undefined) => boolean | undefined,
])[] = [
  ['minimumStay', (selection) => selection.prohibitMinStayFaresInd],
  ['maximumStay', (selection) => selection.prohibitMaxStayFaresInd],
  ['advancePurchase', (selection) => selection.prohibitAdvancePurchaseFaresInd],
  [
    'unbundled',
    (selection, response) => selection.prohibitUnbundledFaresInd || response?.excludeUnbundledFaresInd,
  ],
]

/** The list, otherwise the older flags. */
function readRefundability(selection: Selection): Refundability[] {
  const listed = namedIn(refundabilities, selection.RefundOptions?.refundTypes)
  if (listed.length > 0) return listed
  if (selection.refundableOnlyInd) return ['Refundable']
  return selection.prohibitRefundableFaresInd ? ['NonRefundable'] : []
}

const readTaxExemption = ({
  allTaxesExemptInd,
  countries = [],
  taxCodes = [],
}: NonNullable<PricingModifiers['TaxExemption']>): FareFilterRequest['taxExemption'] =>
  allTaxesExemptInd ? { all: true } : { countries, codes: taxCodes }

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
