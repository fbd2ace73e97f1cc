import { expect, it, type TestContext } from 'vitest'
import { ancillaryTotalMinor } from '../../../lib/ancillary/ancillary.ts'
import { flightKey } from '../../../lib/kernel/flight.ts'
import { can } from '../../../lib/pricing/capabilities.ts'
import { type PricedItinerary, segmentsOf } from '../../../lib/pricing/fare.ts'
import { hasSeatMap, type SeatGroup, type SeatMap } from '../../../lib/seat/seat-map.ts'
import type { AirSeats } from '../../../lib/suppliers/air-seats.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import { refusal } from '../refusal.ts'
import { type Buyer, canAll } from './buyer.ts'

/** Every place of a map with its designator. */
export const placesOf = ({ cabins }: Pick<SeatMap, 'cabins'>) =>
  cabins.flatMap(({ cabin, rows }) =>
    rows.flatMap(({ number, seats }) =>
      seats.map((seat) => ({ ...seat, cabin, designator: `${number}${seat.column}` })),
    ),
  )

/** Seat maps, and seats that are chosen from them. */
export function seatsContract(buyer: Buyer): void {
  const seekersOf = (itinerary: PricedItinerary) =>
    buyer.travelers(itinerary).map(({ id, ptc }) => ({ id, ptc }))
  const ask = (seats: AirSeats, itinerary: PricedItinerary, segments: readonly number[]) =>
    seats.seatMaps({ itinerary, segments, saleKey: undefined, seekers: seekersOf(itinerary) }, buyer.call())
  async function offered(skip: TestContext['skip']) {
    const seats = buyer.host().seats ?? skip('shows no seat maps')
    const itinerary = (await buyer.offer(canAll('seatMap'))) ?? skip('shows no seat maps for the journey')
    const numbers = segmentsOf(itinerary).map((_, index) => index + 1)
    const maps = async () => ask(seats, itinerary, numbers)
    return { seats, itinerary, maps }
  }
  /** A seat of a flight that can be chosen, as two buyers may want it. */
  async function chosen(skip: TestContext['skip']) {
    const { itinerary, maps } = await offered(skip)
    const free = (await maps()).flatMap((map) =>
      hasSeatMap(map) ? map.groups.flatMap((group) => orderOf(map, group) ?? []) : [],
    )
    const [seat = skip('no seat can be chosen')] = free
    const statusNow = async () =>
      (await maps())
        .filter(hasSeatMap)
        .filter(({ flight }) => flightKey(flight) === flightKey(seat.flight))
        .flatMap(placesOf)
        .find(({ designator }) => designator === seat.designator)?.status
    return { itinerary, seat, statusNow }
  }
  const orderOf = ({ flight }: SeatMap, { service, price, seats, travelerIds }: SeatGroup) => {
    const [first] = seats
    const [travelerId] = travelerIds
    if (!first || travelerId === undefined) return undefined
    const { designator, ref } = first
    return {
      flight,
      service: { ...service, ...(ref !== undefined && { ref }) },
      price,
      designator,
      travelerId,
    }
  }
  type Chosen = Awaited<ReturnType<typeof chosen>>

  /** Orders that were sold with a seat, by the key of the seat. */
  const withSeat = new Map<string, SellOrder>()

  /** Sells a seat by itself, or with its order where the host sells services with orders only. */
  function sell({ itinerary, seat }: Chosen, key: string): Promise<unknown> {
    const { service, price, designator, travelerId, flight } = seat
    const sold = { service, quantity: 1, flights: [flight] }
    if (!can(itinerary, 'servicesLater')) {
      const ordered = { key, ...sold, price, travelerId, seat: designator }
      const order = { ...buyer.order(itinerary), services: [ordered] }
      withSeat.set(key, order)
      return buyer.host().sell(order, buyer.call())
    }
    const [traveler] = buyer.travelers(itinerary).filter(({ id }) => id === travelerId)
    if (!traveler) throw new Error('a seat for nobody')
    const ancillary = { ...sold, seat: { designator, characteristics: [] } }
    return buyer.host().ancillaries.sell({ key, ancillary, traveler }, buyer.call())
  }
  /** What was sold with its order is released with it. */
  async function release({ seat }: Chosen, key: string): Promise<void> {
    const { service, designator, flight } = seat
    const ancillary = { service, quantity: 1, flights: [flight], seat: { designator, characteristics: [] } }
    await buyer.host().ancillaries.release(key, ancillary, buyer.call())
    const order = withSeat.get(key)
    if (order) await buyer.host().release(order.key, order.itinerary, buyer.call())
  }

  it('shows one map for each flight in question, in their order; the same until a seat is sold', async ({
    skip,
  }) => {
    const { seats, itinerary, maps } = await offered(skip)
    const flights = segmentsOf(itinerary).map(({ flight }) => flightKey(flight))
    const all = await maps()

    expect(all.map(({ flight }) => flightKey(flight))).toEqual(flights)
    expect(await ask(seats, itinerary, [flights.length])).toEqual(all.slice(-1))
    expect(await maps()).toEqual(all)
  })

  it('names every place once, in the columns of its cabin; the booked cabin is the first', async ({
    skip,
  }) => {
    const { itinerary, maps } = await offered(skip)

    for (const [index, map] of (await maps()).entries()) {
      if (!hasSeatMap(map)) continue
      const designators = placesOf(map).map(({ designator }) => designator)
      expect(new Set(designators).size).toBe(designators.length)
      expect(map.cabins[0]?.cabin).toBe(segmentsOf(itinerary)[index]?.cabin)
      for (const { columns, rows } of map.cabins)
        for (const { seats } of rows)
          expect(seats.map(({ column }) => column)).toEqual(columns.map(({ letter }) => letter))
    }
  })

  it('offers the available seats to travelers of the offer, in its currency, free ones first', async ({
    skip,
  }) => {
    const { itinerary, maps } = await offered(skip)
    const travelers = seekersOf(itinerary).map(({ id }) => id)

    for (const { groups, ...map } of (await maps()).filter(hasSeatMap)) {
      const offeredSeats = new Set(groups.flatMap(({ seats }) => seats.map(({ designator }) => designator)))
      const available = placesOf(map).filter(({ status }) => status === 'Available')
      const isPaid = groups.map(({ price }) => ancillaryTotalMinor({ price, quantity: 1 }) > 0)
      expect(new Set(available.map(({ designator }) => designator))).toEqual(offeredSeats)
      expect(isPaid).toEqual(isPaid.toSorted())
      for (const { service, price, travelerIds } of groups) {
        expect(service).toMatchObject({ kind: 'seat', scope: 'segment', maximum: 1 })
        expect(price.currency).toBe(itinerary.price.currency)
        expect(travelers).toEqual(expect.arrayContaining([...travelerIds]))
      }
    }
  })

  it('sells a seat once, to the first buyer, and frees it when that one gives it back', async ({ skip }) => {
    const wanted = await chosen(skip)
    const [first, second, third] = [buyer.newKey('seat'), buyer.newKey('seat'), buyer.newKey('seat')]
    await sell(wanted, first)
    const whenSold = await wanted.statusNow()
    const refused = await refusal(sell(wanted, second))
    const isSold = await Promise.all(
      [first, second].map((key) => buyer.host().ancillaries.isSold(key, buyer.call())),
    )
    for (const key of [second, first]) await release(wanted, key)
    const whenReleased = await wanted.statusNow()

    expect([whenSold, refused, isSold]).toEqual(['Reserved', 'seatNotAvailable', [true, false]])
    expect(whenReleased).toBe('Available')
    // An offer is ordered once.
    if (!can(wanted.itinerary, 'servicesLater')) return
    await sell(wanted, third)
    expect(await wanted.statusNow()).toBe('Reserved')
    await release(wanted, third)
  })

  it('sells one seat under a key, however often; what was released is not sold any more', async ({
    skip,
  }) => {
    const wanted = await chosen(skip)
    if (!can(wanted.itinerary, 'servicesLater')) return skip('sells seats with orders only')
    const key = buyer.newKey('seat')
    await Promise.all([sell(wanted, key), sell(wanted, key)])
    await sell(wanted, key)
    const whenSold = await wanted.statusNow()
    await release(wanted, key)

    expect(whenSold).toBe('Reserved')
    expect(await refusal(sell(wanted, key))).toBe('seatNotAvailable')
    expect(await wanted.statusNow()).toBe('Available')
  })

  it('sells no seat that the aircraft does not have', async ({ skip }) => {
    const wanted = await chosen(skip)
    const nowhere = { ...wanted, seat: { ...wanted.seat, designator: '99Z' } }

    expect(await refusal(sell(nowhere, buyer.newKey('seat')))).toBe('seatInvalid')
  })
}
