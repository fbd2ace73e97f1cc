import { Refusal } from '../../kernel/refusals.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { CarHost } from '../../suppliers/car-host.ts'

/**
 * Surnames with which a driver of the sandbox makes the vendor misbehave, so that a client can see what its
 * users will see. docs/sandbox.md prints this table.
 */
export const driverFaults = {
  NOCARS: 'the last car is gone when it is to be sold: 13022',
  CARDOWN: 'the vendor never answers the sale; nothing is booked',
  LOSTCAR: 'the sale takes effect but its answer is lost; it is found and the car is booked',
} as const

type Fault = keyof typeof driverFaults

const isFault = (name: string): name is Fault => Object.hasOwn(driverFaults, name)

const faultOf = (surname: string): Fault | undefined => {
  const name = surname.toUpperCase()
  return isFault(name) ? name : undefined
}

/** A car host with the faults that the surname of a driver forces. */
export const withCarFaultsByName = (host: CarHost): CarHost => ({
  ...host,

  async sell(order, call) {
    const fault = faultOf(order.driver.surname)
    if (fault === 'NOCARS') throw new Refusal('vehicleNotAvailable')
    if (fault === 'CARDOWN') throw new SupplierUnavailable('the vendor does not answer')
    const booking = await host.sell(order, call)
    if (fault === 'LOSTCAR') throw new SupplierUnavailable('the answer of the vendor was lost')
    return booking
  },
})
