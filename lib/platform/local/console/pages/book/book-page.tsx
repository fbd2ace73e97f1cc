import { useState } from 'preact/hooks'
import { Problem, Quiet } from '../../parts/message.tsx'
import { messageOf } from '../../parts/use-loaded.ts'
import { JourneyList } from './journey-list.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PriceDetails } from './price-details.tsx'
import { type Fare, goingWith, type Journey, money, readJourneys } from './read-catalog.ts'
import { RouteMap } from './route-map.tsx'
import { SearchForm } from './search-form.tsx'
import { SeatPicture } from './seat-picture.tsx'
import {
  build,
  commit,
  locatorOf,
  type Person,
  pay,
  price,
  Refused,
  search,
  type TripRequest,
} from './travel-api.ts'
import { TravelersForm } from './travelers-form.tsx'
import type { OfferList, PricedOffer } from './wire.ts'

interface Found {
  readonly trip: TripRequest
  readonly identifier: string
  readonly journeys: readonly Journey[]
  readonly milliseconds: number
}

interface Chosen {
  readonly journey: Journey
  readonly fare: Fare
}

interface Priced {
  readonly picks: readonly Fare[]
  readonly list: OfferList
}

interface Built {
  readonly workbench: string
  readonly offers: readonly PricedOffer[]
  readonly holder: string
}

/** From a search to a booking. Each choice takes back what followed from the one before. */
export function BookPage() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(undefined)
  const [found, setFound] = useState<Found>()
  const [out, setOut] = useState<Chosen>()
  const [priced, setPriced] = useState<Priced>()
  const [built, setBuilt] = useState<Built>()

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const forget = (): void => {
    setPriced(undefined)
    setBuilt(undefined)
  }
  const begin = (trip: TripRequest): Promise<void> =>
    attempt(async () => {
      setFound(undefined)
      setOut(undefined)
      forget()
      const startedAt = performance.now()
      const catalog = await search(trip)
      const milliseconds = Math.round(performance.now() - startedAt)
      const identifier = catalog.CatalogProductOfferings.Identifier.value
      setFound({ trip, identifier, journeys: readJourneys(catalog), milliseconds })
    })
  const askPrice = ({ identifier }: Found, fares: readonly Fare[]): Promise<void> =>
    attempt(async () => setPriced({ picks: fares, list: await price(identifier, fares) }))
  const choose = (of: Found, sequence: number) => (journey: Journey, fare: Fare) => {
    forget()
    if (sequence === 1) setOut({ journey, fare })
    if (sequence === 1 && of.trip.back !== '') return
    void askPrice(of, sequence === 1 ? [fare] : [...(out ? [out.fare] : []), fare])
  }
  const prepare = ({ list, picks }: Priced, people: readonly Person[]): Promise<void> =>
    attempt(async () => {
      const { workbench, offer } = await build({ identifier: list.Identifier.value, picks }, people)
      setBuilt({
        workbench,
        offers: [offer],
        holder: `${people[0]?.given} ${people[0]?.surname}`.toUpperCase(),
      })
    })
  const finish = ({ workbench, offers, holder }: Built, card?: string): Promise<void> =>
    attempt(async () => {
      if (card !== undefined) await pay(workbench, offers.filter(isPaidFor), { number: card, holder })
      location.hash = `#/trips/${locatorOf(await commit(workbench))}`
    })

  const legs = (sequence: number): readonly Journey[] =>
    found?.journeys.filter((journey) => journey.sequence === sequence) ?? []
  return (
    <>
      <SearchForm isBusy={busy} onSearch={begin} />
      {problem !== undefined && <Why problem={problem} />}
      {found && (
        <Quiet>
          {found.journeys.length} journeys in {found.milliseconds} ms. Prices are of the whole trip for all
          travelers.
        </Quiet>
      )}
      {found && !out && (
        <JourneyList title="Out" journeys={legs(1)} chosen={undefined} onChoose={choose(found, 1)} />
      )}
      {found && out && (
        <>
          <p class="bar card">
            <span>
              {out.journey.flights.map(({ carrier, number }) => `${carrier}${number}`).join(', ')},{' '}
              {out.fare.brand}
            </span>
            <button
              type="button"
              onClick={() => {
                setOut(undefined)
                forget()
              }}
            >
              Choose another flight
            </button>
          </p>
          {found.trip.back !== '' && !priced && (
            <JourneyList
              title="Back"
              journeys={goingWith(legs(2), out.fare)}
              chosen={undefined}
              onChoose={choose(found, 2)}
            />
          )}
        </>
      )}
      {found && priced && !built && (
        <div class="cards">
          <section class="card">
            <h2>Your trip</h2>
            <OfferSummary offer={priced.list.OfferID[0]} />
          </section>
          <TravelersForm trip={found.trip} isBusy={busy} onDone={(people) => prepare(priced, people)} />
        </div>
      )}
      {built && (
        <>
          <SeatPicture
            workbench={built.workbench}
            onChosen={(seat) => setBuilt({ ...built, offers: [...built.offers, seat] })}
          />
          <PaymentForm
            total={totalOf(built.offers)}
            isBusy={busy}
            onHold={() => finish(built)}
            onPay={(card) => finish(built, card)}
          />
        </>
      )}
    </>
  )
}

const isPaidFor = ({ Price }: PricedOffer): boolean => Price.TotalPrice > 0

function totalOf(offers: readonly PricedOffer[]): string {
  const [first] = offers
  if (!first) return ''
  const TotalPrice = offers.reduce((sum, { Price }) => sum + Price.TotalPrice, 0)
  return money({ ...first.Price, TotalPrice })
}

function OfferSummary({ offer }: { readonly offer: PricedOffer | undefined }) {
  if (!offer) return null
  const flights = offer.Product.flatMap(({ FlightSegment = [] }) => FlightSegment.map(({ Flight }) => Flight))
  return (
    <>
      <RouteMap
        stops={[
          ...flights.map(({ Departure }) => Departure.location),
          flights.at(-1)?.Arrival.location ?? '',
        ]}
      />
      <PriceDetails price={offer.Price} />
    </>
  )
}

/** What the service said, and where to look further. */
const Why = ({ problem }: { readonly problem: unknown }) => (
  <Problem>
    {problem instanceof Refused && <strong>{problem.code} </strong>}
    {messageOf(problem)} <a href="#/requests">See the request.</a>
  </Problem>
)
