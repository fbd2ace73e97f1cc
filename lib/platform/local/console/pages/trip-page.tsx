import { useCallback, useState } from 'preact/hooks'
import { Problem, Quiet } from '../parts/message.tsx'
import { messageOf, useLoaded } from '../parts/use-loaded.ts'
import { Flights } from './book/journey-list.tsx'
import { PaymentForm } from './book/payment-form.tsx'
import { PriceDetails } from './book/price-details.tsx'
import { money } from './book/read-catalog.ts'
import { cancelAll, commit, pay, refund, reopen, retrieve, voidDocuments } from './book/travel-api.ts'
import type { PricedOffer, Reservation } from './book/wire.ts'

/** One reservation, as its locator finds it, and what can be done with it. */
export function TripPage({ locator }: { readonly locator: string }) {
  const load = useCallback(() => retrieve(locator), [locator])
  const [state, reload] = useLoaded(load)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const attempt = async (action: () => Promise<string>): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      setSaid(await action())
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
      await reload()
    }
  }
  if (state.kind === 'failed') return <Problem>{state.message}</Problem>
  if (state.kind === 'loading') return <Quiet>Reading ...</Quiet>
  const reservation = state.value
  return (
    <article>
      <h2>
        <code>{locator}</code>
      </h2>
      {problem && <Problem>{problem}</Problem>}
      <p role="status">{said}</p>
      <Itinerary reservation={reservation} />
      <Actions locator={locator} reservation={reservation} isBusy={busy} attempt={attempt} />
    </article>
  )
}

const flightsOf = ({ Product = [] }: PricedOffer) =>
  Product.flatMap(({ FlightSegment = [] }) => FlightSegment.map(({ Flight }) => Flight))

const airOffersOf = ({ Offer = [] }: Reservation): readonly PricedOffer[] =>
  Offer.filter((offer) => flightsOf(offer).length > 0)

const documentsOf = ({ Receipt = [] }: Reservation) => Receipt.flatMap(({ Document = [] }) => Document)

function Itinerary({ reservation }: { readonly reservation: Reservation }) {
  const { Traveler = [] } = reservation
  const offers = airOffersOf(reservation)
  const limit = offers[0]?.TermsAndConditionsFull?.[0]?.PaymentTimeLimit
  const documents = documentsOf(reservation)
  return (
    <div class="cards">
      {offers.map((offer) => (
        <section key={offer.id} class="card">
          <h3>Flights</h3>
          {flightsOf(offer).map((flight) => (
            <div key={`${flight.carrier}${flight.number}${flight.Departure.date}`}>
              <span class="quiet">{flight.Departure.date}</span>
              <Flights flights={[flight]} />
            </div>
          ))}
          <PriceDetails price={offer.Price} />
        </section>
      ))}
      <section class="card">
        <h3>Travelers</h3>
        <ul>
          {Traveler.map(({ id, PersonName, passengerTypeCode }) => (
            <li key={id}>
              {PersonName.Surname}/{PersonName.Given} <span class="quiet">{passengerTypeCode}</span>
            </li>
          ))}
        </ul>
        <h3>Documents</h3>
        {documents.length === 0 && (
          <Quiet>None{limit && `; to be paid by ${limit.replace('T', ' ')}`}.</Quiet>
        )}
        <ul>
          {documents.map(({ Number: number, '@type': type }) => (
            <li key={`${type} ${number}`}>
              <code>{number}</code> <span class="quiet">{type.replace(/^Document/, '')}</span>
            </li>
          ))}
        </ul>
        {offers.length === 0 && <Quiet>No flight is booked any more.</Quiet>}
      </section>
    </div>
  )
}

interface ActionProps {
  readonly locator: string
  readonly reservation: Reservation
  readonly isBusy: boolean
  readonly attempt: (action: () => Promise<string>) => Promise<void>
}

function Actions({ locator, reservation, isBusy, attempt }: ActionProps) {
  const offers = airOffersOf(reservation)
  const tickets = documentsOf(reservation).flatMap(({ '@type': type, Number: number }) =>
    type === 'DocumentTicket' && number !== undefined ? [number] : [],
  )
  const [first] = offers
  const ticket = (card: string): Promise<void> =>
    attempt(async () => {
      const workbench = await reopen(locator)
      await pay(workbench, offers, { number: card, holder: 'AGENT' })
      await commit(workbench)
      return 'Paid.'
    })
  return (
    <>
      {first && tickets.length === 0 && (
        <PaymentForm total={money(first.Price)} isBusy={isBusy} onPay={ticket} />
      )}
      <p class="bar">
        <button type="button" onClick={() => print()}>
          Print the itinerary
        </button>
        {tickets.length > 0 && (
          <>
            <button type="button" disabled={isBusy} onClick={() => attempt(() => voidDocuments(locator))}>
              Void the documents
            </button>
            {tickets.map((number) => (
              <button
                key={number}
                type="button"
                disabled={isBusy}
                onClick={() => attempt(() => refund(number))}
              >
                Refund {number}
              </button>
            ))}
          </>
        )}
        {offers.length > 0 && (
          <button
            type="button"
            class="danger"
            disabled={isBusy}
            onClick={() => attempt(() => cancelAll(locator))}
          >
            Cancel everything
          </button>
        )}
      </p>
    </>
  )
}
