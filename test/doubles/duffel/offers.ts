import type { FaultPlan } from './faults.ts'
import { airlineError, invalid, invalidState, notFound, Problem } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'
import {
  type AirlineCode,
  airlines,
  airportFor,
  changePoint,
  duration,
  type Hop,
  hops,
  localIso,
  minorOf,
  money,
  place,
} from './world.ts'

interface Pattern {
  readonly airline: AirlineCode
  readonly hour: number
  readonly via: boolean
  readonly brands: readonly {
    readonly name: string
    readonly factor: number
    readonly penalty: number | null
    readonly bags: number
  }[]
}

const zzBrands = [
  { name: 'Basic', factor: 1, penalty: 4000, bags: 1 },
  { name: 'Flex', factor: 1.35, penalty: 0, bags: 2 },
] as const
const patterns: readonly Pattern[] = [
  { airline: 'ZZ', hour: 7, via: false, brands: zzBrands },
  { airline: 'ZZ', hour: 15, via: false, brands: zzBrands },
  { airline: 'ZZ', hour: 10, via: true, brands: zzBrands },
  { airline: 'Q9', hour: 12, via: false, brands: [{ name: 'Light', factor: 0.95, penalty: null, bags: 0 }] },
]

const offerLifeMs = 30 * 60_000
const paymentMs = 72 * 3_600_000
const guaranteeMs = 48 * 3_600_000

/** A segment of a hop, as offers and orders have it. */
export function segment(
  state: DuffelState,
  faults: FaultPlan,
  hop: Hop,
  about: { airline: AirlineCode; cabin: string; passengers: Resource[]; bags: number },
): Resource {
  const { from, to, departsAt, minutes, km, number } = hop
  return {
    id: state.id('seg'),
    origin: place(from),
    destination: place(to),
    departing_at: localIso(departsAt, from.zoneName),
    arriving_at: localIso(departsAt + minutes * 60_000, to.zoneName),
    origin_terminal: km > 3000 ? '3' : null,
    destination_terminal: null,
    duration: duration(minutes),
    distance: km.toFixed(6),
    aircraft: faults.odd.noAircraft
      ? null
      : { id: 'arc_00009VMF8AhXSSRnQDI6Hi', iata_code: km > 4000 ? '359' : '320', name: 'Airbus' },
    marketing_carrier: airlines[about.airline],
    marketing_carrier_flight_number: number,
    operating_carrier: airlines[about.airline],
    operating_carrier_flight_number: number,
    stops: [],
    passengers: about.passengers.map(({ id }) => ({
      passenger_id: id,
      cabin_class: about.cabin,
      cabin_class_marketing_name: about.cabin,
      fare_basis_code: null,
      baggages: [
        { type: 'carry_on', quantity: 1 },
        { type: 'checked', quantity: about.bags },
      ],
    })),
  }
}

const magic = (slices: Resource[]): string =>
  slices.length === 1 ? `${slices[0].origin}-${slices[0].destination}` : ''

/** Ages are those of the last slice's date. */
function passengersOf(state: DuffelState, asked: Resource[]): Resource[] {
  if (!Array.isArray(asked) || asked.length === 0 || asked.length > 9)
    throw invalid('validation_length', 'passengers')
  return asked.map((one) => {
    if (one.type !== 'adult' && !Number.isInteger(one.age) && !one.fare_type)
      throw invalid('validation_required', 'passengers.age')
    const isInfant = one.age !== undefined && one.age < 2
    const type = one.type ?? (isInfant ? 'infant_without_seat' : one.age < 18 ? 'child' : 'adult')
    return {
      id: state.id('pas'),
      type,
      age: one.age ?? null,
      fare_type: one.fare_type ?? null,
      given_name: null,
      family_name: null,
      loyalty_programme_accounts: [],
    }
  })
}

export function createOfferRequest(state: DuffelState, faults: FaultPlan, body: Resource): Resource {
  const slices: Resource[] = body?.slices ?? []
  if (slices.length === 0) throw invalid('validation_required', 'slices')
  for (const slice of slices) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(slice.departure_date ?? ''))
      throw invalid('validation_format', 'slices.departure_date')
    if (slice.departure_date < state.iso().slice(0, 10))
      throw invalid('validation_inclusion', 'slices.departure_date')
    if (!airportFor(slice.origin)) throw invalid('validation_inclusion', 'slices.origin')
    if (!airportFor(slice.destination)) throw invalid('validation_inclusion', 'slices.destination')
  }
  const route = magic(slices)
  if (route === 'STN-LHR') throw new Problem(504, 'api_error', 'gateway_timeout_error')
  const request: Resource = {
    id: state.id('orq'),
    live_mode: false,
    created_at: state.iso(),
    cabin_class: body.cabin_class ?? null,
    slices,
    route,
    passengers: passengersOf(state, body.passengers),
    booked: false,
  }
  state.requests.set(request.id, request)
  request.offers = route === 'PVD-RAI' ? [] : makeOffers(state, faults, request, body.max_connections ?? 2)
  return request
}

