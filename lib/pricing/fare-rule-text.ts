import type { ContentSource, Flight } from '../kernel/flight.ts'
import type { Money } from '../kernel/money.ts'
import { formatAmount, sameMoney } from '../kernel/money.ts'
import type { PassengerCount, PassengerKind } from '../kernel/passengers.ts'
import type { FiledFare, MinimumStay, Penalty, PenaltyRule, PricedItinerary } from './fare.ts'
import { fareBasisOf } from './fare.ts'

/** A fare component whose rules are requested: a fare, its flights and its passengers. */
export interface FareComponentRules {
  readonly source: ContentSource
  readonly fare: FiledFare
  /** Airports or cities of the component. */
  readonly from: string
  readonly to: string
  /** None for a fare of a fare display. */
  readonly flights: readonly Flight[]
  readonly passengers: readonly PassengerCount[]
  /** Endorsement lines of the ticket. */
  readonly endorsements: readonly string[]
  /** Product of the offer that has the fare. */
  readonly productId: string
  /** Ids of the flights in the offer: `Flight_1`, counted over the whole offer. */
  readonly flightIds: readonly string[]
}

/** The fare components of a priced itinerary, one per leg. @param productIds one per leg */
export function fareComponentsOf(
  itinerary: PricedItinerary,
  productIds: readonly string[],
): FareComponentRules[] {
  const { source, legs, passengers, endorsements } = itinerary
  let flown = 0
  return legs.map(({ fare, segments }, leg) => ({
    source,
    fare,
    from: segments[0]?.flight.departure.airport ?? '',
    to: segments.at(-1)?.flight.arrival.airport ?? '',
    flights: segments.map(({ flight }) => flight),
    passengers,
    endorsements,
    productId: productIds[leg] ?? '',
    flightIds: segments.map(() => `Flight_${++flown}`),
  }))
}

/** One category of a rule as text. */
export interface FareRuleText {
  readonly title: string
  readonly text: string
}

/**
 * The text of one category: a short form where it decides whether a fare can be bought, used and refunded, a
 * long form always.
 */
interface Category {
  readonly title: string
  readonly short?: string
  readonly long: string
}

const amount = (money: Money): string => `${money.currency} ${formatAmount(money)}`

function application({ fare, from, to, passengers }: FareComponentRules): Category {
  const { carrier, brand, halfRoundTrip, fareType, rule } = fare
  const kind = {
    PublicFare: 'PUBLIC',
    AgencyPrivateFare: 'AGENCY PRIVATE',
    AirlinePrivateFare: 'AIRLINE PRIVATE',
    NetFare: 'NET',
  }[fareType]
  const bases = [...new Set(passengers.map(({ ptc }) => fareBasisOf(fare, ptc)))]
  return {
    title: 'APPLICATION AND OTHER CONDITIONS',
    long: [
      `RULE ${rule.ruleNumber} OF TARIFF ${rule.tariffNumber}. FARE BASIS ${bases.join(', ')}.`,
      `${kind} ${halfRoundTrip ? 'HALF ROUND TRIP' : 'ONE WAY'} FARE OF ${carrier} FROM ${from} TO ${to}.`,
      `APPLIES FOR ${brand.name.toUpperCase()} IN ${cabinWords[brand.cabin]} CLASS.`,
    ].join('\n'),
  }
}

const cabinWords = {
  Economy: 'ECONOMY',
  PremiumEconomy: 'PREMIUM ECONOMY',
  Business: 'BUSINESS',
  First: 'FIRST',
} as const

function negotiated({ fare: { accountCode, promotionalCode } }: FareComponentRules): Category | undefined {
  if (accountCode === undefined && promotionalCode === undefined) return undefined
  const lines = [
    ...(accountCode === undefined ? [] : [`FARE APPLIES TO ACCOUNT CODE ${accountCode} ONLY.`]),
    ...(promotionalCode === undefined ? [] : [`FARE IS REDUCED BY PROMOTIONAL CODE ${promotionalCode}.`]),
  ]
  return { title: 'NEGOTIATED FARES', short: lines.join(' '), long: lines.join('\n') }
}

