import { ancillaryTotalMinor } from '../../lib/ancillary/ancillary.ts'
import { passengerTotals, totalOf, totalsOf } from '../../lib/pricing/itinerary-price.ts'
import { stockOf } from '../../lib/sandbox/ancillaries/catalogue.ts'
import { sandboxHosts } from '../../lib/sandbox/host-names.ts'
import { emdTotalMinor } from '../../lib/ticketing/document.ts'
import type { Api, Json } from './api.ts'
import { sum, unequal } from './differences.ts'
import { refundsOf, snapshotOf } from './ledger.ts'
import { roomAndCarDifferences } from './rooms-and-cars.ts'

const isRefunded = ({ coupons }: Json): boolean => coupons.some(({ status }: Json) => status === 'Refund')

/** What a document says was refunded of it. */
const refundedMinorOf = ({ events }: Json): number => {
  const refund = events.find(({ kind }: Json) => kind === 'refundIssued')
  return refund ? passengerTotals(refund.refund.refunded).totalMinor : 0
}

/** What the books of suppliers have that are not the sandbox. */
export interface OtherBooks {
  /** Of the sales that are alive. */
  readonly saleKeys: readonly string[]
  readonly documentNumbers: readonly string[]
  /** What they were paid, and did not refund. */
  readonly keptMinor: number
}

const isFirst = ({ id, conjunction }: Json): boolean => conjunction[0] === id

const isVoidIn = ({ coupons }: Json): boolean => coupons.every(({ status }: Json) => status === 'Void')

/** What payments by card are worth. @param inherited of an exchanged document, or of this one */
const cardMinor = ({ payments }: Json, inherited: 'inherited' | 'own' | 'any'): number =>
  sum(
    payments
      .filter(({ kind }: Json) => kind === 'PaymentCard')
      .filter(
        ({ isInherited = false }: Json) => inherited === 'any' || isInherited === (inherited === 'inherited'),
      )
      .map(({ amount }: Json) => amount?.minor ?? 0),
  )

/** Every charge pays for one document first: the void of that one returns it. */
const paidByCard = (documents: readonly Json[]): number =>
  sum(documents.filter((one) => isFirst(one) && !isVoidIn(one)).map((document) => cardMinor(document, 'own')))

/** What went back to cards although the document that they paid for is not void. */
const returnedToCards = (documents: readonly Json[]): number =>
  sum(documents.filter(isFirst).map((document) => returnedOf(document, documents)))

function returnedOf(document: Json, all: readonly Json[]): number {
  const { events, payments } = document
  const isByCard = payments.some(({ kind }: Json) => kind === 'PaymentCard')
  const exchange = events.findLast(({ kind }: Json) => kind === 'exchangedFor' || kind === 'reopened')
  const residual = exchange?.kind === 'exchangedFor' && isByCard ? (exchange.returned?.minor ?? 0) : 0
  const refunded = isByCard ? refundedMinorOf(document) : 0
  // The void of an exchange restores what its documents inherited; any other void returns it.
  const isRestored = all.some(
    (other) => other.kind === 'Ticket' && other.issueKey === document.issueKey && isVoidIn(other),
  )
  // An NDC exchange that was undone by its own commit left the former documents as they were.
  const isExchange = all.some(({ events: others }) => {
    const last = others.findLast(({ kind }: Json) => kind === 'exchangedFor' || kind === 'reopened')
    return last?.kind === 'exchangedFor' && last.documentIds.includes(document.id)
  })
  const isReturned = isVoidIn(document) && (document.source === 'NDC' ? isExchange : !isRestored)
  return residual + refunded + (isReturned ? cardMinor(document, 'inherited') : 0)
}

/** What a document cost must be what its payments add up to. */
function paidWrongly(document: Json): string[] {
  const paid = sum(document.payments.map(({ amount }: Json) => amount?.minor ?? 0))
  const cost = document.kind === 'EMD' ? emdTotalMinor(document) : totalsOf(document.price).totalMinor
  return paid === cost ? [] : [`document ${document.number}: cost ${cost}, paid ${paid}`]
}

/**
 * Everything on which the reservations of all tenants and the books of the suppliers disagree: seats, rooms, cars,
 * sales, tickets, money; reservations that are in no list; and commits that never ended. Empty when nothing was lost, nothing was done twice, and
 * every stopped commit was taken up again.
 *
 * @param others whose offers are in reservations besides those of the sandbox
 */
