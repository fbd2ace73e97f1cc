import * as z from 'zod'
import { identifier } from '../../contract/envelope.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import type { Money } from '../../kernel/money.ts'
import type { PassengerCount } from '../../kernel/passengers.ts'
import type { Penalty, PenaltyRule } from '../fare.ts'
import { samePenalty } from '../penalty-text.ts'
import { type BaggageView, baggageAllowance, type TermsLeg, toBaggageAllowances } from './baggage.ts'
import { currencyAmount, toCurrencyAmount } from './price.ts'

const penaltyFee = z.looseObject({
  '@type': z.enum(['PenaltyAmount', 'PenaltyPercent']),
  Amount: currencyAmount.optional(),
  Percent: z.number().optional(),
})

const penaltyRule = z.looseObject({
  '@type': z
    .string()
    .meta({ description: '`Change` or `Cancel`, and `Permitted`, `NotPermitted` or `Indeterminate`.' }),
  penaltyTypes: z
    .array(z.string())
    .meta({ description: '`BeforeDeparture`, `AfterDeparture`, `Anytime`, `Maximum` or `Minimum`.' }),
  PenaltyAppliesTo: z.string().optional(),
  ProductRefs: z
    .array(z.string())
    .optional()
    .meta({ description: '`id` of the products that it is about; absent: all.' }),
  NotPermittedInd: z.boolean().optional(),
  IndeterminateInd: z.boolean().optional(),
  Penalty: z.array(penaltyFee).optional().meta({ description: 'Absent: none, or not known.' }),
})

export const penalties = z.looseObject({
  '@type': z.literal('Penalties'),
  PassengerTypeCodes: z.array(z.string()),
  Change: z.array(penaltyRule).optional().meta({ description: 'Absent: not known.' }),
  Cancel: z.array(penaltyRule).optional(),
})

const termsMembers = {
  id: z.string().optional(),
  PaymentTimeLimit: z.string(),
  secureFlightPassengerDataRequiredInd: z.boolean(),
  ValidatingAirline: z
    .array(
      z.looseObject({
        '@type': z.literal('ValidatingAirline'),
        ValidatingAirline: z.string(),
        ProductRef: z.array(z.string()).optional(),
      }),
    )
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

export interface TermsSource {
  /** Of all amounts. */
  readonly currency: string
  readonly validatingCarrier: string
  readonly ticketingTimeLimit: EpochMs
  readonly passengers: readonly PassengerCount[]
  readonly legs: readonly TermsLeg[]
  readonly endorsements: readonly string[]
}

/** Members that search and pricing terms share. */
export const toTerms = (source: TermsSource, baggage: BaggageView) => ({
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
    source.passengers.flatMap(({ ptc }) => toBaggageAllowances(leg, { ...source, ptc }, baggage)),
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
  const permitted = (Penalty?: z.input<typeof penaltyFee>) => ({
    '@type': `${kind}Permitted`,
    ...common,
    ...(Penalty && { Penalty: [Penalty] }),
  })
  if (penalty.permitted) return permitted(penalty.fee && toPenaltyAmount(penalty.fee))
  return penalty.filedAs === 'fullCharge'
    ? permitted({ '@type': 'PenaltyPercent' as const, Percent: 100 })
    : { '@type': `${kind}NotPermitted`, NotPermittedInd: true, ...common }
}
