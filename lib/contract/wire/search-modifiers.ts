import * as z from 'zod'
import { brandServices, type FareType } from '../../domain/fare.ts'
import type { Cabin } from '../../domain/flight.ts'
import { cabins as allCabins } from '../../domain/flight.ts'
import type { RefusalNotice } from '../../domain/notice.ts'
import type { CabinWish, Changeability, ConnectionWish, FareWish, LegRequest, Preference, Refundability } from '../../domain/shopping.ts'
import { code } from '../lenient.ts'

const maxEntries = 20
const carrier = code(z.string().regex(/^(\/?\*[A-Z]|[A-Z0-9]{2})$/))
const airport = code(z.string().regex(/^[A-Z]{3}$/))
const currency = code(z.string().regex(/^[A-Z]{3}$/))
const short = z.string().max(64)

const preferenceType = z.string().max(32).optional()
const legSequence = z.array(z.int()).max(maxEntries).optional()

const carrierPreference = z.looseObject({ preferenceType, carriers: z.array(carrier).max(maxEntries).optional(), legSequence })
const cabinPreference = z.looseObject({ preferenceType, cabins: z.array(short).max(maxEntries).optional(), legSequence })
const classPreference = z.looseObject({
  PreferenceType: preferenceType,
  preferenceType,
  ClassesOfService: z
    .array(code(z.string().regex(/^[A-Z]$/)))
    .max(26)
    .optional(),
  legSequence,
})
const duration = z
  .string()
  .regex(/^PT(?=\d)(\d{1,3}H)?(\d{1,4}M)?$/)
  .optional()
const connectionPreference = z.looseObject({
  '@type': z.string().optional(),
  preferenceType,
  ConnectionPoint: z
    .array(z.union([airport, z.looseObject({ value: airport })]))
    .max(maxEntries)
    .optional(),
  legSequence,
  maxConnectionDuration: duration,
  maxOvernightDuration: duration,
  FlightType: z.looseObject({ connectionType: short.optional(), excludeInterlineConnectionsInd: z.boolean().optional() }).optional(),
  excludeInterlineConnectionsInd: z.boolean().optional(),
})
const classifications = z.looseObject({
  Classification: z.array(short).max(maxEntries).optional(),
  AdditionalClassification: z.array(short).max(maxEntries).optional(),
})

export const cabinPreferences = z.array(cabinPreference).max(maxEntries)

export const searchModifiers = z
  .looseObject({
    CarrierPreference: z.array(carrierPreference).max(maxEntries).optional(),
    CabinPreference: cabinPreferences.optional(),
    ClassOfServicePreference: z.array(classPreference).max(maxEntries).optional(),
    ConnectionPreferences: z.array(connectionPreference).max(maxEntries).optional(),
    ProductInclusionPreference: z.array(classifications).max(maxEntries).optional(),
    excludeGround: short.optional(),
    prohibitChangeOfAirportInd: z.boolean().optional(),
  })
  .meta({ id: 'SearchModifiersAir', description: 'Which flights are wanted: carriers, cabins, classes, connections, brand attributes.' })

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
      .array(z.looseObject({ value: code(z.string().max(16)), specificFlightCriteriaRefs: z.array(short).max(maxEntries).optional() }))
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
      .meta({ description: 'Agency that will issue the ticket. As for PricingPCC, one without an agreement has public fares only.' }),
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
    includeCo2EmissionsDataInd: z.boolean().optional().meta({ description: 'Another spelling of includeCO2EmissionsDataInd.' }),
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

type SearchModifiers = z.output<typeof searchModifiers>
export type PricingModifiers = z.output<typeof pricingModifiers>
export type ResponseModifiers = z.output<typeof responseModifiers>
export type PaymentCriteria = z.output<typeof paymentCriteria>

/** Takes what is worth telling the caller about his request. */
export type Warn = (code: RefusalNotice['code'], details?: RefusalNotice['details']) => void

type LegWishes = Pick<LegRequest, 'carriers' | 'cabins' | 'classes' | 'connections'>

/**
 * What the search modifiers say about each leg.
 *
 * @param sequences the numbers by which the modifiers refer to the legs
 * @param warn `modifierIgnored` for a modifier whose legSequence names no leg
 */
