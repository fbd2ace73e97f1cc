import { addDays } from '../../lib/kernel/instant.ts'
import { seatsOnSale } from '../../lib/sandbox/gds/availability.ts'
import { worldSchedules } from '../../lib/sandbox/world/timetable/load.ts'
import { addAncillary } from './ancillary.ts'
import type { Answer, Api, Json } from './api.ts'
import { addFound, holdFound, isComplete, type Picked, prepareFound, resultOf, tickets } from './campaign.ts'
import { ndcLeg, ndcTrip, stageReshop } from './exchange.ts'
import { aFlight } from './given.ts'
import { divide, ticketParty } from './party.ts'
import { quoteIdOf, quoteRefund, refundBy } from './refund.ts'
import { addSeat } from './seat.ts'
import { stayFlows } from './stay-flows.ts'
import { exchange, exchangedIn, kindsOf, newCard, payExchange, stageExchange } from './ticket-exchange.ts'
import {
  cardBody,
  client,
  inboundDate,
  locatorOf,
  outboundDate,
  priceSegmentsBody,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
  unpricedBody,
} from './trip.ts'

/** Something that a client does by one request, prepared up to that request. */
export interface Flow {
  readonly name: string
  /** @returns the request, and what its last answer must be like */
  readonly prepare: (
    api: Api,
    picked: Picked,
  ) => Promise<{ sendRequest: () => Promise<Answer>; isDone: (answer: Answer) => boolean }>
}

/** The air offer of a workbench. */
async function offerIn(api: Api, workbench: string): Promise<Json> {
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  return body.ReservationResponse.Reservation.Offer[0]
}
let taken = 0
const daysToTake = 60

/** Whether the usual flight sells seats on a date before anything is sold. */
const hasSeats = (date: string): boolean =>
  (seatsOnSale(worldSchedules(), aFlight(Date.parse(`${date}T09:00:00Z`), { number: '117' })).Y ?? 0) > 0

/** A date of the usual flight, another one each time: a campaign would sell out one departure. */
function untaken(): { readonly date: string } {
  const date = addDays(outboundDate, taken++ % daysToTake)
  return hasSeats(date) ? { date } : untaken()
}

const unquotedIn = ({ body }: Answer): number =>
  body.ReservationResponse.Reservation?.UnpricedSegments?.UnpricedFlightSegment.length ?? 0