export async function discrepancies(
  api: Api,
  others: OtherBooks = { saleKeys: [], documentNumbers: [], keptMinor: 0 },
): Promise<string[]> {
  const books = snapshotOf(api)
  const [workbenches, reservations, documents, holds] = await Promise.all([
    books.workbenches(),
    books.reservations(),
    books.documents(),
    books.holds(),
  ])
  const [sales, ancillarySales, issuances, payments, roomSales, carSales] = await Promise.all([
    books.sales(),
    books.ancillarySales(),
    books.issuances(),
    books.charges(),
    books.roomSales(),
    books.carSales(),
  ])
  const listed = new Set((await books.filings()).map(({ reservationId }) => reservationId))
  const linesOf = (seats: Record<string, number>): string[] =>
    Object.entries(seats).map(([departure, count]) => `${departure}: ${count}`)
  const seatsInHolds = linesOf(await books.seatsInHolds())
  const seatsCounted = linesOf(await books.seatsCounted())
  const soldKeys = (orders: readonly Json[]): string[] =>
    orders.flatMap(({ key, status }) => (status === 'sold' ? [key] : []))

  const offers = reservations.flatMap(({ offers: held }: Json) => held)
  const unquoted: Json[] = reservations
    .flatMap(({ nonPricedSegments }: Json) => nonPricedSegments?.unquoted ?? [])
    .filter(({ kind }: Json) => kind === 'seats')
  const tickets = documents.filter(({ coupons }) => coupons.some(({ status }: Json) => status !== 'Void'))
  const segmentsOf = ({ itinerary }: Json): Json[] => itinerary.legs.flatMap(({ segments }: Json) => segments)
  const isOfSandbox = ({ itinerary }: Json): boolean =>
    Object.values<string>(sandboxHosts).includes(itinerary.supplier)
  const seatedIn = ({ passengers }: Json): number =>
    sum(passengers.filter(({ ptc }: Json) => ptc !== 'INF').map(({ count }: Json) => count))
  // Seats that were lost for want of payment stay with the supplier until the next sweep.
  const toRelease: Json[] = reservations.flatMap(({ partsToRelease = [] }: Json) => partsToRelease)
  const seatsOf = ({ id, itinerary, booking }: Json): number =>
    booking.withoutSeats === undefined
      ? seatedIn(itinerary)
      : booking.withoutSeats.seatsKept +
        sum(toRelease.filter(({ offerId }) => offerId === id).map((part) => seatedIn(part.itinerary)))

  const booked = [
    ...offers
      .filter(isOfSandbox)
      .flatMap((offer: Json) =>
        segmentsOf(offer).map(
          ({ bookingClass }) => `${offer.booking.saleKey} ${bookingClass} ${seatsOf(offer)}`,
        ),
      ),
    ...unquoted.map(({ bookingClass, booking }) => `${booking.saleKey} ${bookingClass} ${booking.seats}`),
  ]
  const held = holds.flatMap(({ key, bookingClass, seats }) =>
    seats === undefined ? [] : `${key} ${bookingClass} ${seats}`,
  )
  const ancillaries: Json[] = reservations.flatMap(({ ancillaries: services = [] }: Json) => services)
  const isOf = ({ id }: Json, reservationId: string): boolean =>
    reservations.some(
      (reservation) =>
        reservation.id === reservationId && reservation.ancillaries?.some((one: Json) => one.id === id),
    )
  const kept = (charge: Json): number => charge.amount.minor - sum(refundsOf([charge]))
  const idsOf = ({ documentIds }: Json): string[] => documentIds
  const hasTicket = (reservation: Json, offer: Json): boolean =>
    tickets.some(
      (ticket) =>
        ticket.kind === 'Ticket' &&
        !isRefunded(ticket) &&
        ticket.offerRef === offer.ref &&
        idsOf(reservation).includes(ticket.id),
    )
  const captured = payments.filter(({ status }) => status === 'captured')
  const [takenMinor, dueMinor] = [sum(captured.map(kept)), paidByCard(documents) - returnedToCards(documents)]
  const othersMinor = sum(
    offers
      .filter((offer: Json) => !isOfSandbox(offer) && offer.booking.status === 'ticketed')
      .map(({ itinerary }: Json) => totalOf(itinerary.price).minor),
  )

  return [
    // Before a commit has a plan it has done nothing.
    ...workbenches.flatMap(({ status, id, commit }) =>
      status === 'committing' && commit.plan ? [`workbench ${id}: its commit never ended`] : [],
    ),
    // A row whose reservation was not filed after all leads nowhere.
    ...reservations.flatMap(({ id }) => (listed.has(id) ? [] : [`reservation ${id}: it is in no list`])),
    ...(booked.length === held.length ? [] : [`seats: ${booked.length} booked, ${held.length} held`]),
    ...unequal('seats', [...new Set<string>(booked)], held),
    ...unequal('seats in numbers', seatsInHolds, seatsCounted),
    ...unequal(
      'sales',
      [...offers, ...unquoted].map(({ booking }: Json) => booking.saleKey),
      [...soldKeys(sales), ...others.saleKeys],
    ),
    ...unequal(
      'services',
      ancillaries.map(({ booking }) => booking.saleKey),
      soldKeys(ancillarySales),
    ),
    ...unequal(
      'pieces',
      [
        ...new Set<string>(
          ancillaries.flatMap(({ service, booking }) =>
            stockOf(service) === undefined ? [] : booking.saleKey,
          ),
        ),
      ],
      [...new Set<string>(holds.flatMap(({ key, pieces }) => (pieces ? key : [])))],
    ),
    ...unequal(
      'chosen seats',
      ancillaries.flatMap(({ seat, booking }) => (seat ? `${booking.saleKey} ${seat.designator}` : [])),
      holds.flatMap(({ key, seat }) => (seat === undefined ? [] : `${key} ${seat}`)),
    ),
    ...ancillaries.flatMap((one) => {
      const emd = tickets
        .filter((document) => !isRefunded(document))
        .find(
          ({ kind, offerRef, reservationId }) =>
            kind === 'EMD' && offerRef === one.ref && isOf(one, reservationId),
        )
      const isRight =
        one.booking.status === 'issued' ? emd && emdTotalMinor(emd) === ancillaryTotalMinor(one) : !emd
      return isRight ? [] : [`ancillary ${one.id}: ${one.booking.status}, EMD ${emd?.number}`]
    }),
    ...unequal(
      'tickets',
      tickets.flatMap(({ number }) => number ?? []),
      [
        ...issuances.flatMap(({ status, tickets: issued, voided }) =>
          status === 'issued'
            ? issued
                .flatMap(({ numbers, emds = [] }: Json) => [
                  ...numbers,
                  ...emds.map(({ number }: Json) => number),
                ])
                .filter((number: string) => !voided?.includes(number))
            : [],
        ),
        ...others.documentNumbers,
      ],
    ),
    ...unequal(
      'documents on file',
      reservations.flatMap(idsOf).filter((id: string) => tickets.some((one) => one.id === id)),
      tickets.map(({ id }) => id),
    ),
    ...reservations.flatMap((reservation) => [
      ...documents
        .filter(({ id }) => idsOf(reservation).includes(id))
        .flatMap(({ id, reservationId, locator }) =>
          reservationId === reservation.id && locator === reservation.locator
            ? []
            : [`document ${id}: not of ${reservation.locator}`],
        ),
      ...reservation.offers.flatMap((offer: Json) => [
        ...((offer.booking.status === 'ticketed') === hasTicket(reservation, offer)
          ? []
          : [`${reservation.locator}: ${offer.booking.status}`]),
        ...(sum(offer.itinerary.passengers.map(({ count }: Json) => count)) === reservation.travelers.length
          ? []
          : [`${reservation.locator}: priced for others`]),
      ]),
      ...(reservation.divisions ?? []).flatMap(({ locator, unfinished }: Json) =>
        unfinished ? [`division ${locator}: unfinished`] : [],
      ),
    ]),
    ...payments.flatMap(({ key, status }) =>
      status === 'authorised' ? [`payment ${key}: neither captured nor reversed`] : [],
    ),
    ...roomAndCarDifferences({ reservations, roomSales, carSales, holds }),
    ...(others.keptMinor === othersMinor
      ? []
      : [`money: ${others.keptMinor} with other suppliers, ${othersMinor} for their offers`]),
    ...documents.filter(isFirst).flatMap(paidWrongly),
    ...(takenMinor === dueMinor ? [] : [`money: ${takenMinor} taken, ${dueMinor} on tickets`]),
  ]
}
