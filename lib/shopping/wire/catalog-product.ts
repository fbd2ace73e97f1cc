import { toDuration } from '../../kernel/instant.ts'
import { connectionMinutes, elapsedMinutes } from '../../pricing/fare.ts'
import { toFlightProduct } from '../../pricing/wire/offer.ts'
import type { ShownGroup } from '../arrange-offers.ts'
import type { CatalogProduct } from '../catalog.ts'
import type { CatalogContext, References } from './catalog-references.ts'

/** A product: a flight option in the classes of a fare; undefined when it is no longer available. */
export function toProduct(
  { id, group: groupIndex, leg, option, fare }: CatalogProduct,
  { groups, references, view }: CatalogContext,
) {
  const group = groups[groupIndex]
  const found = group?.legs[leg]?.options[option]
  const classes = found?.classes[fare]
  if (!group || !found || !classes) return undefined
  const fares = view.form?.productPerOption ? group.fares.map((_, index) => index) : [fare]
  return {
    '@type': 'ProductAir' as const,
    id,
    totalDuration: toDuration(elapsedMinutes(found.flights)),
    ...(classes.seatsLeft !== undefined && { Quantity: classes.seatsLeft }),
    FlightSegment: found.flights.map((flight, index) => {
      const next = found.flights[index + 1]
      return {
        '@type': 'FlightSegment' as const,
        sequence: index + 1,
        ...(next && {
          connectionDuration: toDuration(connectionMinutes(flight, next)),
          boundFlightsInd: true,
        }),
        Flight: { '@type': 'FlightID' as const, FlightRef: references.flights.ref(group.prefix, flight) },
      }
    }),
    PassengerFlight: (group.fares[fare]?.price.passengers ?? []).map(({ ptc, count }) => ({
      '@type': 'PassengerFlight' as const,
      passengerQuantity: count,
      passengerTypeCode: ptc,
      FlightProduct: fares.flatMap((one) =>
        toFlightProducts(group, { leg, option, fare: one, ptc }, references),
      ),
    })),
  }
}

/** Class, cabin and fare basis of each segment in one branded fare. */
function toFlightProducts(
  group: ShownGroup,
  { leg, option, fare, ptc }: Pick<CatalogProduct, 'leg' | 'option' | 'fare'> & { readonly ptc: string },
  { brands }: References,
) {
  const found = group.legs[leg]?.options[option]
  const filed = group.fares[fare]?.legs[leg]
  const classes = found?.classes[fare]
  if (!found || !filed || !classes) return []
  return found.flights.map((_, index) =>
    toFlightProduct(
      {
        sequence: index + 1,
        bookingClass: classes.bookingClasses[index] ?? '',
        cabin: classes.cabins[index] ?? filed.brand.cabin,
        fare: filed,
        ptc,
      },
      { brandRef: (brand) => brands.ref(group.prefix, brand) },
    ),
  )
}
