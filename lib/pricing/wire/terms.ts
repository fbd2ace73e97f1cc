import * as z from 'zod'
import { identifier } from '../../contract/envelope.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import type { Money } from '../../kernel/money.ts'
import type { PassengerCount } from '../../kernel/passengers.ts'
import { passengerKind } from '../../kernel/passengers.ts'
import type { FiledFare, Penalty, PenaltyRule } from '../fare.ts'
import { samePenalty } from '../penalty-text.ts'
import { toCurrencyAmount } from './price.ts'

const baggageAllowance = z.looseObject({
  '@type': z.literal('BaggageAllowance'),
  passengerTypeCodes: z.array(z.string()),
  baggageType: z.enum(['FirstCheckedBag', 'SecondCheckedBag', 'CarryOn', 'AdditionalBags', 'BaggageEmbargo']),
  ProductRef: z.array(z.string()),
  SegmentSequenceList: z.array(z.int()),
  validatingAirlineCode: z.string(),
  Text: z.array(z.string()),
  BaggageItem: z
    .array(z.looseObject({ '@type': z.literal('BaggageItem'), quantity: z.int().optional() }))
    .min(1),
})

export const penalties = z.looseObject({
  '@type': z.literal('Penalties'),
  PassengerTypeCodes: z.array(z.string()),
  Change: z
    .array(z.looseObject({ '@type': z.string() }))
    .optional()
    .meta({ description: 'Absent: not known.' }),
  Cancel: z.array(z.looseObject({ '@type': z.string() })).optional(),
})

const termsMembers = {
  id: z.string().optional(),
  PaymentTimeLimit: z.string(),
  secureFlightPassengerDataRequiredInd: z.boolean(),
  ValidatingAirline: z
    .array(z.looseObject({ '@type': z.literal('ValidatingAirline'), ValidatingAirline: z.string() }))
    .min(1),
  BaggageAllowance: z.array(baggageAllowance),
  Penalties: z.array(penalties).optional(),
}

export const termsAndConditions = z
  .looseObject({ '@type': z.literal('TermsAndConditionsAir'), ...termsMembers })
  .meta({ id: 'TermsAndConditionsAir', description: 'Deadline, baggage and penalties of a fare.' })

export const termsAndConditionsFull = z
  .looseObject({
    '@type': z.literal('TermsAndConditionsFullAir'),
    Identifier: identifier,
    ...termsMembers,
    ExpiryDate: z.string().optional().meta({ description: 'Absent: everything is ticketed.' }),
    PaymentTimeLimit: z.string().optional().meta({ description: 'Absent: everything is ticketed.' }),
  })
  .meta({ id: 'TermsAndConditionsFullAir' })

/** The fare of one leg, with its product and the segments of the product. */
export interface TermsLeg {
  readonly fare: FiledFare
  readonly productRefs: readonly string[]
  readonly segmentSequences: readonly number[]
}

export interface TermsSource {
  readonly validatingCarrier: string
  readonly ticketingTimeLimit: EpochMs
  readonly passengers: readonly PassengerCount[]
  readonly legs: readonly TermsLeg[]
  readonly endorsements: readonly string[]
}

/** Members that search and pricing terms share. */
export const toTerms = (
  source: TermsSource,
  { baggageDetail }: { readonly baggageDetail: boolean } = { baggageDetail: true },
) => ({
  PaymentTimeLimit: toTimestamp(source.ticketingTimeLimit),
  secureFlightPassengerDataRequiredInd: false,
  ValidatingAirline: [
    {
      '@type': 'ValidatingAirline' as const,
      ValidatingAirline: source.validatingCarrier,
      ProductRef: [...new Set(source.legs.flatMap(({ productRefs }) => productRefs))],
    },
  ],
  BaggageAllowance: source.legs.flatMap((leg) =>
    source.passengers.flatMap(({ ptc }) =>
      toBaggageAllowances(leg, ptc, source.validatingCarrier, baggageDetail),
    ),
  ),
  ...toPenaltiesOf(source),
  ...toOrganizations(source.legs),
})

/** No list where nothing is known of any fare. */
function toPenaltiesOf({ passengers, legs }: Pick<TermsSource, 'passengers' | 'legs'>) {
  const Penalties = passengers.flatMap(({ ptc }) => toPenalties(ptc, legs) ?? [])
  return Penalties.length > 0 ? { Penalties } : {}
}

/** The account codes of negotiated fares. */
function toOrganizations(legs: readonly TermsLeg[]) {
  const accounts = [...new Set(legs.flatMap(({ fare }) => fare.accountCode ?? []))]
  const identifiers = accounts.map((value) => ({
    '@type': 'OrganizationIdentifier' as const,
    value,
    organizationCodeType: 'Account' as const,
  }))
  return (
    accounts.length > 0 && {
      OrganizationInformation: {
        '@type': 'OrganizationInformation' as const,
        OrganizationIdentifier: identifiers,
      },
    }
  )
}