function makeOffers(
  state: DuffelState,
  faults: FaultPlan,
  request: Resource,
  maxConnections: number,
): Resource[] {
  return patterns.flatMap((pattern, index) => {
    if (pattern.via ? maxConnections === 0 : request.route === 'LHR-DXB') return []
    if (request.route === 'JFK-EWR' && pattern.airline !== 'ZZ') return []
    return pattern.brands.map((brand) => makeOffer(state, faults, { request, pattern, index, brand }))
  })
}

function makeOffer(
  state: DuffelState,
  faults: FaultPlan,
  {
    request,
    pattern,
    index,
    brand,
  }: { request: Resource; pattern: Pattern; index: number; brand: Pattern['brands'][number] },
): Resource {
  const { odd } = faults
  const currency = odd.currency ?? 'GBP'
  const decimals = odd.decimals ?? 2
  const cabin = request.cabin_class ?? 'economy'
  const about = {
    airline: pattern.airline,
    cabin,
    passengers: request.passengers,
    bags: request.route === 'BTS-MRU' ? 0 : brand.bags,
  }
  const change = odd.noConditions
    ? null
    : {
        allowed: brand.penalty !== null,
        penalty_amount: brand.penalty === null ? null : money(brand.penalty),
        penalty_currency: brand.penalty === null ? null : odd.foreignPenalty ? 'USD' : currency,
      }
  const slices = request.slices.map((slice: Resource, number: number) => {
    const [from, to] = [airportFor(slice.origin), airportFor(slice.destination)]
    if (!from || !to) throw new Error('a place without an airport')
    const points = pattern.via ? [from, changePoint(from, to), to] : [from, to]
    const at = `${slice.departure_date}T${String(pattern.hour + (number % 3)).padStart(2, '0')}:${state.pick(`${from.code}${to.code}`, 12) * 5 < 10 ? '05' : '35'}:00`
    const flown = hops(points, at, 100 + index * 40 + number * 4 + state.pick(`${from.code}${to.code}n`, 30))
    return {
      id: state.id('sli'),
      origin: place(from),
      destination: place(to),
      origin_type: 'airport',
      destination_type: 'airport',
      duration: null,
      fare_brand_name: brand.name,
      comparison_key: `${index}`,
      conditions: odd.noConditions
        ? []
        : {
            change_before_departure: change,
            advance_seat_selection: null,
            priority_check_in: null,
            priority_boarding: null,
          },
      segments: flown.map((hop) => segment(state, faults, hop, about)),
    }
  })
  const seats = request.passengers.filter(({ type }: Resource) => type !== 'infant_without_seat').length
  const base =
    Math.round((9_000 + state.pick(`${request.route}${index}`, 9_000)) * brand.factor) * seats * slices.length
  const tax = Math.round(base * 0.18)
  const offer: Resource = {
    id: state.id('off'),
    live_mode: false,
    offer_request_id: request.id,
    route: request.route,
    created_at: state.iso(),
    updated_at: state.iso(),
    expires_at: state.iso(offerLifeMs + index * 60_000),
    partial: false,
    owner: airlines[pattern.airline],
    base_amount: money(base, decimals),
    base_currency: currency,
    tax_amount: odd.noTax ? null : money(tax, decimals),
    tax_currency: odd.noTax ? null : currency,
    total_amount: money(base + tax, decimals),
    total_currency: currency,
    total_emissions_kg: '460',
    passengers: request.passengers,
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: ['ZZ'],
    payment_requirements:
      pattern.airline === 'ZZ' && !odd.instantOnly
        ? {
            requires_instant_payment: false,
            payment_required_by: state.iso(paymentMs),
            price_guarantee_expires_at: odd.noGuarantee ? null : state.iso(guaranteeMs),
          }
        : { requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null },
    conditions: odd.noConditions
      ? null
      : { change_before_departure: change, refund_before_departure: change },
    private_fares: [],
    slices,
  }
  state.offers.set(offer.id, offer)
  return offer
}

/** The offer as it is at the airline now. */
export function liveOffer(state: DuffelState, faults: FaultPlan, id: string): Resource {
  const offer = state.offers.get(id)
  if (!offer) throw notFound()
  if (offer.route === 'LGW-LHR' || Date.parse(offer.expires_at) <= state.nowMs)
    throw invalidState('offer_no_longer_available')
  const raise = (faults.odd.raisedBy ?? 0) + (offer.route === 'LHR-STN' ? 1000 : 0)
  if (raise === 0) return offer
  const total = minorOf(offer.total_amount) + raise
  return {
    ...offer,
    total_amount: money(total, faults.odd.decimals ?? 2),
    tax_amount: null,
    tax_currency: null,
  }
}

const taken = (state: DuffelState, offer: Resource): Set<string> =>
  new Set(
    [...state.orders.values()]
      .filter((order) => !order.cancelled_at && order.flightsKey === flightsKey(offer))
      .flatMap((order) =>
        order.services.map((service: Resource) => `${service.flight}/${service.metadata?.designator}`),
      ),
  )

