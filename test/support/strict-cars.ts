import { type RentalEnd, type RentalPoint, rentalDays, type VehicleRental } from '../../lib/car/vehicle.ts'
import { type EpochMs, minutesMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { CarHost, CarSellOrder } from '../../lib/suppliers/car-host.ts'
import { opaqueIds } from './opaque-ids.ts'

const models = [
  { acriss: 'ECMR', description: 'Opel Corsa or similar', dayMinor: 2310 },
  { acriss: 'CDAE', description: 'MG4 or similar', dayMinor: 4475 },
]

type Sale = { readonly order: CarSellOrder; readonly confirmation: string } | 'released'

/**
 * A broker of rental cars with the manners of a real one: other references in every answer, which expire by its own
 * clock; vendors and locations without codes, totals only.
 *
 * @param clock its own
 */
export function strictCars(clock: () => EpochMs, supplier = 'strict-cars') {
  const newId = opaqueIds()
  const known = new Map<string, { readonly acriss: string; readonly expiresAt: EpochMs }>()
  const sales = new Map<string, Sale>()
  const cancellations = new Map<string, string>()
  /** Raised by a test. */
  let surchargeMinor = 0

  const endOf = ({ code, date, time }: RentalPoint): RentalEnd => ({
    code,
    name: 'Meeting point at the arrivals',
    date,
    time,
    at: Date.parse(`${date}T${time}:00Z`),
  })

  const cars: CarHost = {
    supplier,

    async search(request) {
      if (!['LIS', 'OPO'].includes(request.pickUp.code)) throw new Refusal('rentalPlaceUnknown')
      const [pickUp, dropOff] = [endOf(request.pickUp), endOf(request.dropOff)]
      return models.map(({ acriss, description, dayMinor }): VehicleRental => {
        const [ref, expiresAt] = [newId('rat_', 2000), clock() + minutesMs(15)]
        known.set(ref, { acriss, expiresAt })
        return {
          supplier,
          ref,
          vendor: { name: 'Estrita Cars' },
          vehicle: { acriss, description },
          pickUp,
          dropOff,
          driverAge: request.driverAge,
          rate: {},
          currency: 'EUR',
          totalMinor: rentalDays(pickUp.at, dropOff.at) * dayMinor + surchargeMinor,
          terms: [],
          isAvailable: true,
          expiresAt,
        }
      })
    },

    async quote(request, ref, call) {
      const found = known.get(ref)
      if (!found || clock() >= found.expiresAt) throw new Refusal('vehicleUnknown')
      const rental = (await cars.search(request, call)).find(({ vehicle }) => vehicle.acriss === found.acriss)
      if (!rental) throw new Refusal('vehicleUnknown')
      return rental
    },

    async sell(order) {
      const sold = sales.get(order.key)
      if (sold === 'released') throw new Refusal('vehicleNotAvailable')
      if (sold) return { confirmation: sold.confirmation }
      const found = known.get(order.rental.ref)
      if (!found || clock() >= found.expiresAt) throw new Refusal('vehicleUnknown')
      const confirmation = newId('bok_')
      sales.set(order.key, { order, confirmation })
      return { confirmation }
    },

    async findSale(key) {
      const sold = sales.get(key)
      return sold && sold !== 'released' ? { confirmation: sold.confirmation } : undefined
    },

    async release(key) {
      sales.set(key, 'released')
      const cancellation = cancellations.get(key) ?? newId('can_')
      cancellations.set(key, cancellation)
      return { cancellation }
    },
  }

  return {
    cars,
    /** Orders that were sold and not released. */
    orders: (): CarSellOrder[] =>
      [...sales.values()].flatMap((sale) => (sale === 'released' ? [] : [sale.order])),
    charge(minor: number): void {
      surchargeMinor = minor
    },
  }
}