function advancePurchase({ fare: { rule } }: FareComponentRules): Category {
  const days = rule.advancePurchaseDays
  const title = 'ADVANCE RESERVATIONS/TICKETING'
  if (days === undefined) {
    const none = 'NO ADVANCE RESERVATION OR TICKETING REQUIREMENT APPLIES.'
    return { title, short: none, long: none }
  }
  return {
    title,
    short: `RESERVATIONS AND TICKETING AT LEAST ${days} DAYS BEFORE DEPARTURE.`,
    long: `RESERVATIONS ARE REQUIRED FOR ALL SEGMENTS AT LEAST ${days} DAYS BEFORE DEPARTURE OF THE FIRST FLIGHT.\nTICKETING MUST BE COMPLETED AT LEAST ${days} DAYS BEFORE DEPARTURE.`,
  }
}

const stayWords = (stay: MinimumStay): string =>
  stay.kind === 'saturdayNight'
    ? 'NO EARLIER THAN THE FIRST SUNDAY AFTER DEPARTURE FROM ORIGIN'
    : `NO EARLIER THAN ${stay.days} DAYS AFTER DEPARTURE FROM ORIGIN`

function minimumStay({ fare: { rule } }: FareComponentRules): Category {
  const words = rule.minimumStay
    ? `TRAVEL FROM THE LAST STOPOVER MUST COMMENCE ${stayWords(rule.minimumStay)}.`
    : 'NO MINIMUM STAY REQUIREMENT APPLIES.'
  return { title: 'MINIMUM STAY', short: words, long: words }
}

function maximumStay({ fare: { rule, halfRoundTrip } }: FareComponentRules): Category {
  const months = `${rule.maximumStayMonths} ${rule.maximumStayMonths === 1 ? 'MONTH' : 'MONTHS'}`
  const words = halfRoundTrip
    ? `TRAVEL FROM THE LAST STOPOVER MUST COMMENCE NO LATER THAN ${months} AFTER DEPARTURE FROM ORIGIN.`
    : 'NO MAXIMUM STAY REQUIREMENT APPLIES.'
  return { title: 'MAXIMUM STAY', short: words, long: words }
}

const stopovers: Category = {
  title: 'STOPOVERS',
  short: 'NO STOPOVERS PERMITTED ON THE FARE COMPONENT.',
  long: 'NO STOPOVERS PERMITTED ON THE FARE COMPONENT. CONNECTIONS ARE PERMITTED AS TICKETED.',
}

function combinations({ fare: { carrier, halfRoundTrip } }: FareComponentRules): Category {
  return {
    title: 'COMBINATIONS',
    long: halfRoundTrip
      ? `HALF ROUND TRIP FARE: MUST BE COMBINED WITH A HALF ROUND TRIP FARE OF ${carrier} OR OF A CARRIER THAT IT COMBINES WITH.\nTHE MOST RESTRICTIVE ADVANCE PURCHASE AND STAY OF THE COMBINED FARES APPLY.`
      : `ONE WAY FARE: MAY BE COMBINED END-ON-END WITH OTHER ONE WAY FARES OF ANY CARRIER.`,
  }
}

const charge = (act: string, penalty: Penalty, none: string): string => {
  if (!penalty.permitted) return `${none}.`
  return penalty.fee.minor === 0 ? `${act} PERMITTED WITHOUT CHARGE.` : `CHARGE ${amount(penalty.fee)}.`
}

const samePenalty = (a: Penalty, b: Penalty): boolean =>
  a.permitted ? b.permitted && sameMoney(a.fee, b.fee) : !b.permitted

/** `[['ANY TIME', 'CHARGE EUR 60.00.']]`, or a line each for before and after departure. */
function penaltyLines(
  { beforeDeparture, afterDeparture }: PenaltyRule,
  act: string,
  none: string,
): (readonly [string, string])[] {
  const before = charge(act, beforeDeparture, none)
  if (samePenalty(beforeDeparture, afterDeparture)) return [['ANY TIME', before]]
  return [
    ['BEFORE DEPARTURE', before],
    ['AFTER DEPARTURE', charge(act, afterDeparture, none)],
  ]
}

const changeLines = (rule: PenaltyRule) => penaltyLines(rule, 'CHANGES', 'CHANGES NOT PERMITTED')
const refundLines = (rule: PenaltyRule) => penaltyLines(rule, 'REFUND', 'TICKET IS NON-REFUNDABLE')

const inline = (what: string, lines: readonly (readonly [string, string])[]): string =>
  lines.map(([when, words]) => `${what} ${when} ${words}`).join(' ')