const flightKeyOf = (one: Resource): string =>
  `${one.marketing_carrier.iata_code}${Number(one.marketing_carrier_flight_number)}/${one.departing_at.slice(0, 10)}/${one.origin.iata_code}`
export const segmentsOf = ({ slices }: Resource): Resource[] =>
  slices.flatMap(({ segments }: Resource) => segments)
export const flightsKey = (one: Resource): string => segmentsOf(one).map(flightKeyOf).join('+')

/** One extra bag for each seated passenger. */
export function availableServices(state: DuffelState, offer: Resource): Resource[] {
  if (offer.route === 'BTS-ABV' || offer.owner.iata_code !== 'ZZ') return []
  offer.services ??= offer.passengers
    .filter(({ type }: Resource) => type !== 'infant_without_seat')
    .map(({ id }: Resource) => ({
      id: state.id('ase'),
      type: 'baggage',
      total_amount: money(2000, minorDecimals(offer)),
      total_currency: offer.total_currency,
      maximum_quantity: 1,
      passenger_ids: [id],
      segment_ids: segmentsOf(offer).map((one) => one.id),
      metadata: {
        type: 'checked',
        maximum_weight_kg: 23,
        maximum_height_cm: null,
        maximum_length_cm: null,
        maximum_depth_cm: null,
      },
    }))
  return offer.services
}

const minorDecimals = ({ total_amount }: Resource): number => total_amount.split('.')[1]?.length ?? 0

/** 32 rows of 6; of each pair of passengers every seat can be bought by each, but for some. */
export function seatMaps(state: DuffelState, offer: Resource): Resource[] {
  if (offer.owner.iata_code !== 'ZZ') return []
  const gone = taken(state, offer)
  const seated = offer.passengers.filter(({ type }: Resource) => type !== 'infant_without_seat')
  offer.seats ??= new Map<string, string>()
  return segmentsOf(offer).map((one) => ({
    id: state.id('sea'),
    slice_id: offer.slices.find(({ segments }: Resource) => segments.includes(one))?.id,
    segment_id: one.id,
    cabins: [
      {
        deck: 0,
        cabin_class: one.passengers[0].cabin_class,
        aisles: 1,
        wings: { first_row_index: 10, last_row_index: 16 },
        rows: Array.from({ length: 32 }, (_, index) => ({
          sections: ['ABC', 'DEF'].map((letters) => ({
            elements:
              index === 11
                ? [{ type: 'exit_row' }]
                : [...letters].map((letter) => {
                    const designator = `${index + 1}${letter}`
                    const isForSale =
                      state.pick(`${flightKeyOf(one)}${designator}`, 5) < 2 &&
                      !gone.has(`${flightKeyOf(one)}/${designator}`)
                    return {
                      type: index === 31 ? 'restricted_seat_general' : 'seat',
                      designator,
                      name: '',
                      disclosures: index === 12 ? ['adult only'] : [],
                      available_services:
                        isForSale && index < 31
                          ? seated.map(({ id }: Resource) => ({
                              id: seatId(state, offer, `${id}/${one.id}/${designator}`),
                              passenger_id: id,
                              total_amount: money(2000, minorDecimals(offer)),
                              total_currency: offer.total_currency,
                            }))
                          : [],
                    }
                  }),
          })),
        })),
      },
    ],
  }))
}

function seatId(state: DuffelState, offer: Resource, name: string): string {
  const known = [...offer.seats].find(([, value]: [string, string]) => value === name)?.[0]
  if (known) return known
  const id = state.id('ase')
  offer.seats.set(id, name)
  return id
}

/** What a service of an order is, and what it costs. @throws Problem it is not on sale any more */
export function boughtService(state: DuffelState, offer: Resource, wanted: Resource): Resource {
  const bag = availableServices(state, offer).find(({ id }) => id === wanted.id)
  if (bag) {
    if (!(wanted.quantity >= 1 && wanted.quantity <= bag.maximum_quantity))
      throw invalid('validation_inclusion', 'services.quantity')
    return { ...bag, id: state.id('ser'), quantity: wanted.quantity }
  }
  const [passengerId, segmentId, designator] = (offer.seats?.get(wanted.id) ?? '').split('/')
  if (!designator) throw invalid('validation_inclusion', 'services.id')
  const flight = segmentsOf(offer).find(({ id }) => id === segmentId)
  if (taken(state, offer).has(`${flightKeyOf(flight)}/${designator}`))
    throw airlineError('ancillary_service_not_available')
  return {
    id: state.id('ser'),
    type: 'seat',
    quantity: 1,
    total_amount: money(2000, minorDecimals(offer)),
    total_currency: offer.total_currency,
    passenger_ids: [passengerId],
    segment_ids: [segmentId],
    flight: flightKeyOf(flight),
    metadata: { designator, name: '', disclosures: [] },
  }
}
