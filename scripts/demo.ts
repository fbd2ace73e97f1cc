/**
 * The main job, embedded: a client gets a token, searches, prices, holds, chooses a seat, tickets and retrieves a trip,
 * voids documents, exchanges its ticket and refunds the new one. Exit code 0 when it worked.
 */
import type { AddressInfo } from 'node:net'
import { addDays } from '../lib/kernel/instant.ts'
import { stage } from '../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../lib/platform/local/accounts.ts'
import { startLocal } from '../lib/platform/local/server.ts'
import { drawSeatMap } from './demo/draw-seat-map.ts'

// biome-ignore lint/suspicious/noExplicitAny: the demo reads answers as a client does, by path
type Json = any

const service = await startLocal()
await service.gateway.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(service.gateway.server.address() as AddressInfo).port}`
let headers: Record<string, string> = {}

const say = (step: string, what: string): void => console.log(`${step.padEnd(26)} ${what}`)

async function send(method: string, path: string, body?: Json): Promise<Json> {
  const answer = await fetch(`${origin}/${stage}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json = (answer.status === 204 ? {} : await answer.json()) as Json
  const [root] = Object.values(json) as Json[]
  const [error] = root?.Result?.Error ?? []
  if (!answer.ok || error) throw new Error(`${method} ${path}: ${answer.status} ${error?.Message ?? ''}`)
  return root
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function run(): Promise<void> {
  const { clientId, clientSecret, username, password, accessGroup } = sandboxAccount
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password,
  })
  const token = (await (await fetch(`${origin}/oauth/token`, { method: 'POST', body: form })).json()) as Json
  headers = { Authorization: `Bearer ${token.access_token}`, XAUTH_SERVICE_ACCESSGROUP: accessGroup }
  say('token', `for ${token.expires_in / 3600} hours`)

  const found = await send('POST', '/air/catalog/search/catalogproductofferings', {
    CatalogProductOfferingsRequest: {
      offersPerPage: 20,
      sortBy: 'Price-LowToHigh',
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [
        { departureDate: inDays(60), From: { value: 'LHR' }, To: { value: 'JFK' } },
        { departureDate: inDays(67), From: { value: 'JFK' }, To: { value: 'LHR' } },
      ],
    },
  })
  const offerings: Json[] = found.CatalogProductOfferings.CatalogProductOffering
  say(
    'search LHR-JFK-LHR',
    `${offerings.length} offers from ${offerings[0].ProductBrandOptions[0].ProductBrandOffering[0].Price.TotalPrice} GBP`,
  )

  const [code] = offerings[0].ProductBrandOptions[0].ProductBrandOffering[0].CombinabilityCode
  const picks = [1, 2].map((leg) => {
    const offering = offerings.find(
      (one) => one.sequence === leg && JSON.stringify(one).includes(`"CombinabilityCode":["${code}"]`),
    )
    const offer = offering.ProductBrandOptions[0].ProductBrandOffering.find((one: Json) =>
      one.CombinabilityCode.includes(code),
    )
    return {
      CatalogProductOfferingIdentifier: { Identifier: { value: offering.id } },
      ProductIdentifier: [{ Identifier: { value: offer.Product[0].productRef } }],
    }
  })
  const selection = (identifier: string) => ({
    BuildFromCatalogProductOfferingsRequest: {
      CatalogProductOfferingsIdentifier: { Identifier: { value: identifier } },
      CatalogProductOfferingSelection: picks,
    },
  })
  const priced = await send(
    'POST',
    '/air/price/offers/buildfromcatalogproductofferings',
    selection(found.CatalogProductOfferings.Identifier.value),
  )
  const [offer] = priced.OfferID
  const flights = offer.Product.flatMap((product: Json) => product.FlightSegment).map(
    ({ Flight }: Json) => `${Flight.carrier}${Flight.number}`,
  )
  say('price', `${offer.Price.TotalPrice} ${offer.Price.CurrencyCode.value} on ${flights.join(', ')}`)

  const workbench = (await send('POST', '/air/book/session/reservationworkbench', {})).Identifier.value
  say('workbench', workbench)

  const added = await send(
    'POST',
    `/air/book/airoffer/reservationworkbench/${workbench}/offers/buildfromcatalogproductofferings`,
    selection(priced.Identifier.value),
  )
  say('offer', added.OfferID[0].id)

  const { Traveler } = await send('POST', `/air/book/traveler/reservationworkbench/${workbench}/travelers`, {
    passengerTypeCode: 'ADT',
    PersonName: { Prefix: 'MS', Given: 'Isolde', Surname: 'Fenwright' },
    Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
  })
  say('traveler', `${Traveler.PersonName.Surname}/${Traveler.PersonName.Given} as ${Traveler.id}`)

  const held = (await send('POST', `/air/book/reservation/reservations/${workbench}`, {})).Reservation
  const locator = held.Receipt[0].Confirmation.Locator.value
  const { PaymentTimeLimit } = held.Offer[0].TermsAndConditionsFull[0]
  say('hold', `locator ${locator}, to be paid by ${PaymentTimeLimit}`)

  const reopened = (
    await send('POST', `/air/book/session/reservationworkbench/buildfromlocator?Locator=${locator}`, {})
  ).Identifier.value
  const extras = [await bookBag(reopened), await bookSeat(reopened)]
  const { FormOfPayment } = await send(
    'POST',
    `/air/payment/reservationworkbench/${reopened}/formofpayment`,
    card,
  )
  const paid = [held.Offer[0], ...extras.filter(({ Price }) => Price.TotalPrice > 0)]
  const value = Number(paid.reduce((sum, { Price }) => sum + Price.TotalPrice, 0).toFixed(2))
  await send('POST', `/air/paymentoffer/reservationworkbench/${reopened}/payments`, {
    Amount: { value, code: offer.Price.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: paid.map(({ id }) => ({ id })),
  })
  say('payment', `${value.toFixed(2)} ${offer.Price.CurrencyCode.value} by card`)

  const { Reservation } = await send('POST', `/air/book/reservation/reservations/${reopened}`, {})
  const [ticket, ...emds] = Reservation.Receipt.flatMap((receipt: Json) => receipt.Document ?? [])
  say('ticketing', `ticket ${ticket.Number}`)
  for (const { Number: number, EMDDescription } of emds) say('', `EMD ${number} for ${EMDDescription.value}`)

  const again = await send('GET', `/air/book/reservation/reservations/${locator}?identifierType=Locator`)
  say('retrieve', `${again.Reservation.Traveler[0].PersonName.Surname}: ${await coupons(ticket.Number)}`)

  const voided = await send('POST', '/documents/void', {
    locator: { value: locator },
    documentVoid: [{ documentType: 'EMD' }],
  })
  say(
    'void',
    `${voided.documentStatus.map(({ number, status }: Json) => `${number} ${status}`).join(', ')}: ${await coupons(ticket.Number)}`,
  )
  await refund(await exchange(locator, again.Reservation.Offer[0]))
}

