import * as z from 'zod'
import { answerSchema, refusalNotice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { flightDetail, toFlightDetail } from '../../contract/flight-wire.ts'
import { entryOf } from '../../kernel/entry-of.ts'
import type { Flight } from '../../kernel/flight.ts'
import { flightKey } from '../../kernel/flight.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { FiledRule, MinimumStay } from '../fare.ts'
import { fareBasisOf, filedRuleOf } from '../fare.ts'
import type { FareComponentRules } from '../fare-rule-text.ts'
import { fareRuleTexts } from '../fare-rule-text.ts'
import { penalties, toPenalties } from './terms.ts'

const listed = z.union([z.array(z.string()), z.string()])

const forms = ['ShortText', 'LongText', 'Structured'] as const

/** Query parameters that all fare rule operations share. */
export const fareRuleForm = {
  fareRuleType: z.enum(forms).meta({ description: 'Text in short or in full, or values by category.' }),
  fareRuleCategories: listed.optional().meta({
    description:
      'With Structured: AdvanceReservationsTicketing, MinimumStay, MaximumStay, Stopovers, Penalties. None: all of them. Repeated, or separated by commas or spaces.',
  }),
}

const fareRuleFilter = {
  productIDs: listed.optional().meta({ description: 'Only the fares of these products.' }),
}

export const fareRulesFromSearchQuery = z.object({
  catalogProductOfferingsIdentifier: z.string().meta({ description: 'Identifier of the search.' }),
  catalogProductOfferingID: z.string().meta({ description: 'The offer, `o1`.' }),
  productIDs: listed.optional().meta({ description: 'The product, `p0`. None: the first one of the offer.' }),
  ...fareRuleForm,
})

export const fareRulesFromOfferQuery = z.object({
  offerIdentifier: z
    .string()
    .meta({ description: 'Identifier of the price, with or without _PC, or of the priced offer.' }),
  ...fareRuleFilter,
  ...fareRuleForm,
})

export const fareRulesFromReservationQuery = z.object({
  reservationIdentifier: z.string().meta({ description: 'Locator or identifier of the reservation.' }),
  offerIDs: listed.optional().meta({ description: 'Only the fares of these offers.' }),
  ...fareRuleFilter,
  flightIDs: listed.optional().meta({ description: 'Only the fares of these flights.' }),
  ...fareRuleForm,
})

export const fareRulesFromFareDisplayQuery = z.object({
  fareRuleIdentifier: z.string().meta({ description: 'Identifier of the fare display.' }),
  fareID: z.int().min(1).meta({ description: 'Number (`sequence`) of the fare in the display.' }),
  fareRuleType: z.enum(['ShortText', 'LongText']).meta({ description: 'Text in short or in full.' }),
})

/** A list in a query: repeated, separated by commas or spaces, or a JSON array in one parameter. */
export const readListed = (sent: z.output<typeof listed> | undefined): string[] =>
  [sent ?? []]
    .flat()
    .flatMap((text) => text.split(/[\s,[\]"]+/))
    .filter(Boolean)

const structuredCategories = {
  Penalties: 'penalties',
  MinimumStay: 'minimumStay',
  MaximumStay: 'maximumStay',
  AdvanceReservationsTicketing: 'advancePurchase',
  AdvanceReservationTicketing: 'advancePurchase',
  Stopovers: 'stopovers',
} as const
type StructuredCategory = (typeof structuredCategories)[keyof typeof structuredCategories]

/** The requested form of fare rules. */
export interface FareRuleOrder {
  readonly form: (typeof forms)[number]
  /** Of the structured form; absent: all of them. */
  readonly categories?: ReadonlySet<StructuredCategory>
}

/** Categories without a structured form are accepted and ignored. */
export function readFareRuleOrder({
  fareRuleType,
  fareRuleCategories,
}: z.output<z.ZodObject<typeof fareRuleForm>>): FareRuleOrder {
  const categories = readListed(fareRuleCategories)
  const byName: Readonly<Record<string, StructuredCategory>> = structuredCategories
  return {
    form: fareRuleType,
    ...(categories.length > 0 && {
      categories: new Set(categories.flatMap((name) => entryOf(byName, name) ?? [])),
    }),
  }
}

const textRule = z.looseObject({ name: z.string().min(1), value: z.string().min(1), language: z.string() })
const variant = z.looseObject({ '@type': z.string() })

const structuredRule = z.looseObject({
  '@type': z.literal('StructuredFareRules'),
  passengerTypeCodes: z.array(z.string()),
  fareClassCode: z.string().optional(),
  Penalties: z.array(penalties).optional(),
  MinimumStay: z.array(variant).optional(),
  MaximumStay: z.array(variant).optional(),
  AdvanceReservation: z.array(variant).optional(),
  AdvancePayment: z.array(variant).optional(),
  Stopover: z.array(variant).optional(),
})

const fareRule = z
  .looseObject({
    '@type': z.enum(['FareRuleText', 'FareRuleStructured']),
    id: z.string(),
    ruleNumber: z.string().optional(),
    tariffNumber: z.string().optional(),
    Flight: z.array(z.looseObject({ '@type': z.literal('FlightID'), FlightRef: z.string() })),
    TextFareRule: z.array(textRule).optional(),
    StructuredFareRules: z.array(structuredRule).optional(),
  })
  .meta({ id: 'FareRule', description: 'The rule of one fare component.' })

export const fareRuleListResponse = answerSchema('FareRuleListResponse', {
  FareRule: z.array(fareRule),
  ReferenceList: z.array(
    z.looseObject({ '@type': z.literal('ReferenceListFlight'), Flight: z.array(flightDetail) }),
  ),
})

/**
 * The rules of fare components in the requested form. NDC carriers provide less: short text, and in
 * structured form only the penalties.
 */
export function toFareRulesAnswer(
  components: readonly FareComponentRules[],
  order: FareRuleOrder,
  identifier: string,
): z.input<typeof fareRuleListResponse> {
  const { form } = order
  const isNdc = components.some(({ source }) => source === 'NDC')
  const flights = flightNumbers(components.flatMap((component) => component.flights))
  const warnings = isNdc ? ndcWarnings(order) : []
  return {
    FareRuleListResponse: {
      Identifier: toIdentifier(identifier),
      FareRule: components.map((component, index) => ({
        '@type': form === 'Structured' ? ('FareRuleStructured' as const) : ('FareRuleText' as const),
        id: `fareRule_${index + 1}`,
        ...toRuleNumbers(component.fare),
        Flight: component.flights.map((flight) => ({
          '@type': 'FlightID' as const,
          FlightRef: flights.get(flightKey(flight))?.id ?? '',
        })),
        ...(form === 'Structured'
          ? { StructuredFareRules: toStructuredRules(component, order) }
          : { TextFareRule: toTextRules(component, isNdc ? 'ShortText' : form) }),
      })),
      Result: toResult('Complete', { warnings: warnings.map((code) => refusalNotice(new Refusal(code))) }),
      ReferenceList: [
        {
          '@type': 'ReferenceListFlight',
          Flight: [...flights.values()].map(({ id, flight }) => toFlightDetail(flight, id)),
        },
      ],
    },
  }
}

/** The numbers of a filed rule. */
export function toRuleNumbers(fare: FareComponentRules['fare']) {
  const { ruleNumber, tariffNumber } = filedRuleOf(fare) ?? {}
  return {
    ...(ruleNumber !== undefined && { ruleNumber }),
    ...(tariffNumber !== undefined && { tariffNumber }),
  }
}

function ndcWarnings({ form, categories = new Set() }: FareRuleOrder): RefusalCode[] {
  if (form === 'LongText') return ['longTextNotForNdc']
  const wantsMore = [...categories].some((category) => category !== 'penalties')
  return form === 'Structured' && wantsMore ? ['onlyPenaltiesForNdc'] : []
}

/** `s1`, `s2` ... in travel order. */
function flightNumbers(
  flights: readonly Flight[],
): ReadonlyMap<string, { readonly id: string; readonly flight: Flight }> {
  const numbered = new Map<string, { id: string; flight: Flight }>()
  for (const flight of flights) {
    const key = flightKey(flight)
    if (!numbered.has(key)) numbered.set(key, { id: `s${numbered.size + 1}`, flight })
  }
  return numbered
}

const toTextRules = (component: FareComponentRules, form: 'ShortText' | 'LongText') =>
  fareRuleTexts(component, form).map(({ title, text }) => ({ name: title, value: text, language: 'ENG' }))

/** One for each passenger type, since each has a fare basis of its own. */
const toStructuredRules = (component: FareComponentRules, { categories }: FareRuleOrder) =>
  component.passengers.map(({ ptc }) => {
    const { fare, source, productId } = component
    const filed = source === 'GDS' ? filedRuleOf(fare) : undefined
    const has = (category: StructuredCategory): boolean => categories?.has(category) ?? true
    const fareClassCode = fareBasisOf(fare, ptc)
    return {
      '@type': 'StructuredFareRules' as const,
      passengerTypeCodes: [ptc],
      ...(fareClassCode !== undefined && { fareClassCode }),
      ...(has('penalties') && toPenaltyRules(ptc, fare, productId)),
      ...(filed && toFiledCategories(filed, fare.halfRoundTrip, has)),
    }
  })

/** Taxes of unused flights are refundable under any filed fare. */
function toPenaltyRules(ptc: string, fare: FareComponentRules['fare'], productId: string) {
  const known = toPenalties(ptc, [{ fare, productRefs: [productId] }])
  if (!known) return {}
  const withTaxes = <T extends object>(list: readonly T[]) =>
    list.map((one) => ({ ...one, ...(filedRuleOf(fare) && { taxesNonRefundableInd: false }) }))
  const { Change, Cancel, ...rest } = known
  return {
    Penalties: [
      { ...rest, ...(Change && { Change: withTaxes(Change) }), ...(Cancel && { Cancel: withTaxes(Cancel) }) },
    ],
  }
}

const toFiledCategories = (
  rule: FiledRule,
  halfRoundTrip: boolean,
  has: (category: StructuredCategory) => boolean,
) => ({
  ...(has('minimumStay') && { MinimumStay: [toMinimumStay(rule.minimumStay)] }),
  ...(has('maximumStay') && toMaximumStay(rule, halfRoundTrip)),
  ...(has('advancePurchase') && toAdvancePurchase(rule)),
  ...(has('stopovers') && {
    Stopover: [{ '@type': 'StopoverNotPermitted' as const, NotPermittedInd: true }],
  }),
})

function toMinimumStay(stay: MinimumStay | undefined) {
  if (!stay) return { '@type': 'MinimumStayIndeterminate' as const, IndeterminateInd: true }
  return {
    '@type': 'MinimumStayApplies' as const,
    ...(stay.kind === 'days' ? { Duration: `P${stay.days}D` } : { mustIncludeDayOfWeek: 'Saturday' }),
  }
}

/** Some clients read `Duration` first. */
function toMaximumStay({ maximumStayMonths }: FiledRule, halfRoundTrip: boolean) {
  if (maximumStayMonths === undefined) return {}
  const duration = `P${maximumStayMonths}M`
  const stay = halfRoundTrip
    ? {
        '@type': 'MaximumStayApplies' as const,
        Duration: duration,
        maximumStayDuration: duration,
        mustCommenceByInd: true,
      }
    : { '@type': 'MaximumStayIndeterminate' as const, IndeterminateInd: true }
  return { MaximumStay: [stay] }
}

function toAdvancePurchase({ advancePurchaseDays }: FiledRule) {
  if (advancePurchaseDays === undefined) {
    return {
      AdvanceReservation: [{ '@type': 'AdvanceReservationIndeterminate' as const, IndeterminateInd: true }],
      AdvancePayment: [{ '@type': 'AdvancePaymentIndeterminate' as const, IndeterminateInd: true }],
    }
  }
  const Duration = `P${advancePurchaseDays}D`
  return {
    AdvanceReservation: [
      {
        '@type': 'AdvanceReservationRequired' as const,
        instantPurchase: 'No' as const,
        standby: 'No' as const,
        LastReservation: { '@type': 'LastReservationDuration' as const, Duration },
      },
    ],
    AdvancePayment: [
      {
        '@type': 'AdvancePaymentRequired' as const,
        PaymentBeforeDeparture: { '@type': 'PaymentBeforeDepartureDuration' as const, Duration },
        instantPaymentInd: false,
      },
    ],
  }
}