const block = (what: string, lines: readonly (readonly [string, string])[]): string =>
  [what, ...lines.map(([when, words]) => `  ${when}\n    ${words}`)].join('\n')

function penalties({ fare: { rule } }: FareComponentRules): Category {
  const [change, refund] = [changeLines(rule.change), refundLines(rule.refund)]
  return {
    title: 'PENALTIES',
    short: `${inline('CHANGES', change)} ${inline('CANCELLATIONS', refund)}`,
    long: `${block('CHANGES', change)}\n${block('CANCELLATIONS', refund)}\nCHARGES APPLY PER TICKET.`,
  }
}

const discountNames: readonly (readonly [PassengerKind, string])[] = [
  ['child', 'ACCOMPANIED CHILD 2-11'],
  ['unaccompaniedChild', 'UNACCOMPANIED CHILD'],
  ['infantInSeat', 'INFANT UNDER 2 WITH A SEAT'],
  ['infantOnLap', 'INFANT UNDER 2 WITHOUT A SEAT'],
]
const otherNames: readonly (readonly [PassengerKind, string])[] = [
  ['youth', 'YOUTH'],
  ['senior', 'SENIOR CITIZEN'],
]

function discounts(
  title: string,
  names: typeof discountNames,
  { fare }: FareComponentRules,
): Category | undefined {
  const percents = fare.rule.discountPercents
  if (!percents) return undefined
  const lines = names.map(([kind, name]) => {
    const percent = fare.notFiledFor?.includes(kind) ? 0 : (percents[kind] ?? 0)
    return `${name} - CHARGE ${100 - percent} PERCENT OF THE ADULT FARE.`
  })
  return { title, long: lines.join('\n') }
}

function endorsements({ endorsements: lines }: FareComponentRules): Category | undefined {
  return lines.length === 0
    ? undefined
    : { title: 'TICKET ENDORSEMENTS', long: `THE TICKET MUST BE ANNOTATED - ${lines.join(' / ')}.` }
}

function voluntaryChanges({ fare: { rule } }: FareComponentRules): Category {
  const permitted = rule.change.beforeDeparture.permitted || rule.change.afterDeparture.permitted
  return {
    title: 'VOLUNTARY CHANGES',
    long: permitted
      ? `${block('REISSUE', changeLines(rule.change))}\nTHE DIFFERENCE OF FARE AND TAXES IS COLLECTED IN ADDITION.`
      : 'VOLUNTARY CHANGES ARE NOT PERMITTED.',
  }
}

function voluntaryRefunds({ fare: { rule } }: FareComponentRules): Category {
  const permitted = rule.refund.beforeDeparture.permitted || rule.refund.afterDeparture.permitted
  const taxes =
    'TAXES OF UNUSED FLIGHTS ARE REFUNDABLE. CARRIER SURCHARGES ARE REFUNDED ONLY WHERE THE FARE IS.'
  return {
    title: 'VOLUNTARY REFUNDS',
    long: `${permitted ? block('REFUND', refundLines(rule.refund)) : 'TICKET IS NON-REFUNDABLE.'}\n${taxes}`,
  }
}

const categoriesOf = (component: FareComponentRules): Category[] =>
  [
    application(component),
    negotiated(component),
    advancePurchase(component),
    minimumStay(component),
    maximumStay(component),
    stopovers,
    combinations(component),
    penalties(component),
    endorsements(component),
    discounts('CHILDREN DISCOUNTS', discountNames, component),
    discounts('ALL OTHER DISCOUNTS', otherNames, component),
    voluntaryChanges(component),
    voluntaryRefunds(component),
  ].filter((category) => category !== undefined)

/** Length of a text. */
export type RuleTextForm = 'ShortText' | 'LongText'

/**
 * The rule of a fare as text, by category in the order of the tariff. The short form has the categories that
 * decide whether the fare can be bought, used and refunded.
 *
 * Source: categories as in FareRuleCategoryEnum; wording is a guess after the examples of
 * docs/contract/shopping.md 10.
 */
export const fareRuleTexts = (component: FareComponentRules, form: RuleTextForm): FareRuleText[] =>
  categoriesOf(component).flatMap(({ title, short, long }) => {
    const text = form === 'ShortText' ? short : long
    return text === undefined ? [] : [{ title, text }]
  })