export const flows: readonly Flow[] = [
  {
    name: 'a booking is held',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 0,
      }
    },
  },
  {
    name: 'a booking is made and ticketed by card',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked, cardBody())
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 1,
      }
    },
  },
  {
    name: 'a held booking is ticketed by card',
    async prepare(api, picked) {
      const held = await holdFound(api, picked)
      const workbench = await client(api).reopen(locatorOf(held))
      await client(api).pay(workbench, held.Offer[0], cardBody())
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 1,
      }
    },
  },
  {
    name: 'a booking with a bag and a chosen seat is made, ticketed and paid by card',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      const offers = [
        await offerIn(api, workbench),
        await addAncillary(api, workbench),
        await addSeat(api, workbench, 'paid'),
      ]
      await client(api).pay(workbench, offers[0], cardBody())
      const OfferIdentifier = offers.map(({ id }) => ({ id }))
      const body = {
        id: 'payment_1',
        Amount: { value: offers.reduce((sum, { Price }) => sum + Price.TotalPrice, 0) },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier,
      }
      await api.call('addPayment', { path: { ReservationResource_Identifier: workbench }, body })
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 3,
      }
    },
  },
  {
    name: 'an offer of a held booking gives way to another',
    async prepare(api, picked) {
      const workbench = await client(api).reopen(locatorOf(await holdFound(api, picked)))
      await api.call('cancelItems', {
        path: { ReservationResource_Identifier: workbench },
        body: { cancelAllInd: true },
      })
      await addFound(api, workbench, picked)
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) =>
          isComplete(answer) && answer.body.ReservationResponse.Reservation.Offer[0].id === 'offer_2',
      }
    },
  },
  {
    name: 'a booking is held with a seat that has no price',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      await api.call('addUnpricedSegments', {
        path: { ReservationResource_Identifier: workbench },
        body: unpricedBody(untaken()),
      })
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && unquotedIn(answer) === 1,
      }
    },
  },
  {
    name: 'a seat that was held without a price is priced and ticketed by card',
    async prepare(api) {
      const agent = client(api)
      const holding = await agent.openWorkbench()
      await api.call('addUnpricedSegments', {
        path: { ReservationResource_Identifier: holding },
        body: unpricedBody(untaken()),
      })
      await agent.addTraveler(holding)
      const workbench = await agent.reopen(locatorOf(await agent.committed(holding)))
      const path = { ReservationResource_Identifier: workbench }
      const built = await api.call('buildFromUnpricedSegments', {
        path,
        body: priceSegmentsBody('unpricedSegment_1'),
      })
      await agent.pay(workbench, built.body.OfferListResponse.OfferID[0], cardBody())
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 1 && unquotedIn(answer) === 0,
      }
    },
  },
  {
    name: 'a ticket paid by card is voided',
    async prepare(api, picked) {
      const ticketed = await client(api).committed(await prepareFound(api, picked, cardBody()))
      const body = {
        locator: { value: locatorOf(ticketed) },
        documentVoid: [{ documentType: 'Ticket', number: ticketNumbersOf(ticketed) }],
      }
      return {
        sendRequest: () => api.call('voidDocuments', { body }),
        // A repetition after the end is answered that it is void.
        isDone: (answer) => isComplete(answer) || /ALREADY IN VOID/.test(JSON.stringify(answer.body)),
      }
    },
  },
  {
    name: 'a ticket paid by card is refunded',
    async prepare(api, picked) {
      const ticketed = await client(api).committed(await prepareFound(api, picked, cardBody()))
      const quoteId = quoteIdOf(await quoteRefund(api, ticketNumbersOf(ticketed)))
      return {
        sendRequest: () => refundBy(api, quoteId),
        // A repetition after the end is answered that the quote is used.
        isDone: (answer) => isComplete(answer) || /ALREADY USED/.test(JSON.stringify(answer.body)),
      }
    },
  },
  {
    name: 'an NDC order is cancelled for the refund that was quoted',
    async prepare(api) {
      const order = await client(api).orderNdc()
      const later = { headers: { 'x-sandbox-clock': '+P2D' } }
      const opened = await api.call('postCommitWorkbench', {
        query: { Locator: locatorOf(order) },
        ...later,
      })
      const path = { ReservationResource_Identifier: opened.body.ReservationResponse.Identifier.value }
      const body = { BuildFromOffer: { OfferIdentifier: { id: order.Offer[0].id } } }
      await api.call('cancelOffer', { path, body, ...later })
      const isClosed = (answer: Answer) =>
        /WORKBENCH ID DOES NOT EXIST|SESSION/.test(JSON.stringify(answer.body))
      return {
        sendRequest: () => api.call('cancelReservation', { path, ...later }),
        isDone: (answer) => isComplete(answer) || isClosed(answer),
      }
    },
  },
  {
    name: 'a leg of an NDC order is cancelled for its value',
    async prepare(api) {
      const order = await client(api).orderNdc({ from: 'LHR', to: 'JFK', returnDate: inboundDate }, 'BA')
      const path = { ReservationResource_Identifier: await client(api).reopen(locatorOf(order)) }
      const part = { OfferIdentifier: { id: order.Offer[0].id }, ProductIdentifier: [{ id: 'product_2' }] }
      await api.call('cancelOffer', { path, body: { BuildFromOffer: part } })
      const isClosed = (answer: Answer) =>
        /WORKBENCH ID DOES NOT EXIST|SESSION/.test(JSON.stringify(answer.body))
      return {
        sendRequest: () => api.call('cancelReservation', { path }),
        isDone: (answer) => isComplete(answer) || isClosed(answer),
      }
    },
  },
  {
    name: 'an NDC order is given up',
    async prepare(api) {
      const order = await client(api).orderNdc()
      const workbench = await client(api).reopen(locatorOf(order))
      await api.call('cancelOffer', {
        path: { ReservationResource_Identifier: workbench },
        body: { BuildFromOffer: { OfferIdentifier: { id: order.Offer[0].id } } },
      })
      return {
        sendRequest: () =>
          api.call('commitWorkbench', {
            path: { Identifier: workbench },
            query: { DocumentValue: 'Forfeit' },
            body: {},
          }),
        isDone: isComplete,
      }
    },
  },
  {
    name: 'a ticket paid by card is exchanged for more, with a fee',
    async prepare(api, picked) {
      const reservation = await client(api).committed(await prepareFound(api, picked, cardBody()))
      const staged = await stageExchange(api, reservation, { date: addDays(outboundDate, 9) })
      await payExchange(api, staged, newCard())
      return {
        sendRequest: () => client(api).commit(staged.workbench),
        isDone: (answer) =>
          isComplete(answer) &&
          kindsOf(answer.body.ReservationResponse.Reservation).includes('DocumentTicketExchange'),
      }
    },
  },
  {
    name: 'the flights of a ticketed NDC order are changed',
    async prepare(api) {
      const order = await client(api).orderNdc(ndcTrip)
      const workbench = await client(api).reopen(locatorOf(order))
      const offer = await stageReshop(api, workbench, [ndcLeg()])
      if (offer.ModifyPrice.TotalPrice >= 0) await payExchange(api, { workbench, offer }, newCard())
      return {
        sendRequest: () => api.call('modify', { path: { Identifier: workbench } }),
        isDone: (answer) =>
          isComplete(answer) &&
          kindsOf(answer.body.ReservationResponse.Reservation).includes('DocumentTicketExchange'),
      }
    },
  },
  {
    name: 'an exchange is voided',
    async prepare(api, picked) {
      const reservation = await client(api).committed(await prepareFound(api, picked, cardBody()))
      const exchanged = await exchange(api, reservation, { date: addDays(outboundDate, 9) })
      const [ticket] = exchangedIn(exchanged).DocumentTicket ?? []
      return {
        sendRequest: () =>
          api.call('voidTicket', { path: { Identifier: ticket?.Number }, body: { TicketUpdateStatus: {} } }),
        // A repetition after the end is answered that it is void.
        isDone: (answer) => isComplete(answer) || /ALREADY IN VOID/.test(JSON.stringify(answer.body)),
      }
    },
  },
  {
    name: 'a held booking is cancelled',
    async prepare(api, picked) {
      const locator = locatorOf(await holdFound(api, picked))
      const isCancelled = ({ body }: Answer) => resultOf(body).Error?.[0].SourceCode === '4132'
      return {
        sendRequest: () =>
          api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } }),
        // A repetition after the end is answered that nothing is left.
        isDone: (answer) => isComplete(answer) || isCancelled(answer),
      }
    },
  },
  {
    name: 'one of two held offers is cancelled',
    async prepare(api, picked) {
      const workbench = await prepareFound(api, picked)
      await addFound(api, workbench, picked)
      const held = await client(api).committed(workbench)
      const [path, query] = [
        { ReservationResource_Identifier: locatorOf(held) },
        { OfferIdentifier: held.Offer[1].Identifier.value },
      ]
      const isGone = ({ body }: Answer) => resultOf(body).Error?.[0].SourceCode === '4101'
      return {
        sendRequest: () => api.call('cancelReservation', { path, query }),
        isDone: (answer) => isComplete(answer) || isGone(answer),
      }
    },
  },
  {
    name: 'a party ticketed by card is divided',
    async prepare(api) {
      // A day of their own, so that their seats are not sold to others.
      const whole = locatorOf(await ticketParty(api, 3, cardBody(), { date: addDays(outboundDate, 40) }))
      return {
        sendRequest: () => divide(api, whole, [2]),
        isDone: (answer) =>
          isComplete(answer) &&
          tickets(answer) === 1 &&
          answer.body.ReservationResponse.Reservation.Traveler.length === 1,
      }
    },
  },
  {
    name: 'a single payload books and tickets by card, under an Idempotency-Key',
    async prepare(api, picked) {
      const { BuildFromCatalogProductOfferingsRequest } =
        selectionBody(picked).OfferQueryBuildFromCatalogProductOfferings
      const body = {
        BuildFromCatalogProductOfferingsRequest,
        Traveler: [travelerBody()],
        FormOfPayment: [cardBody()],
        Payment: [{ Amount: { value: 99_999 } }],
      }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return {
        sendRequest: () => api.call('bookSinglePayload', { body, headers }),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 1,
      }
    },
  },
  ...stayFlows,
]