function toBaggageAllowances(
  { fare, productRefs, segmentSequences }: TermsLeg,
  ptc: string,
  validatingCarrier: string,
  isDetailed: boolean,
) {
  const { checkedPieces, checkedKilograms, carryOnPieces, carryOnKilograms } = fare.baggage
  const onLap = passengerKind(ptc) === 'infantOnLap'
  const allowance = (
    baggageType: 'FirstCheckedBag' | 'SecondCheckedBag' | 'CarryOn',
    pieces: number | undefined,
    kilograms: number | undefined,
  ) =>
    pieces === undefined && kilograms === undefined
      ? []
      : [
          {
            '@type': 'BaggageAllowance' as const,
            passengerTypeCodes: [ptc],
            baggageType,
            ProductRef: [...productRefs],
            SegmentSequenceList: [...segmentSequences],
            validatingAirlineCode: validatingCarrier,
            Text: [pieces === undefined ? `${kilograms}K` : `${pieces}P`],
            BaggageItem: [toBaggageItem(pieces, kilograms, isDetailed)],
          },
        ]
  const checked = checkedPieces ?? 0
  return [
    ...allowance('FirstCheckedBag', checkedPieces && Math.min(1, checkedPieces), checkedKilograms),
    ...(checked > 1 && !onLap ? allowance('SecondCheckedBag', checked - 1, checkedKilograms) : []),
    ...allowance('CarryOn', onLap ? 0 : carryOnPieces, carryOnKilograms),
  ]
}

/** Without a number of pieces only their weight is limited. */
const toBaggageItem = (pieces: number | undefined, kilograms: number | undefined, isDetailed: boolean) => ({
  '@type': 'BaggageItem' as const,
  ...(pieces !== undefined && { quantity: pieces }),
  includedInOfferPrice: pieces === 0 ? ('No' as const) : ('Yes' as const),
  ...(pieces !== 0 &&
    isDetailed &&
    kilograms !== undefined && {
      Measurement: [{ measurementType: 'Weight' as const, unit: 'Kilograms' as const, value: kilograms }],
      Text: `UP TO ${kilograms} KG`,
    }),
})

/**
 * Fees for changes and refunds of a passenger type, leg by leg; what is not known is left out. Undefined
 * where nothing is.
 */
export function toPenalties(ptc: string, legs: readonly Pick<TermsLeg, 'fare' | 'productRefs'>[]) {
  const Change = legs.flatMap((leg) => toPenaltyList('Change', leg, leg.fare.rule.change))
  const Cancel = legs.flatMap((leg) => toPenaltyList('Cancel', leg, leg.fare.rule.refund))
  if (Change.length + Cancel.length === 0) return undefined
  return {
    '@type': 'Penalties' as const,
    PassengerTypeCodes: [ptc],
    ...(Change.length > 0 && { Change }),
    ...(Cancel.length > 0 && { Cancel }),
  }
}

/** One penalty where it is the same before and after departure. */
function toPenaltyList(
  kind: 'Change' | 'Cancel',
  { productRefs }: Pick<TermsLeg, 'productRefs'>,
  { beforeDeparture, afterDeparture }: PenaltyRule,
) {
  if (beforeDeparture && afterDeparture && samePenalty(beforeDeparture, afterDeparture))
    return [toPenalty(kind, 'Anytime', beforeDeparture, productRefs)]
  return [
    ...(beforeDeparture ? [toPenalty(kind, 'BeforeDeparture', beforeDeparture, productRefs)] : []),
    ...(afterDeparture ? [toPenalty(kind, 'AfterDeparture', afterDeparture, productRefs)] : []),
  ]
}

export const toPenaltyAmount = (fee: Money) => ({
  '@type': 'PenaltyAmount' as const,
  Amount: toCurrencyAmount(fee),
})

function toPenalty(
  kind: 'Change' | 'Cancel',
  when: 'BeforeDeparture' | 'AfterDeparture' | 'Anytime',
  penalty: Penalty,
  productRefs: readonly string[],
) {
  const common = {
    penaltyTypes: [when],
    PenaltyAppliesTo: 'PerTicket' as const,
    ProductRefs: [...productRefs],
  }
  const permitted = (Penalty?: object) => ({
    '@type': `${kind}Permitted`,
    ...common,
    ...(Penalty && { Penalty: [Penalty] }),
  })
  if (penalty.permitted) return permitted(penalty.fee && toPenaltyAmount(penalty.fee))
  return penalty.filedAs === 'fullCharge'
    ? permitted({ '@type': 'PenaltyPercent' as const, Percent: 100 })
    : { '@type': `${kind}NotPermitted`, NotPermittedInd: true, ...common }
}
