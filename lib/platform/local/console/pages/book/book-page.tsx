import { useState } from 'preact/hooks'
import { control } from '../../control-api.ts'
import { Quiet } from '../../parts/message.tsx'
import { useAttempt } from '../../parts/use-attempt.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Why } from '../../parts/why.tsx'
import {
  build,
  commit,
  type Found,
  type Payable,
  type Person,
  pay,
  price,
  type Quote,
  search,
  type TripRequest,
  totalOf,
} from './booking.ts'
import { CarsPage } from './cars-page.tsx'
import { ContentTabs } from './content-tabs.tsx'
import { FareRules } from './fare-rules.tsx'
import { HotelsPage } from './hotels-page.tsx'
import { JourneyList } from './journey-list.tsx'
import { type Fare, type Journey, journeysOf, money } from './journeys.ts'
import { PaymentForm } from './payment-form.tsx'
import { PriceDetails } from './price-details.tsx'
import { RouteMap } from './route-map.tsx'
import { SearchForm } from './search-form.tsx'
import { SeatPicture } from './seat-picture.tsx'
import { TravelersForm } from './travelers-form.tsx'

/** How far the booking is: each stage has what the one before found. */
type Stage =
  | { readonly at: 'search' }
  | { readonly at: 'out'; readonly found: Found }
  | { readonly at: 'back'; readonly found: Found; readonly out: Fare }
  | { readonly at: 'quote'; readonly found: Found; readonly quote: Quote }
  | {
      readonly at: 'pay'
      readonly found: Found
      readonly workbench: string
      readonly offers: readonly Payable[]
      readonly holder: string
    }

interface BookProps {
  /** `hotels` or `cars`; another one: flights. */
  readonly content: string | undefined
  /** Of the trip that it is for; undefined: a new one. */
  readonly locator: string | undefined
}

/** Flights, hotels or cars. */
export function BookPage({ content = '', locator }: BookProps) {
  const [clock] = useLoaded(control.clock)
  const now = clock.kind === 'loaded' ? clock.value.now : undefined
  return (
    <>
      <ContentTabs current={content} />
      {now !== undefined && content === 'hotels' && <HotelsPage now={now} />}
      {now !== undefined && content === 'cars' && <CarsPage now={now} locator={locator} />}
      {now !== undefined && content !== 'hotels' && content !== 'cars' && <FlightsPage now={now} />}
    </>
  )
}

/** From a search to a booking. */
function FlightsPage({ now }: { readonly now: string }) {
  const [stage, setStage] = useState<Stage>({ at: 'search' })
  const { attempt, isBusy, problem } = useAttempt()
  const begin = (request: TripRequest): Promise<void> =>
    attempt(async () => setStage({ at: 'out', found: await search(request) }))
  const quote = (found: Found, fares: readonly Fare[]): Promise<void> =>
    attempt(async () => setStage({ at: 'quote', found, quote: await price(found, fares) }))
  const chooseOut = (found: Found) => (_: Journey, out: Fare) => {
    if (found.trip.back === '') void quote(found, [out])
    else setStage({ at: 'back', found, out })
  }
  const prepare = (found: Found, of: Quote) => (people: readonly Person[]) =>
    attempt(async () => {
      const { workbench, offer } = await build(of, people)
      const holder = `${people[0]?.given} ${people[0]?.surname}`.toUpperCase()
      setStage({ at: 'pay', found, workbench, offers: [offer], holder })
    })
  return (
    <>
      <SearchForm now={now} isBusy={isBusy} onSearch={begin} />
      <Why problem={problem} />
      {stage.at !== 'search' && (
        <p class="bar quiet">
          {stage.found.offers.length} offers in {stage.found.milliseconds} ms. Prices are of the whole trip
          for all travelers.
          {stage.at !== 'out' && (
            <button type="button" onClick={() => setStage({ at: 'out', found: stage.found })}>
              Choose other flights
            </button>
          )}
        </p>
      )}
      {stage.at === 'out' && (
        <JourneyList
          title="Out"
          journeys={journeysOf(stage.found.offers, 1)}
          onChoose={chooseOut(stage.found)}
        />
      )}
      {stage.at === 'back' && (
        <JourneyList
          title="Back"
          journeys={journeysOf(stage.out.offers, 2)}
          onChoose={(_, back) => quote(stage.found, [stage.out, back])}
        />
      )}
      {stage.at === 'quote' && (
        <div class="cards">
          <Summary quote={stage.quote} />
          <TravelersForm trip={stage.found.trip} isBusy={isBusy} onDone={prepare(stage.found, stage.quote)} />
        </div>
      )}
      {stage.at === 'pay' && (
        <>
          <SeatPicture
            workbench={stage.workbench}
            onChosen={(seat) => setStage({ ...stage, offers: [...stage.offers, seat] })}
          />
          <Finish stage={stage} isBusy={isBusy} attempt={attempt} />
        </>
      )}
      {stage.at === 'search' && (
        <Quiet>Any two airports will do. Everything is invented but the network and the rules.</Quiet>
      )}
    </>
  )
}

const isPaidFor = ({ Price }: Payable): boolean => Price.TotalPrice > 0

function Finish({
  stage,
  isBusy,
  attempt,
}: {
  readonly stage: Extract<Stage, { at: 'pay' }>
  readonly isBusy: boolean
  readonly attempt: (action: () => Promise<void>) => Promise<void>
}) {
  const { workbench, offers, holder } = stage
  const [first] = offers
  const finish = (number?: string): Promise<void> =>
    attempt(async () => {
      if (number !== undefined) await pay(workbench, offers.filter(isPaidFor), { number, holder })
      location.hash = `#/trips/${await commit(workbench)}`
    })
  return (
    <PaymentForm
      title="Hold or pay"
      action={`Pay ${first ? money({ ...first.Price, TotalPrice: totalOf(offers) }) : ''} and ticket`}
      isBusy={isBusy}
      onHold={() => finish()}
      onPay={finish}
    />
  )
}

function Summary({ quote: { offer, price } }: { readonly quote: Quote }) {
  const flights = offer.Product.flatMap(({ FlightSegment }) => FlightSegment.map(({ Flight }) => Flight))
  return (
    <section class="card">
      <h2>Your trip</h2>
      <RouteMap
        stops={[
          ...flights.map(({ Departure }) => Departure.location),
          flights.at(-1)?.Arrival.location ?? '',
        ]}
      />
      <PriceDetails price={offer.Price} />
      {price && <FareRules price={price} />}
    </section>
  )
}
