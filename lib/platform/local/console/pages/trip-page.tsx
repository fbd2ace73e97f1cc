import { useCallback, useState } from 'preact/hooks'
import type { FlightBooking, ReservationView } from '../../../../client/index.ts'
import { Quiet } from '../parts/message.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Why } from '../parts/why.tsx'
import { AirlineForm } from './airline-form.tsx'
import { cancelAll, commit, pay, refund, reopen, retrieve, voidDocuments } from './book/booking.ts'
import { Flights } from './book/journey-list.tsx'
import { money } from './book/journeys.ts'
import { PaymentForm } from './book/payment-form.tsx'
import { PriceDetails } from './book/price-details.tsx'
import { History } from './history.tsx'
import { ExchangeCard } from './trip/exchange-card.tsx'

/** One reservation, as its locator finds it, and what can be done with it. */
export function TripPage({ locator }: { readonly locator: string }) {
  const load = useCallback(() => retrieve(locator), [locator])
  const [state, reload] = useLoaded(load)
  const [said, setSaid] = useState('')
  const { attempt, isBusy, problem } = useAttempt()
  if (state.kind === 'failed') return <Why problem={state.error} />
  if (state.kind === 'loading') return <Quiet>Reading ...</Quiet>
  const act = (action: () => Promise<string>): Promise<void> =>
    attempt(async () => {
      try {
        setSaid(await action())
      } finally {
        await reload()
      }
    })
  return (
    <article>
      <h2>
        <code>{locator}</code>
      </h2>
      <Why problem={problem} />
      <p role="status">{said}</p>
      <Itinerary trip={state.value} />
      <Actions locator={locator} trip={state.value} isBusy={isBusy} act={act} />
      <div class="cards">
        <AirlineForm locator={locator} trip={state.value} act={act} />
        <History locator={locator} />
      </div>
    </article>
  )
}

const Itinerary = ({ trip }: { readonly trip: ReservationView }) => (
  <div class="cards">
    {trip.flights.map((booking) => (
      <BookedFlights key={booking.offer.id} booking={booking} />
    ))}
    {trip.hotels.map(({ offer, confirmation, status }) => (
      <section key={offer.id} class="card">
        <h3>Hotel</h3>
        {offer.Product.map(({ id, propertyName, DateRange }) => (
          <p key={id}>
            {propertyName} <span class="quiet">{DateRange && `${DateRange.start} to ${DateRange.end}`}</span>
          </p>
        ))}
        {status} {confirmation?.value}
      </section>
    ))}
    {trip.cars.map(({ offer, confirmation, status }) => (
      <section key={offer.id} class="card">
        <h3>Car</h3>
        {offer.Product.map(({ id, Vehicle: { VehicleMakeModel: model, VehicleDateLocation: where } }) => (
          <p key={id}>
            {model.code} ({model.vendorCode}){' '}
            <span class="quiet">
              {where.RentalPickup.VendorLocation.code} {where.RentalPickup.date}
            </span>
          </p>
        ))}
        {status} {confirmation?.value}
      </section>
    ))}
    <People trip={trip} />
  </div>
)

const BookedFlights = ({ booking: { offer, flights, services } }: { readonly booking: FlightBooking }) => (
  <section class="card">
    <h3>Flights</h3>
    {flights.map((flight) => (
      <div key={`${flight.carrier}${flight.number}${flight.Departure.date}`}>
        <span class="quiet">
          {flight.Departure.date} {flight.status?.code}
        </span>
        <Flights flights={[flight]} />
      </div>
    ))}
    <PriceDetails price={offer.Price} />
    <ul>
      {services.map((service) => (
        <li key={service.offer.id}>
          {service.description} {service.seat} {money(service.offer.Price)}
        </li>
      ))}
    </ul>
  </section>
)

function People({ trip }: { readonly trip: ReservationView }) {
  const until = trip.flights[0]?.holdUntil
  return (
    <section class="card">
      <h3>Travelers</h3>
      <ul>
        {trip.travelers.map(({ id, PersonName, passengerTypeCode }) => (
          <li key={id}>
            {PersonName.Surname}/{PersonName.Given} <span class="quiet">{passengerTypeCode}</span>
          </li>
        ))}
      </ul>
      <h3>Documents</h3>
      {trip.documents.length === 0 && (
        <Quiet>None{until && `; to be paid by ${until.replace('T', ' ')}`}.</Quiet>
      )}
      <ul>
        {trip.documents.map(({ Number: number, '@type': type }) => (
          <li key={`${type} ${number}`}>
            <code>{number}</code> <span class="quiet">{type.replace(/^Document/, '')}</span>
          </li>
        ))}
      </ul>
      {trip.flights.length === 0 && <Quiet>No flight is booked any more.</Quiet>}
    </section>
  )
}

interface ActionProps {
  readonly locator: string
  readonly trip: ReservationView
  readonly isBusy: boolean
  readonly act: (action: () => Promise<string>) => Promise<void>
}

const kinds = [
  ['DocumentTicket', 'Ticket'],
  ['DocumentEMD', 'EMD'],
] as const

function Actions({ locator, trip, isBusy, act }: ActionProps) {
  const offers = trip.flights.map(({ offer }) => offer)
  const [first] = offers
  const tickets = trip.documents.flatMap(({ '@type': type, Number: number }) =>
    type === 'DocumentTicket' ? (number ?? []) : [],
  )
  const types = kinds
    .filter(([type]) => trip.documents.some((one) => one['@type'] === type))
    .map(([, kind]) => kind)
  const ticket = (number: string): Promise<void> =>
    act(async () => {
      const workbench = await reopen(locator)
      await pay(workbench, offers, { number, holder: 'AGENT' })
      await commit(workbench)
      return 'Paid.'
    })
  return (
    <>
      {first && tickets.length === 0 && (
        <PaymentForm
          title="Pay"
          action={`Pay ${money(first.Price)} and ticket`}
          isBusy={isBusy}
          onPay={ticket}
        />
      )}
      {tickets.length > 0 &&
        trip.flights.map((booking) => (
          <ExchangeCard
            key={`${booking.offer.id} ${tickets}`}
            locator={locator}
            booking={booking}
            act={act}
          />
        ))}
      <p class="bar">
        <button type="button" onClick={() => print()}>
          Print the itinerary
        </button>
        <a href={`#/book/cars/${locator}`}>Add a car</a>
        {types.length > 0 && (
          <button type="button" disabled={isBusy} onClick={() => act(() => voidDocuments(locator, types))}>
            Void the documents
          </button>
        )}
        {tickets.map((number) => (
          <button key={number} type="button" disabled={isBusy} onClick={() => act(() => refund(number))}>
            Refund {number}
          </button>
        ))}
        {offers.length > 0 && (
          <button
            type="button"
            class="danger"
            disabled={isBusy}
            onClick={() => act(() => cancelAll(locator))}
          >
            Cancel everything
          </button>
        )}
      </p>
    </>
  )
}