export function readLegWishes(modifiers: SearchModifiers | undefined, sequences: readonly number[], warn: Warn): LegWishes[] {
  const { CarrierPreference, CabinPreference, ClassOfServicePreference, ConnectionPreferences } = modifiers ?? {}
  const carriersOf = perLeg('CarrierPreference', CarrierPreference, sequences, warn)
  const cabinsOf = perLeg('CabinPreference', CabinPreference, sequences, warn)
  const classesOf = perLeg('ClassOfServicePreference', ClassOfServicePreference, sequences, warn)
  const connectionsOf = perLeg('ConnectionPreferences', ConnectionPreferences, sequences, warn)
  return sequences.map((sequence) => {
    const carriers = readPreference(carriersOf(sequence).map((one) => [one.preferenceType, one.carriers?.map(readAlliance)]))
    const classes = readPreference(classesOf(sequence).map((one) => [one.PreferenceType ?? one.preferenceType, one.ClassesOfService]))
    const cabins = readCabinWish(cabinsOf(sequence))
    const connections = readConnections(connectionsOf(sequence), modifiers)
    return { ...(carriers && { carriers }), ...(classes && { classes }), ...(cabins && { cabins }), ...(connections && { connections }) }
  })
}

/** The modifiers that are for a leg: those that name it, and those that name none. */
function perLeg<T extends { readonly legSequence?: readonly number[] | undefined }>(
  name: string,
  all: readonly T[] = [],
  sequences: readonly number[],
  warn: Warn,
): (sequence: number) => T[] {
  const known = all.filter(({ legSequence = [] }) => {
    const isKnown = legSequence.length === 0 || legSequence.some((one) => sequences.includes(one))
    if (!isKnown) warn('modifierIgnored', { modifier: name, reason: `NO LEG HAS LEGSEQUENCE ${legSequence.join(' ')}` })
    return isKnown
  })
  return (sequence) => known.filter(({ legSequence = [] }) => legSequence.length === 0 || legSequence.includes(sequence))
}

/** `/*A` and `*A` both stand for Star Alliance. */
const readAlliance = (text: string): string => text.replace('/', '')

const kindOf = (type: string | undefined): keyof Preference<string> =>
  type?.toLowerCase() === 'permitted' ? 'permitted' : type?.toLowerCase() === 'prohibited' ? 'prohibited' : 'preferred'

function readPreference(
  entries: readonly (readonly [string | undefined, readonly string[] | undefined])[],
): Preference<string> | undefined {
  const read: { permitted?: string[]; prohibited?: string[]; preferred?: string[] } = {}
  for (const [type, values = []] of entries) {
    const kind = kindOf(type)
    if (values.length > 0) read[kind] = [...(read[kind] ?? []), ...values]
  }
  return Object.keys(read).length > 0 ? read : undefined
}

const cabinKinds: Readonly<Record<string, CabinWish['kind']>> = {
  permitted: 'permitted',
  prohibited: 'prohibited',
  preferredwithupgrade: 'preferredWithUpgrade',
}

/** Preferences of different types for one leg are all read as preferred. Source: shopping sheet 2.3. */
function readCabinWish(preferences: readonly z.output<typeof cabinPreference>[]): CabinWish | undefined {
  const cabins = [...new Set(preferences.flatMap((one) => one.cabins ?? []).flatMap((name) => readCabin(name) ?? []))]
  if (cabins.length === 0) return undefined
  const [kind = 'preferred', ...others] = new Set(
    preferences.map(({ preferenceType: type }) => cabinKinds[type?.toLowerCase() ?? ''] ?? ('preferred' as const)),
  )
  return { kind: others.length > 0 ? 'preferred' : kind, cabins }
}

/** Clients write `Premium Economy`, `PREMIUM_ECONOMY` ...; undefined for a word that is no cabin. */
export function readCabin(name: string): Cabin | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  return plain === 'premiumfirst' ? 'First' : allCabins.find((cabin) => cabin.toLowerCase() === plain)
}

const connectionCounts: Readonly<Record<string, number>> = {
  nonstopdirect: 0,
  stopdirect: 0,
  singleconnection: 1,
  doubleconnection: 2,
  tripleconnection: 3,
}