const card = {
  '@type': 'FormOfPaymentPaymentCard',
  PaymentCard: {
    CardType: 'Credit',
    CardCode: 'VI',
    expireDate: '1231',
    CardNumber: { PlainText: '4111111111111111' },
    SeriesCode: { PlainText: '737' },
  },
}

/** Exchanges the outbound flights for those of the next day. @returns the number of the new ticket */
async function exchange(locator: string, { id, Product }: Json): Promise<string> {
  const [first] = Product[0].FlightSegment
  const workbench = (
    await send('POST', `/air/book/session/reservationworkbench/buildfromlocator?Locator=${locator}`, {})
  ).Identifier.value
  const { CatalogOfferings } = await send('POST', '/exchangesearch/catalogofferingsairchange', {
    CatalogOfferingsAirChangeRequest: {
      SearchCriteriaFlight: [
        {
          departureDate: addDays(first.Flight.Departure.date, 1),
          From: { value: 'LON' },
          To: { value: 'JFK' },
        },
      ],
      BuildFromReservationWorkbench: {
        ReservationIdentifier: { Identifier: { value: workbench } },
        OfferIdentifier: { id },
        ProductIdentifier: [{ id: Product[0].id }],
      },
    },
  })
  const { Base, TotalTaxes, TotalFees, TotalPrice, CurrencyCode } =
    CatalogOfferings.CatalogOffering[0].ModifyPrice
  say(
    'exchange search',
    `${CatalogOfferings.totalCatalogOffering} journeys; fare ${Base}, taxes ${TotalTaxes}, fee ${TotalFees}: ${TotalPrice} ${CurrencyCode.value}`,
  )
  const { OfferID } = await send(
    'POST',
    `/air/book/offer/reservationworkbench/${workbench}/offers/buildfromcatalogofferings`,
    {
      BuildFromCatalogOfferingsRequest: {
        CatalogOfferingsIdentifier: { Identifier: CatalogOfferings.Identifier },
        CatalogOfferingIdentifier: { id: CatalogOfferings.CatalogOffering[0].id },
      },
    },
  )
  const { FormOfPayment } = await send(
    'POST',
    `/air/payment/reservationworkbench/${workbench}/formofpayment`,
    card,
  )
  await send('POST', `/air/paymentoffer/reservationworkbench/${workbench}/payments`, {
    Amount: { value: 0, code: CurrencyCode.value },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: [{ id: OfferID[0].id }],
  })
  const { Reservation } = await send('POST', `/air/book/reservation/reservations/${workbench}`, {})
  const documents: Json[] = Reservation.Receipt.flatMap((receipt: Json) => receipt.Document ?? [])
  const numbers = (kind: string) =>
    documents.filter((document) => document['@type'] === kind).map((document) => document.Number)
  const [ticket = ''] = numbers('DocumentTicket')
  say('exchange', `${numbers('DocumentTicketExchange')} for ${ticket}: ${await coupons(ticket)}`)
  return ticket
}

