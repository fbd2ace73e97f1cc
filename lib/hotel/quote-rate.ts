import { Refusal } from '../kernel/refusals.ts'
import type { HotelHosts, HotelSales, RateChoice, SupplierRate } from '../suppliers/hotel-aggregator.ts'
import { hostNamed, servesOffice } from '../suppliers/serving.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import type { HotelRate, OfferedRate } from './hotel.ts'
import { bookingCodeFor } from './hotel-availability.ts'

/** A supplier's rate as this service offers it, under a code that clients can send. */
export const toOfferedRate = (rate: SupplierRate): OfferedRate => ({
  ...rate,
  bookingCode: bookingCodeFor(rate, rate.bookingCode),
})

/**
 * A rate that was offered before, as its supplier has it now; its booking code remains the one that the client knows.
 *
 * @param wanted rooms that may be others than those of the offer
 * @throws Refusal `supplierNotConnected`, and as `HotelSales.rate`
 */
export async function quoteRate(
  hotels: HotelHosts<HotelSales>,
  { rate, ...wanted }: { readonly rate: HotelRate } & Pick<RateChoice, 'stay' | 'guests'>,
  call: SupplierCall,
): Promise<OfferedRate> {
  const { property, ref, bookingCode } = rate
  const host = hostNamed(hotels, property.supplier)
  const quote = await host.rate({ ...wanted, property: property.key, name: { ref } }, call)
  return { ...quote, bookingCode }
}

/**
 * A rate by its booking code alone, of the first supplier that has it.
 *
 * @param pcc of the office
 * @throws Refusal `hotelBookingCodeUnknown` no supplier has it; otherwise the first one's error
 */
export async function quoteByCode(
  hotels: HotelHosts<HotelSales>,
  choice: Omit<RateChoice, 'name'> & { readonly bookingCode: string; readonly pcc: string },
  call: SupplierCall,
): Promise<OfferedRate> {
  const { bookingCode, pcc, ...wanted } = choice
  const errors: unknown[] = []
  for (const { host } of hotels.filter((serving) => servesOffice(serving, pcc))) {
    try {
      return toOfferedRate(await host.rate({ ...wanted, name: { bookingCode } }, call))
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'hotelBookingCodeUnknown')) errors.push(error)
    }
  }
  const [first] = errors
  throw first ?? new Refusal('hotelBookingCodeUnknown')
}
