import type { CancelPenalty, CancelTerms, HotelRate } from '../../hotel/hotel.ts'
import type { GuaranteeType } from '../../hotel/room-price.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { addDays } from '../../kernel/instant.ts'
import type { Stay } from '../../suppliers/hotel-aggregator.ts'
import { toEpochMinute, toEpochMs } from '../world/moments.ts'
import { toLocalMinute } from '../world/zones.ts'
import { houseTermsOf } from './house-styles.ts'
import { nightsOf } from './nights.ts'
import type { Property } from './properties.ts'
import type { Plan } from './rate-plans.ts'

/** What the terms of a rate depend on. */
export interface Offered {
  readonly property: Property
  readonly stay: Stay
  readonly now: EpochMs
}

/** Terms of a booking made at a moment: past the deadline nothing is free any more. */
export function cancelTerms({ cancellation }: Plan, { property, stay, now }: Offered): CancelTerms {
  if (cancellation.kind === 'never') {
    const { penalty } = cancellation
    return { text: `Not refundable: a cancellation costs ${costOf(penalty)}`, penalty }
  }
  const { freeDays, time, ...house } = houseTermsOf(property, stay.checkIn)
  const penalty = withinStay(cancellation.penalty ?? house.penalty, stay)
  const cost = costOf(penalty)
  const freeUntil = { date: addDays(stay.checkIn, -freeDays - cancellation.daysBefore), time }
  if (isPast(freeUntil, property, now)) return { text: `A cancellation costs ${cost} from now on`, penalty }
  return {
    text: `Free until ${freeUntil.date} ${freeUntil.time} local time, then ${cost}`,
    penalty: { ...penalty, freeUntil },
  }
}

/** No more nights than the stay has. */
const withinStay = (share: CancelPenalty, stay: Stay): CancelPenalty =>
  share.kind === 'nights' ? { ...share, nights: Math.min(share.nights, nightsOf(stay).length) } : share

const costOf = (penalty: CancelPenalty): string =>
  penalty.kind === 'percent'
    ? `${penalty.percent} per cent of the stay`
    : penalty.nights === 1
      ? 'the first night'
      : `the first ${penalty.nights} nights`

/** What has to be paid in advance; resorts ask for a deposit in the high season where others keep a card. */
export function guaranteeOf(
  plan: Plan,
  { property, stay }: Offered,
): { type: GuaranteeType; deposit?: CancelPenalty } {
  if (plan.guarantee === 'prepay') return { type: 'prepay' }
  const { deposit, depositOfFlexible } = houseTermsOf(property, stay.checkIn)
  if (plan.guarantee === 'deposit') return { type: 'deposit', deposit: depositOfFlexible ?? deposit }
  return depositOfFlexible ? { type: 'deposit', deposit: depositOfFlexible } : { type: 'guarantee' }
}

/** A share of the room rate before taxes, in minor units. */
export const shareOf = (share: CancelPenalty, nightly: readonly { readonly minor: number }[]): number => {
  const sum = (nights: typeof nightly): number => nights.reduce((all, { minor }) => all + minor, 0)
  return share.kind === 'nights'
    ? sum(nightly.slice(0, share.nights))
    : Math.round((sum(nightly) * share.percent) / 100)
}

/** Whether a room can still be cancelled free of charge. */
export function isFreeToCancel(
  { cancellation }: Pick<HotelRate, 'cancellation'>,
  property: Property,
  now: EpochMs,
): boolean {
  const freeUntil = cancellation?.penalty?.freeUntil
  return freeUntil !== undefined && !isPast(freeUntil, property, now)
}

/** Whether a moment in the hotel's local time has come. */
function isPast(
  { date, time }: { readonly date: string; readonly time: string },
  { airport }: Property,
  now: EpochMs,
): boolean {
  const local = toEpochMs(toLocalMinute(airport.zone, toEpochMinute(now)))
  return local >= Date.parse(`${date}T${time}:00Z`)
}