/** The refund of a ticket: what it would return, and the refund itself. */
async function refund(ticket: string): Promise<void> {
  const quote = await send('POST', '/air/book/airoffer/offers/documentrefundquote', {
    DocumentNumber: [{ value: ticket }],
  })
  const [{ Price, ModifyPrice, SupplierRetainedPrice }] = quote.OfferID
  say(
    'refund quote',
    `of ${Price.TotalPrice} ${Price.CurrencyCode.value} paid ${ModifyPrice.TotalPrice} come back, ${SupplierRetainedPrice.TotalPrice} are kept`,
  )
  const { ReceiptID } = await send('POST', '/air/receipt/receipts/documentrefundfromofferlist', {
    BuildFromOfferList: { OfferListIdentifier: quote.Identifier.value },
  })
  const [{ ControlNumber, Amount }] = ReceiptID[0].Document
  say('refund', `${ControlNumber}, ${Amount.Total} to the card: ${await coupons(ticket)}`)
}

/** Another bag for the traveler of a workbench. */
async function bookBag(workbench: string): Promise<Json> {
  const shop = await send('POST', '/air/ancillaryshop/catalogofferingsancillaries', {
    AncillaryOfferings: {
      BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } } },
    },
  })
  const [{ id, TravelerIdentifierRef, CatalogOffering }] = shop.CatalogOfferingsID
  const offering = CatalogOffering.find((one: Json) => one.ProductOptions[0].Product[0].Ancillary.BaggageType)
  const bag = await bookExtra(workbench, {
    CatalogOfferingsIdentifier: { id, Identifier: shop.Identifier },
    CatalogOfferingIdentifier: { id: offering.id },
    TravelerIdentifierRef: TravelerIdentifierRef[0],
  })
  const { value } = bag.Product[0].Ancillary.Description[0]
  say(
    'ancillary',
    `${CatalogOffering.length} offered; ${value} for ${bag.Price.TotalPrice} ${bag.Price.CurrencyCode.value}`,
  )
  return bag
}

/** A seat on the first flight of a workbench, chosen from its map: the last one that costs the least. */
async function bookSeat(workbench: string): Promise<Json> {
  const map = await send('POST', '/air/search/seat/catalogofferingsancillaries/seatavailabilities', {
    SeatAvailabilityOfferings: {
      BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } } },
    },
  })
  const [flight] = map.CatalogOfferingsID
  const [chart] = map.ReferenceList[0].SeatingChart
  const [{ carrier, number, equipment, Departure, Arrival }] = flight.Flight
  say('seat map', `${carrier}${number} ${Departure.location}-${Arrival.location} on a ${equipment}`)
  for (const line of drawSeatMap(flight, chart)) say('', line)

  const seatsOf = ({ ProductOptions }: Json): string[] =>
    ProductOptions[0].Product[0].SeatAvailability.find(
      ({ seatAvailabilityStatus }: Json) => seatAvailabilityStatus === 'Available',
    )?.value ?? []
  const group = flight.CatalogOffering.find((one: Json) => seatsOf(one).length > 0)
  const seat = await bookExtra(workbench, {
    CatalogOfferingsIdentifier: { Identifier: map.Identifier },
    CatalogOfferingIdentifier: { Identifier: group.Identifier },
    TravelerIdentifierRef: flight.TravelerIdentifierRef[0],
    SeatAssignment: seatsOf(group).at(-1),
  })
  const { Description, SeatAssignment } = seat.Product[0].Ancillary
  say(
    'seat',
    `${SeatAssignment.Seat}, ${Description[0].value} for ${seat.Price.TotalPrice} ${seat.Price.CurrencyCode.value}`,
  )
  return seat
}

