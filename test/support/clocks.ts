import { otherAccount } from '../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from './api.ts'
import { holdFound, prepareFound, requireBalance, silent, withSeats } from './campaign.ts'
import { flows } from './flows.ts'
import { ledger } from './ledger.ts'
import { bookVehicle } from './rental.ts'
import { findOffer, guestBody, isFlexible, recordLocatorsOf, stayBody } from './stay.ts'
import { seeded } from './stops.ts'
import { cardBody, client, locatorOf, outboundDate } from './trip.ts'

const clocks = ['-P900D', '-P30D', '-P1D', '-PT1H', '+PT31M', '+P1D', '+P3D', '+P69D', '+P71D', '+P900D']

/** The same service, for another tenant: now and then its requests move to another time. */
function elsewhen(api: Api, random: () => number): Api {
  let clock = '+P3D'
  return {
    ...api,
    call(key, options = {}) {
      if (random() < 0.15) clock = clocks[Math.floor(random() * clocks.length)] ?? clock
      return api.call(key, {
        ...options,
        as: otherAccount,
        headers: { ...options.headers, 'x-sandbox-clock': clock },
      })
    },
  }
}

/** Bookings of all kinds at the real time, among them all seats of a class. @returns their locators */
async function bookEverything(api: Api): Promise<string[]> {
  const { picked, seats } = await withSeats(api, outboundDate, 2, 9)
  const held: Json[] = []
  for (let seat = 1; seat < seats; seat++) held.push(await holdFound(api, picked))
  held.push(await client(api).committed(await prepareFound(api, picked, cardBody())))
  const withServices = flows.find(({ name }) => /bag and a chosen seat/.test(name))
  const { sendRequest } =
    (await withServices?.prepare(api, (await withSeats(api, outboundDate, 1, 9)).picked)) ?? {}
  held.push((await sendRequest?.())?.body.ReservationResponse.Reservation)
  held.push(await bookVehicle(api))
  const body = stayBody(await findOffer(api, {}, isFlexible), { guests: [guestBody()] })
  const stay = (await api.call('createHotelReservation', { body })).body
  return [...held.map(locatorOf), ...recordLocatorsOf(stay)]
}

/** What an item or an answer says, whatever order its members have. */
const told = (one: Json): string => JSON.stringify(one)

/**
 * Requests of another tenant at random times take nothing of what is booked at the real one: neither seats, rooms,
 * cars and services that are held, nor reservations. Throws with what was taken.
 *
 * @returns how many requests of how many flows there were
 */
export async function otherClocks(
  seed: number,
  rounds: number,
): Promise<{ readonly flows: number; readonly held: number }> {
  const api = await startApi({ log: silent })
  const random = seeded(seed)
  const other = elsewhen(api, random)
  try {
    const locators = await bookEverything(api)
    const retrieve = async (): Promise<string[]> =>
      Promise.all(
        locators.map(async (Identifier) => {
          const { body } = await api.call('retrieveReservation', { path: { Identifier } })
          return told(body.ReservationResponse.Reservation)
        }),
      )
    const [holds, reservations] = [(await ledger(api).holds()).map(told), await retrieve()]
    for (let round = 0; round < rounds; round++) {
      for (const flow of flows) {
        // Some end when what one request found has expired for the next.
        await withSeats(other, outboundDate, 1, 9)
          .then(({ picked }) => flow.prepare(other, picked))
          .then(({ sendRequest }) => sendRequest())
          .catch(() => undefined)
        await api.service.idle()
        await api.service.expireHolds()
        await api.service.database.sweep(api.now())
        const now = new Set((await ledger(api).holds()).map(told))
        const taken = holds.filter((hold) => !now.has(hold))
        if (taken.length > 0) throw new Error(`seed ${seed}, ${flow.name}: took ${taken.join()}`)
      }
      const after = await retrieve()
      const changed = locators.filter((_, index) => after[index] !== reservations[index])
      if (changed.length > 0) throw new Error(`seed ${seed}: changed ${changed.join()}`)
    }
    await requireBalance(api, `seed ${seed}`)
    return { flows: rounds * flows.length, held: holds.length }
  } finally {
    await api.close()
  }
}
