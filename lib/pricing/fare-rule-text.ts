import type { ContentSource, Flight } from '../kernel/flight.ts'
import { formatAmount } from '../kernel/money.ts'
import type { PassengerCount, PassengerKind } from '../kernel/passengers.ts'
import type { FiledFare, FiledRule, MinimumStay, PricedItinerary } from './fare.ts'
import { fareBasisOf, filedRuleOf } from './fare.ts'
import type { RuleCategory } from './penalty-text.ts'
import { penalties, voluntaryChanges, voluntaryRefunds } from './penalty-text.ts'

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
  /** Ids of the flights in the offer or reservation: `Flight_1`. */
  readonly flightIds: readonly string[]
}

/**
 * The fare components of a priced itinerary, one per leg.
 *
 * @param productIds one per leg
 * @param flightNumbers of all flights in a reservation; absent: counted over the offer
 */
export function fareComponentsOf(
  itinerary: PricedItinerary,
  productIds: readonly string[],
  flightNumbers: readonly number[] = [],
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
    flightIds: segments.map(() => `Flight_${flightNumbers[flown++] ?? flown}`),
  }))
}

/** One category of a rule as text. */
export interface FareRuleText {
  readonly title: string
  readonly text: string
}

function application({ fare, from, to, passengers }: FareComponentRules): RuleCategory {
  const { carrier, brand, halfRoundTrip, fareType } = fare
  const filed = filedRuleOf(fare)
  const kind = {
    PublicFare: 'PUBLIC',
    AgencyPrivateFare: 'AGENCY PRIVATE',
    AirlinePrivateFare: 'AIRLINE PRIVATE',
    NetFare: 'NET',
  }[fareType]
  const bases = [...new Set(passengers.flatMap(({ ptc }) => fareBasisOf(fare, ptc) ?? []))]
  const names = [
    ...(filed ? [ruleName(filed)] : []),
    ...(bases.length > 0 ? [`FARE BASIS ${bases.join(', ')}.`] : []),
  ]
  const construction = filed ? `${halfRoundTrip ? 'HALF ROUND TRIP' : 'ONE WAY'} ` : ''
  const brandName = brand.name === undefined ? '' : `FOR ${brand.name.toUpperCase()} `
  return {
    title: 'APPLICATION AND OTHER CONDITIONS',
    long: [
      ...(names.length > 0 ? [names.join(' ')] : []),
      `${kind} ${construction}FARE OF ${carrier} FROM ${from} TO ${to}.`,
      `APPLIES ${brandName}IN ${cabinWords[brand.cabin]} CLASS.`,
    ].join('\n'),
  }
}

const ruleName = ({ ruleNumber, tariffNumber }: FiledRule): string =>
  tariffNumber === undefined ? `RULE ${ruleNumber}.` : `RULE ${ruleNumber} OF TARIFF ${tariffNumber}.`

const cabinWords = {
  Economy: 'ECONOMY',
  PremiumEconomy: 'PREMIUM ECONOMY',
  Business: 'BUSINESS',
  First: 'FIRST',
} as const

function negotiated({
  fare: { accountCode, promotionalCode },
}: FareComponentRules): RuleCategory | undefined {
  if (accountCode === undefined && promotionalCode === undefined) return undefined
  const lines = [
    ...(accountCode === undefined ? [] : [`FARE APPLIES TO ACCOUNT CODE ${accountCode} ONLY.`]),
    ...(promotionalCode === undefined ? [] : [`FARE IS REDUCED BY PROMOTIONAL CODE ${promotionalCode}.`]),
  ]
  return { title: 'NEGOTIATED FARES', short: lines.join(' '), long: lines.join('\n') }
}

