import { formatAmount } from '../../../../lib/kernel/money.ts'
import { instant, type SupplierClock } from './clock.ts'
import { type OfferResource, Rejected } from './resources.ts'
import { type Carrier, type CarrierFare, carriers, journeyOf } from './timetable.ts'

export interface OfferQuery {
  readonly slices: readonly {
    readonly origin: string
    readonly destination: string
    readonly departure_date: string
  }[]
  readonly passengers: readonly ({ readonly type: 'adult' } | { readonly age: number })[]
}

/** An offer as the supplier keeps it. */
export interface KeptOffer {
  readonly id: string
  readonly carrier: Carrier
  readonly fare: CarrierFare
  readonly expiresAt: number
  readonly passengers: OfferResource['passengers']
  readonly slices: OfferResource['slices']
  readonly quotedMinor: number
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Letters that look random, the same for the same number. */
function opaque(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return letters[state >>> 26] ?? ''
  }).join('')
}

const otherCase = (text: string): string =>
  [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('')

/** The names of offers: some kilobytes each, and every second one differs from the first by letter case only. */
const offerId = (n: number): string => {
  const id = opaque(n - (n % 2) + 1, 2600)
  return `off_${n % 2 === 0 ? id : otherCase(id)}`
}

const ageShare = (age: number): number => (age < 2 ? 0.1 : age < 12 ? 0.75 : 1)
const passengerType = (age: number): string =>
  age < 2 ? 'infant_without_seat' : age < 18 ? 'child' : 'adult'

export type OfferBook = ReturnType<typeof offerBook>

/** The supplier's offers: made anew for every search, and gone when they expire. */
export function offerBook(clock: SupplierClock, currency: string) {
  const kept = new Map<string, KeptOffer>()
  let made = 0
  let raisedMinor = 0

  const totalMinor = ({ quotedMinor }: KeptOffer): number => quotedMinor + raisedMinor
  const amount = (minor: number): string => formatAmount({ minor, currency })

  function make(carrier: Carrier, fare: CarrierFare, { slices, passengers }: OfferQuery): KeptOffer[] {
    const journeys = slices.flatMap((slice) => journeyOf(carrier, fare, slice) ?? [])
    if (journeys.length < slices.length) return []
    const shares = passengers.map((one) => ('age' in one ? ageShare(one.age) : 1))
    const oneMinor = journeys.reduce((sum, { kilometres }) => sum + 3100 + kilometres * 3, 0)
    const offer: KeptOffer = {
      id: offerId(++made),
      carrier,
      fare,
      expiresAt: clock.now() + carrier.offerMinutes * 60_000,
      passengers: passengers.map((one, index) => ({
        id: `pas_${made}x${index}`,
        type: 'age' in one ? passengerType(one.age) : one.type,
      })),
      slices: journeys.map(({ segments }) => ({ fare_brand_name: fare.brand, segments })),
      // Not a multiple of the passengers: the sum is all that it knows.
      quotedMinor:
        Math.round((shares.reduce((sum, share) => sum + share, 0) * oneMinor * fare.percent) / 100) + 1,
    }
    kept.set(offer.id, offer)
    return [offer]
  }

  function toResource(offer: KeptOffer): OfferResource {
    const { id, carrier, expiresAt, passengers, slices, fare } = offer
    const { refundFee } = fare
    const hasFee = typeof refundFee === 'number'
    return {
      id,
      expires_at: instant(expiresAt),
      owner: carrier.code,
      total_amount: amount(totalMinor(offer)),
      total_currency: currency,
      tax_amount: carrier.saysTaxes ? amount(Math.round(totalMinor(offer) / 5)) : null,
      passengers,
      requires_instant_payment: carrier.holdHours === 0,
      payment_required_by:
        carrier.holdHours === 0 ? null : instant(clock.now() + carrier.holdHours * 3_600_000),
      conditions: {
        refund:
          refundFee === null
            ? null
            : {
                allowed: hasFee,
                penalty_amount: hasFee ? amount(refundFee) : null,
                penalty_currency: hasFee ? currency : null,
              },
        change: null,
      },
      slices,
    }
  }

  /** @throws Rejected it never made the offer, or it is over */
  function require(id: string): KeptOffer {
    const offer = kept.get(id)
    if (!offer) throw new Rejected(404, 'not_found')
    if (clock.now() >= offer.expiresAt) throw new Rejected(422, 'offer_no_longer_available')
    return offer
  }

  return {
    require,
    totalMinor,
    search(query: OfferQuery) {
      const offers = carriers.flatMap((carrier) =>
        carrier.fares.flatMap((fare) => make(carrier, fare, query)),
      )
      return { offers: offers.map(toResource) }
    },
    read: (id: string): OfferResource => toResource(require(id)),
    /** Every offer costs so much more from now on. */
    raisePrices(minor: number) {
      raisedMinor += minor
    },
  }
}
