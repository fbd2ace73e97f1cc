import type { HostUnderTest } from '../../suppliers/air-host/host-under-test.ts'
import type { OrderPassenger } from './supplier/resources.ts'
import type { StrictSupplier } from './supplier/supplier.ts'

const toTraveler = ({ given_name, family_name, born_on, gender, email }: OrderPassenger) => ({
  given: given_name,
  surname: family_name,
  ...(born_on !== undefined && { birthDate: born_on }),
  ...(gender !== undefined && { gender: gender === 'f' ? 'Female' : 'Male' }),
  ...(email !== undefined && { emails: [email] }),
})

/** The strict supplier's own books. */
export const strictBooks =
  ({ orders }: Pick<StrictSupplier, 'orders'>): HostUnderTest['ordersOf'] =>
  async (saleKey) =>
    orders
      .alive()
      .filter(({ metadata }) => metadata.sale_key === saleKey)
      .map(({ offer, totalMinor, currency, passengers }) => ({
        flights: offer.slices.flatMap(({ segments }) =>
          segments.map(
            ({ marketing_carrier: carrier, marketing_carrier_flight_number: number, departing_at, origin }) =>
              `${carrier}${Number(number)}/${departing_at.slice(0, 10)}/${origin.iata_code}`,
          ),
        ),
        seats: offer.passengers.filter(({ type }) => type !== 'infant_without_seat').length,
        total: { minor: totalMinor, currency },
        travelers: passengers.map(toTraveler),
      }))