function advancePurchase({ advancePurchaseDays: days }: FiledRule): RuleCategory {
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

function minimumStay({ minimumStay: stay }: FiledRule): RuleCategory {
  const words = stay
    ? `TRAVEL FROM THE LAST STOPOVER MUST COMMENCE ${stayWords(stay)}.`
    : 'NO MINIMUM STAY REQUIREMENT APPLIES.'
  return { title: 'MINIMUM STAY', short: words, long: words }
}

function maximumStay(
  { maximumStayMonths: limit }: FiledRule,
  halfRoundTrip: boolean,
): RuleCategory | undefined {
  if (limit === undefined) return undefined
  const months = `${limit} ${limit === 1 ? 'MONTH' : 'MONTHS'}`
  const words = halfRoundTrip
    ? `TRAVEL FROM THE LAST STOPOVER MUST COMMENCE NO LATER THAN ${months} AFTER DEPARTURE FROM ORIGIN.`
    : 'NO MAXIMUM STAY REQUIREMENT APPLIES.'
  return { title: 'MAXIMUM STAY', short: words, long: words }
}

const stopovers: RuleCategory = {
  title: 'STOPOVERS',
  short: 'NO STOPOVERS PERMITTED ON THE FARE COMPONENT.',
  long: 'NO STOPOVERS PERMITTED ON THE FARE COMPONENT. CONNECTIONS ARE PERMITTED AS TICKETED.',
}

function combinations({ fare: { carrier, halfRoundTrip } }: FareComponentRules): RuleCategory {
  return {
    title: 'COMBINATIONS',
    long: halfRoundTrip
      ? `HALF ROUND TRIP FARE: MUST BE COMBINED WITH A HALF ROUND TRIP FARE OF ${carrier} OR OF A CARRIER THAT IT COMBINES WITH.\nTHE MOST RESTRICTIVE ADVANCE PURCHASE AND STAY OF THE COMBINED FARES APPLY.`
      : `ONE WAY FARE: MAY BE COMBINED END-ON-END WITH OTHER ONE WAY FARES OF ANY CARRIER.`,
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
): RuleCategory | undefined {
  const { discountPercents: percents, infantCharge } = fare.rule
  if (!percents) return undefined
  const lines = names.map(([kind, name]) => {
    if (kind === 'infantOnLap' && infantCharge)
      return `${name} - CHARGE ${infantCharge.currency} ${formatAmount(infantCharge)}.`
    return `${name} - CHARGE ${100 - (percents[kind] ?? 0)} PERCENT OF THE ADULT FARE.`
  })
  return { title, long: lines.join('\n') }
}

function endorsements({ endorsements: lines }: FareComponentRules): RuleCategory | undefined {
  return lines.length === 0
    ? undefined
    : { title: 'TICKET ENDORSEMENTS', long: `THE TICKET MUST BE ANNOTATED - ${lines.join(' / ')}.` }
}

/** Categories that only a filed rule has. */
function filedCategories(component: FareComponentRules): (RuleCategory | undefined)[] {
  const filed = filedRuleOf(component.fare)
  if (!filed) return []
  return [
    advancePurchase(filed),
    minimumStay(filed),
    maximumStay(filed, component.fare.halfRoundTrip),
    stopovers,
    combinations(component),
  ]
}

const categoriesOf = (component: FareComponentRules): RuleCategory[] =>
  [
    application(component),
    negotiated(component),
    ...filedCategories(component),
    penalties(component.fare),
    endorsements(component),
    discounts('CHILDREN DISCOUNTS', discountNames, component),
    discounts('ALL OTHER DISCOUNTS', otherNames, component),
    voluntaryChanges(component.fare),
    voluntaryRefunds(component.fare),
  ].filter((category) => category !== undefined)

/** Length of a text. */
export type RuleTextForm = 'ShortText' | 'LongText'

/**
 * The rule of a fare as text, by category in the order of the tariff. The short form has the categories that
 * decide whether the fare can be bought, used and refunded. Categories that are not known are left out.
 *
 * Source: categories as in FareRuleCategoryEnum; wording is a guess after the examples of
 * docs/contract/shopping.md 10.
 */
export const fareRuleTexts = (component: FareComponentRules, form: RuleTextForm): FareRuleText[] =>
  categoriesOf(component).flatMap(({ title, short, long }) => {
    const text = form === 'ShortText' ? short : long
    return text === undefined ? [] : [{ title, text }]
  })
