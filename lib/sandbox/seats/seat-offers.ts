import type { AncillaryPrice, AncillaryService } from '../../ancillary/ancillary.ts'
import type { Cabin, Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { isMinor, passengerKind, takesSeat } from '../../kernel/passengers.ts'
import { can } from '../../pricing/capabilities.ts'
import type { PricedItinerary, PricedLeg } from '../../pricing/fare.ts'
import type { SeatGroup } from '../../seat/seat-map.ts'
import type { SeatSeeker } from '../../suppliers/air-seats.ts'
import { ancillaryPrice, pathOf } from '../ancillaries/price.ts'
import type { Place, SeatZone } from './cabin-plan.ts'

/** A kind of seat with its price. */
interface SeatProduct {
  readonly code: string
  readonly name: string
  /** US dollars, and so many more for a thousand miles; none: the fare includes it. */
  readonly dollars?: readonly [fixed: number, perThousandMiles: number]
}

const included: SeatProduct = { code: 'SEAT', name: 'SEAT ASSIGNMENT' }

/** Prices are invented. */
const legroom: SeatProduct = { code: 'LEGR', name: 'EXTRA LEGROOM', dollars: [22, 16] }
const productOfZone: Readonly<Record<SeatZone, SeatProduct>> = {
  standard: { code: 'STND', name: 'STANDARD SEAT', dollars: [7, 4] },
  preferred: { code: 'PREF', name: 'PREFERRED SEAT', dollars: [12, 7] },
  legroom,
  exit: legroom,
}

/** A flight of an offer, for which seats are looked for. */
export interface SeatedFlight {
  readonly itinerary: PricedItinerary
  readonly leg: PricedLeg
  readonly flight: Flight
  readonly cabin: Cabin
  readonly seekers: readonly SeatSeeker[]
}

/**
 * As what the seats of a zone are offered with a fare. Extra legroom is never included in economy class; seats that a
 * carrier without `paidSeats` would sell, or that the fare does not offer, cannot be chosen.
 *
 * Source: guess, after the brands of common carriers.
 */
function productFor(zone: SeatZone, { itinerary, leg, cabin }: SeatedFlight): SeatProduct | undefined {
  const inclusion = leg.fare.brand.services.SeatAssignment ?? 'Chargeable'
  const hasLegroom = cabin === 'Economy' && (zone === 'legroom' || zone === 'exit')
  if (inclusion === 'Included' && !hasLegroom) return included
  if (!can(itinerary, 'paidSeats') || (inclusion === 'Not Offered' && !hasLegroom)) return undefined
  return productOfZone[zone]
}

/** Whether a seat of a zone costs extra. */
export const isChargeable = (zone: SeatZone, seated: SeatedFlight): boolean =>
  productFor(zone, seated)?.dollars !== undefined

const toService = ({ code, name }: SeatProduct): AncillaryService => ({
  ...{ kind: 'seat', code, name, group: 'SA', rfic: 'A', rfisc: '0B5', ssrCode: 'SEAT' },
  scope: 'segment',
  maximum: 1,
  isRefundable: false,
})

function priceOf({ dollars }: SeatProduct, seated: SeatedFlight, ptc: string, now: EpochMs): AncillaryPrice {
  const { currency } = seated.itinerary.price
  if (!dollars) return { currency, baseMinor: 0, taxes: [] }
  const [fixed, perThousandMiles] = dollars
  return ancillaryPrice(
    {
      dollars: (miles) => fixed + (perThousandMiles * miles) / 1000,
      path: pathOf([seated.flight]),
      cabin: seated.leg.segments[0]?.cabin ?? 'Economy',
      departsAt: seated.flight.departsAt,
    },
    { currency, kind: passengerKind(ptc), now },
  )
}

/** Infants on a lap have no seat; minors do not sit at an exit. Source: docs/contract/servicing.md 2. */
const mayHave = ({ ptc }: SeatSeeker, zone: SeatZone): boolean =>
  takesSeat(ptc) && !(zone === 'exit' && isMinor(ptc))

/** What a zone costs each traveler who may have it: one group for each price, without its seats. */
function groupsOfZone(zone: SeatZone, seated: SeatedFlight, now: EpochMs): Omit<SeatGroup, 'seats'>[] {
  const product = productFor(zone, seated)
  if (!product) return []
  const groups = new Map<string, { readonly price: AncillaryPrice; readonly travelerIds: string[] }>()
  for (const seeker of seated.seekers.filter((one) => mayHave(one, zone))) {
    const price = priceOf(product, seated, seeker.ptc, now)
    const group = groups.get(JSON.stringify(price)) ?? { price, travelerIds: [] }
    groups.set(JSON.stringify(price), group)
    group.travelerIds.push(seeker.id)
  }
  return [...groups.values()].map((group) => ({ service: toService(product), ...group }))
}

const baseMinorOf = ({ price }: Pick<SeatGroup, 'price'>): number =>
  'baseMinor' in price ? price.baseMinor : price.totalMinor

/** Free places by price and by who may have them, those that cost nothing first. */
export function seatGroups(places: readonly Place[], seated: SeatedFlight, now: EpochMs): SeatGroup[] {
  const byOffer = new Map<string, SeatGroup>()
  for (const zone of new Set(places.map((place) => place.zone))) {
    const seats = places.filter((place) => place.zone === zone).map(({ designator }) => ({ designator }))
    for (const group of groupsOfZone(zone, seated, now)) {
      const offer = JSON.stringify(group)
      byOffer.set(offer, { ...group, seats: [...(byOffer.get(offer)?.seats ?? []), ...seats] })
    }
  }
  return [...byOffer.values()].toSorted((one, other) => baseMinorOf(one) - baseMinorOf(other))
}