function readConnections(
  preferences: readonly z.output<typeof connectionPreference>[],
  modifiers: SearchModifiers | undefined,
): ConnectionWish | undefined {
  const points = readPreference(
    preferences.map(({ preferenceType: type, ConnectionPoint }) => [
      type,
      ConnectionPoint?.map((point) => (typeof point === 'string' ? point : point.value)),
    ]),
  )
  const least = (values: readonly (number | undefined)[]): number | undefined => {
    const given = values.filter((value) => value !== undefined)
    return given.length > 0 ? Math.min(...given) : undefined
  }
  const wish = {
    points,
    maxConnections: least(preferences.map(({ FlightType }) => connectionCounts[FlightType?.connectionType?.toLowerCase() ?? ''])),
    maxConnectionMinutes: least(preferences.map((one) => readMinutes(one.maxConnectionDuration))),
    maxOvernightMinutes: least(preferences.map((one) => readMinutes(one.maxOvernightDuration))),
    sameCarrierOnly:
      preferences.some((one) => one.FlightType?.excludeInterlineConnectionsInd || one.excludeInterlineConnectionsInd) || undefined,
    sameAirportOnly: modifiers?.prohibitChangeOfAirportInd || undefined,
    excludeGround: modifiers?.excludeGround === undefined ? undefined : modifiers.excludeGround.toLowerCase() === 'train' ? 'train' : 'all',
  } as const
  const given = Object.entries(wish).filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

function readMinutes(text: string | undefined): number | undefined {
  const [, hours = 0, minutes = 0] = text?.match(/^PT(?:(\d+)H)?(?:(\d+)M)?$/) ?? []
  return text === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

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
 * @param warn `modifierIgnored` for conditions that contradict each other, for a flag without its code, and for what no fare here depends on
 */
export function readFareWish({ search, pricing, response, payment, onlyFiledFor = [] }: FareModifiers, warn: Warn): FareWish {
  const selection = pricing?.FareSelection
  const fareType = selection?.fareType?.toLowerCase() ?? 'allfares'
  const types = fareTypes[fareType]
  if (!types && fareType !== 'allfares') warn('modifierIgnored', { modifier: 'fareType', reason: 'IT IS NOT A KIND OF FARES' })
  const without = [
    ...(selection?.prohibitMinStayFaresInd ? (['minimumStay'] as const) : []),
    ...(selection?.prohibitMaxStayFaresInd ? (['maximumStay'] as const) : []),
    ...(selection?.prohibitAdvancePurchaseFaresInd ? (['advancePurchase'] as const) : []),
    ...(selection?.prohibitUnbundledFaresInd || response?.excludeUnbundledFaresInd ? (['unbundled'] as const) : []),
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
      taxExemption: exemption.allTaxesExemptInd ? { all: true } : { countries: exemption.countries ?? [], codes: exemption.taxCodes ?? [] },
    }),
    ...(payment?.IssuerIdentificationNumber !== undefined && { cardIssuer: payment.IssuerIdentificationNumber }),
  }
}

/** Brand classifications as the brands name them: `CheckedBag`, `Lounge Access`. */
export const classificationsOf = ({ Classification = [], AdditionalClassification = [] }: z.output<typeof classifications>): string[] => [
  ...Classification.map((name) => brandServices.find((service) => service.toLowerCase() === name.toLowerCase()) ?? name),
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
    warn('modifierIgnored', { modifier: 'RefundOptions', reason: 'NONREFUNDABLE AND PARTIALREFUND EXCLUDE EACH OTHER' })
    return changeability.length > 0 ? { changeability } : {}
  }
  if (refundability.includes('Refundable') && changeability.includes('PenaltyToChange')) {
    warn('modifierIgnored', { modifier: 'RefundOptions AND CHANGEOPTIONS', reason: 'REFUNDABLE AND PENALTYTOCHANGE EXCLUDE EACH OTHER' })
    return {}
  }
  return { ...(refundability.length > 0 && { refundability }), ...(changeability.length > 0 && { changeability }) }
}

/**
 * Warns of a fare basis or a brand that is pinned on a request which names its offers instead of its flights.
 *
 * Source: shopping sheet 2.4.
 */
export function warnOfPinnedFares(pricing: PricingModifiers | undefined, warn: Warn): void {
  for (const modifier of ['FareBasisCodeOverride', 'BrandPreference', 'Brand'] as const) {
    if (pricing?.[modifier] !== undefined) warn('modifierIgnored', { modifier, reason: 'IT IS FOR FLIGHTS THAT ARE SPELLED OUT' })
  }
}

/** Source: shopping sheet 2.4, OrganizationIdentifier. */
function readAccounts(pricing: PricingModifiers | undefined, warn: Warn): Pick<FareWish, 'accountCodes' | 'accountCodesOnly'> {
  const { OrganizationIdentifier: named = [], GSTRegistrationNumber } = pricing?.OrganizationInformation ?? {}
  if (GSTRegistrationNumber !== undefined) {
    warn('modifierIgnored', { modifier: 'GSTRegistrationNumber', reason: 'NO CARRIER TAKES ONE' })
  }
  const organizations = named.filter(({ organizationCodeType: type }) => type === undefined || type.toLowerCase() === 'account')
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
