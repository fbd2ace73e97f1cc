import type { Money } from '../kernel/money.ts'
import { formatAmount, sameMoney } from '../kernel/money.ts'
import type { FiledFare, Penalty, PenaltyRule } from './fare.ts'
import { filedRuleOf } from './fare.ts'

/**
 * The text of one category of a rule: a short form where it decides whether a fare can be bought, used and
 * refunded, a long form always.
 */
export interface RuleCategory {
  readonly title: string
  readonly short?: string
  readonly long: string
}

type Ruled = Pick<FiledFare, 'rule'>
type Line = readonly [when: string, words: string]

const amount = (money: Money): string => `${money.currency} ${formatAmount(money)}`

const charge = (act: string, penalty: Penalty, none: string): string => {
  if (!penalty.permitted) return `${none}.`
  if (!penalty.fee) return `${act} PERMITTED.`
  return penalty.fee.minor === 0 ? `${act} PERMITTED WITHOUT CHARGE.` : `CHARGE ${amount(penalty.fee)}.`
}

const sameFee = (a: Money | undefined, b: Money | undefined): boolean => (a && b ? sameMoney(a, b) : a === b)

/** Whether two penalties are the same: permitted at the same fee, or neither permitted. */
export const samePenalty = (a: Penalty, b: Penalty): boolean =>
  a.permitted ? b.permitted && sameFee(a.fee, b.fee) : !b.permitted

/**
 * `[['ANY TIME', 'CHARGE EUR 60.00.']]`, or a line each for before and after departure; none for what is not
 * known.
 */
function penaltyLines({ beforeDeparture, afterDeparture }: PenaltyRule, act: string, none: string): Line[] {
  if (beforeDeparture && afterDeparture && samePenalty(beforeDeparture, afterDeparture))
    return [['ANY TIME', charge(act, beforeDeparture, none)]]
  return [
    ...(beforeDeparture ? [['BEFORE DEPARTURE', charge(act, beforeDeparture, none)] as const] : []),
    ...(afterDeparture ? [['AFTER DEPARTURE', charge(act, afterDeparture, none)] as const] : []),
  ]
}

const changeLines = (rule: PenaltyRule) => penaltyLines(rule, 'CHANGES', 'CHANGES NOT PERMITTED')
const refundLines = (rule: PenaltyRule) => penaltyLines(rule, 'REFUND', 'TICKET IS NON-REFUNDABLE')

const inline = (what: string, lines: readonly Line[]): string[] =>
  lines.map(([when, words]) => `${what} ${when} ${words}`)

const block = (what: string, lines: readonly Line[]): string[] =>
  lines.length === 0 ? [] : [what, ...lines.map(([when, words]) => `  ${when}\n    ${words}`)]

const penaltiesOf = ({ beforeDeparture, afterDeparture }: PenaltyRule): Penalty[] =>
  [beforeDeparture, afterDeparture].filter((penalty) => penalty !== undefined)

const isFeeKnown = (penalty: Penalty): boolean => !penalty.permitted || penalty.fee !== undefined

/** Undefined where nothing is known, as the categories below. */
export function penalties({ rule }: Ruled): RuleCategory | undefined {
  const [change, refund] = [changeLines(rule.change), refundLines(rule.refund)]
  if (change.length + refund.length === 0) return undefined
  const areFeesKnown = [...penaltiesOf(rule.change), ...penaltiesOf(rule.refund)].every(isFeeKnown)
  return {
    title: 'PENALTIES',
    short: [...inline('CHANGES', change), ...inline('CANCELLATIONS', refund)].join(' '),
    long: [
      ...block('CHANGES', change),
      ...block('CANCELLATIONS', refund),
      ...(areFeesKnown ? ['CHARGES APPLY PER TICKET.'] : []),
    ].join('\n'),
  }
}

/** Whether it is known that a penalty rule permits nothing at any time. */
const forbids = ({ beforeDeparture, afterDeparture }: PenaltyRule): boolean =>
  beforeDeparture?.permitted === false && afterDeparture?.permitted === false

export function voluntaryChanges(fare: Ruled): RuleCategory | undefined {
  const { change } = fare.rule
  if (penaltiesOf(change).length === 0) return undefined
  const difference = filedRuleOf(fare) && 'THE DIFFERENCE OF FARE AND TAXES IS COLLECTED IN ADDITION.'
  return {
    title: 'VOLUNTARY CHANGES',
    long: forbids(change)
      ? 'VOLUNTARY CHANGES ARE NOT PERMITTED.'
      : [...block('REISSUE', changeLines(change)), ...(difference ? [difference] : [])].join('\n'),
  }
}

export function voluntaryRefunds(fare: Ruled): RuleCategory | undefined {
  const { refund } = fare.rule
  const taxes =
    filedRuleOf(fare) &&
    'TAXES OF UNUSED FLIGHTS ARE REFUNDABLE. CARRIER SURCHARGES ARE REFUNDED ONLY WHERE THE FARE IS.'
  const lines = [
    ...(forbids(refund) ? ['TICKET IS NON-REFUNDABLE.'] : block('REFUND', refundLines(refund))),
    ...(taxes ? [taxes] : []),
  ]
  return lines.length === 0 ? undefined : { title: 'VOLUNTARY REFUNDS', long: lines.join('\n') }
}
