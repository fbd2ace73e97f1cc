import { Refusal } from '../../kernel/refusals.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { CarHost } from '../../suppliers/car-host.ts'

/**
 * Surnames with which a driver of the sandbox makes the vendor misbehave, so that a client can see what its
 * users will see.
 */
const faults = {
  NOCARS: 'the last car is gone when it is to be sold',
  CARDOWN: 'the vendor never answers a sale',
  LOSTCAR: 'the sale takes effect, its answer is lost',
} as const

type Fault = keyof typeof faults

const faultOf = (surname: string): Fault | undefined => {
  const name = surname.toUpperCase()
  return Object.hasOwn(faults, name) ? (name as Fault) : undefined
}

/** A car host that misbehaves for drivers who ask for it by their surname. */
export const withCarFaultsByName = (host: CarHost): CarHost => ({
  ...host,

  async sell(order, now) {
    const fault = faultOf(order.driver.surname)
    if (fault === 'NOCARS') throw new Refusal('vehicleNotAvailable')
    if (fault === 'CARDOWN') throw new SupplierUnavailable('the vendor does not answer')
    const booking = await host.sell(order, now)
    if (fault === 'LOSTCAR') throw new SupplierUnavailable('the answer of the vendor was lost')
    return booking
  },
})
