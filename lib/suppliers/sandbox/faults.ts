import { Refusal } from '../../domain/refusals.ts'
import type { AirHost } from '../air-host.ts'
import { SupplierUnavailable } from '../air-host.ts'

/**
 * Surnames with which a traveler of the sandbox makes the carrier misbehave, so that a client can see what its users will see.
 * The first traveler with such a name decides.
 */
const faults = {
  SOLDOUT: 'the seats are gone when they are to be sold',
  NOTICKET: 'the booking works, the issuance is refused',
  CARRIERDOWN: 'the carrier never answers a sale',
  LOSTSALE: 'the sale takes effect, its answer is lost',
  LOSTTICKET: 'the issuance takes effect, its answer is lost',
} as const

type Fault = keyof typeof faults

const faultOf = (people: readonly { readonly surname: string }[]): Fault | undefined =>
  people.map(({ surname }) => surname.toUpperCase()).find((surname): surname is Fault => Object.hasOwn(faults, surname))

/** An air host that misbehaves for travelers who ask for it by their surname. */
export const withFaultsByName = (host: AirHost): AirHost => ({
  ...host,

  async sell(order, now) {
    const fault = faultOf(order.travelers)
    if (fault === 'SOLDOUT') throw new Refusal('segmentsCannotBeBooked')
    if (fault === 'CARRIERDOWN') throw new SupplierUnavailable('the carrier does not answer')
    const booking = await host.sell(order, now)
    if (fault === 'LOSTSALE') throw new SupplierUnavailable('the answer of the carrier was lost')
    return booking
  },

  async issue(order, now) {
    const fault = faultOf(order.tickets)
    if (fault === 'NOTICKET') throw new Refusal('issuanceFailed')
    const tickets = await host.issue(order, now)
    if (fault === 'LOSTTICKET') throw new SupplierUnavailable('the answer of the carrier was lost')
    return tickets
  },
})
