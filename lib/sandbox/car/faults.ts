import { Refusal } from '../../kernel/refusals.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { CarHost } from '../../suppliers/car-host.ts'

/** Surnames of drivers that force a fault of the sandbox's vendors. */
const faults = {
  NOCARS: 'the last car is gone when it is to be sold',
  CARDOWN: 'the vendor never answers a sale',
  LOSTCAR: 'the sale takes effect, its answer is lost',
} as const

type Fault = keyof typeof faults

const isFault = (name: string): name is Fault => Object.hasOwn(faults, name)

const faultOf = (surname: string): Fault | undefined => {
  const name = surname.toUpperCase()
  return isFault(name) ? name : undefined
}

/** A car host with the faults that the surname of a driver forces. */
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