/** Adds an ancillary or a seat to a workbench. */
async function bookExtra(workbench: string, item: Json): Promise<Json> {
  const path = `/air/book/airoffer/reservationworkbench/${workbench}/offers/buildancillaryoffersfromcatalogofferings`
  return (await send('POST', path, { BuildAncillaryOffersFromCatalogOfferings: [item] })).OfferID[0]
}

/** The coupons of a ticket as they are now. */
async function coupons(number: string): Promise<string> {
  const { TicketID } = await send('GET', `/air/ticket/tickets/${number}`)
  return TicketID[0].TicketSegment.map(
    ({ Departure, Arrival, Status }: Json) => `${Departure.location}-${Arrival.location} ${Status}`,
  ).join(', ')
}

/** A hotel night where the trip goes: searched, compared, booked, retrieved and cancelled. */
async function hotelNight(): Promise<void> {
  const stay = { checkIn: inDays(61), checkOut: inDays(62) }
  const guests = { GuestCounts: { GuestCount: [{ count: 1, ageQualifyingCode: '10' }] } }
  const { Properties } = await send('POST', '/hotel/search/properties/search', {
    CheckInDate: stay.checkIn,
    CheckOutDate: stay.checkOut,
    returnOnlyAvailablePropertiesInd: true,
    SearchBy: {
      '@type': 'SearchByCity',
      SearchCity: 'NYC',
      SearchRadius: { value: 10, unitOfDistance: 'Kilometers' },
    },
    RoomStayCandidate: [guests],
  })
  const [nearest] = Properties.PropertyInfo
  say(
    'hotels in New York',
    `${Properties.totalProperties}; ${nearest.Property.name} from ${nearest.LowestAvailableRate.value} ${nearest.LowestAvailableRate.code}`,
  )

  const { CatalogOfferings } = await send('POST', '/hotel/availability/catalogofferingshospitality', {
    CatalogOfferingsRequest: [
      {
        StayDates: { start: stay.checkIn, end: stay.checkOut },
        HotelSearchCriterion: {
          PropertyRequest: [{ PropertyKey: nearest.Property.PropertyKey }],
          RoomStayCandidates: { RoomStayCandidate: [guests] },
        },
      },
    ],
  })
  const offerings: Json[] = CatalogOfferings.CatalogOffering
  const room = offerings.find(
    ({ TermsAndConditions }) => TermsAndConditions.Guarantee[0].guaranteeType === 'GuaranteeRequired',
  )
  const [product] = room.ProductOptions[0].Product
  say(
    'availability',
    `${offerings.length} rates; ${product.bookingCode}: ${product.RoomType.Description.value}`,
  )

  const { Reservation } = await send('POST', '/hotel/book/reservations', {
    Offer: [
      {
        id: room.id,
        Product: [{ bookingCode: product.bookingCode, Quantity: 1, guests: 1 }],
        Price: room.Price,
      },
    ],
    Payment: [
      { Amount: { code: room.Price.CurrencyCode.value, value: room.Price.TotalPrice }, guaranteeInd: true },
    ],
    FormOfPayment: [
      {
        PaymentCard: {
          CardCode: 'VI',
          expireDate: '1231',
          CardNumber: { PlainText: '4111111111111111' },
          SeriesCode: { PlainText: '737' },
        },
      },
    ],
    Traveler: [
      { PersonName: { Given: 'Isolde', Surname: 'Fenwright' }, Email: [{ value: 'isolde@example.test' }] },
    ],
  })
  const [hotel, record] = Reservation.Receipt.map(({ Confirmation }: Json) => Confirmation.Locator.value)
  say(
    'hotel booked',
    `locator ${record}, confirmation ${hotel}, ${room.Price.TotalPrice} ${room.Price.CurrencyCode.value}`,
  )

  const again = await send('GET', `/hotel/book/reservations/${record}`)
  const { DateRange, propertyName } = again.Reservation.Offer[0].Product[0]
  say('hotel retrieved', `${propertyName}, ${DateRange.start} to ${DateRange.end}`)

  const cancelled = await send(
    'PUT',
    `/hotel/book/reservations/${record}/canceloffer?supplierLocator=${hotel}`,
  )
  const [{ Confirmation }] = cancelled.Reservation.Receipt
  say(
    'hotel cancelled',
    `${Confirmation.OfferStatus.Status}, cancellation number ${Confirmation.Locator.value}`,
  )
}

try {
  await run()
  await hotelNight()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await service.close()
}
