import type { RentalSearch, VehicleRental } from '../car/vehicle.ts'
import type { OrderContact, OrderTraveler } from './order-traveler.ts'
import type { NamedSupplier, Serving } from './serving.ts'
import type { SupplierCall } from './supplier-call.ts'

/** A car to sell from a vendor's fleet. */
export interface CarSellOrder {
  /** Idempotency key of the sale: the same key never sells twice. */
  readonly key: string
  readonly rental: VehicleRental
  readonly driver: OrderTraveler
  readonly contacts: readonly OrderContact[]
  /** The driver's arrival, as far as the client named it: the counter waits for a late flight. */
  readonly arrivalFlight?: { readonly carrier?: string; readonly number?: string }
}

export interface CarBooking {
  /** The vendor's number for the rental, shown at the counter. */
  readonly confirmation: string
}

export interface CarCancellation {
  /** The vendor's number for the cancellation. */
  readonly cancellation: string
}

/**
 * A supplier of rental cars. Every call that changes something is idempotent under its key. Declared failures
 * are Refusals; `SupplierUnavailable` (see air-host.ts) means that the outcome is unknown and the caller must
 * look it up (`findSale`) or repeat.
 *
 * Any adapter must pass test/suppliers/car-host.contract.ts.
 */
export interface CarHost extends NamedSupplier {
  /**
   * Available cars that are paid at the counter, the cheapest first; an empty list when there are none.
   *
   * @throws Refusal `rentalPlaceUnknown`, `rentalDatesInvalid`, `currencyUnknown`
   */
  search(request: RentalSearch, call: SupplierCall): Promise<VehicleRental[]>

  /**
   * The price of one car now. Whether it is still available is only known by selling it. Its reference is the one to
   * sell; that of the search may be used again.
   *
   * @param request the one that found it
   * @param ref of a rental of `search`
   * @throws Refusal `vehicleUnknown` the reference counts no more, or the vendor does not rent the car any more;
   *   `rentalPlaceUnknown`, `rentalDatesInvalid`, `currencyUnknown`
   */
  quote(request: RentalSearch, ref: string, call: SupplierCall): Promise<VehicleRental>

  /**
   * Sells a car of the class for the days of the rental.
   *
   * @throws Refusal `vehicleNotAvailable` when the class has run out; `vehicleUnknown` the reference counts no more
   * @throws SupplierUnavailable when the outcome is unknown
   */
  sell(order: CarSellOrder, call: SupplierCall): Promise<CarBooking>

  /** The outcome of a sale: the booking, or undefined when nothing was sold (or it was released since). */
  findSale(key: string, call: SupplierCall): Promise<CarBooking | undefined>

  /**
   * Releases the car of a sale. Without a sale this changes nothing, but forbids a late sale under the key.
   */
  release(key: string, rental: VehicleRental, call: SupplierCall): Promise<CarCancellation>
}

/** The suppliers of rental cars of this deployment, the preferred first. */
export type CarHosts = readonly Serving<CarHost>[]
