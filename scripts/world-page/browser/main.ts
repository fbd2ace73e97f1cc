import type { PageData } from '../page-data.ts'
import { departureBoard } from './board.ts'
import { priceCurves } from './curve.ts'
import { byId, element, headRow } from './dom.ts'
import { worldMap } from './map.ts'
import { widthOf } from './map-drawing.ts'
import { scoreTable } from './score.ts'
import { type Pair, type Place, pairsOf, readWorld, type World, weeklyOf } from './world.ts'

/** Of the whole world the map shows its busiest pairs. */
const mostPairs = 1200
const mostRows = 400

const count = (value: number): string => Math.round(value).toLocaleString('en')
const placeText = ({ code, city }: Place): string => `${code} ${city}`

function writeSummary({ departures }: World): void {
  const weekly = departures.reduce((sum, departure) => sum + weeklyOf(departure), 0)
  const flown = new Set(departures.map(({ carrier }) => carrier)).size
  const served = new Set(departures.map(({ from }) => from)).size
  byId('summary', HTMLElement).textContent =
    `${count(weekly / 7)} departures a day of ${count(flown)} carriers at ${count(served)} airports, ${count(pairsOf(departures).length)} pairs of airports`
}

function writeLegend(pairs: readonly Pair[]): void {
  const most = pairs[0]?.weekly ?? 0
  const steps = [1, 0.4, 0.1].map((part) => Math.max(1, Math.round((most * part) / 2)))
  byId('legend', HTMLElement).replaceChildren(
    ...(most === 0 ? [] : [...new Set(steps)]).map((weekly) =>
      element(
        'span',
        {},
        element('i', { style: `border-top-width:${widthOf(weekly * 2, most).toFixed(1)}px` }),
        `${count(weekly)} departures a week each way`,
      ),
    ),
  )
}

function writeRoutes(pairs: readonly Pair[], { places, carrierName }: World): void {
  const name = (index: number): string => (places[index] ? placeText(places[index]) : '')
  byId('routes', HTMLTableElement).replaceChildren(
    headRow('Between', 'and', '#A week each way', 'Carriers'),
    element(
      'tbody',
      {},
      ...pairs
        .slice(0, mostRows)
        .map(({ one, other, weekly, carriers }) =>
          element(
            'tr',
            {},
            element('td', {}, name(one)),
            element('td', {}, name(other)),
            element('td', { class: 'n' }, count(weekly / 2)),
            element('td', { title: carriers.map(carrierName).join(', ') }, carriers.join(' ')),
          ),
        ),
    ),
  )
}

function start(world: World, data: PageData): void {
  const [carrierInput, airportInput] = [byId('carrier', HTMLInputElement), byId('airport', HTMLInputElement)]
  const flown = new Set(world.departures.map(({ carrier }) => carrier))
  byId('carriers', HTMLDataListElement).append(
    ...data.carriers
      .filter(([code]) => flown.has(code))
      .map(([code, name]) => element('option', { value: `${code} ${name}` })),
  )
  byId('airports', HTMLDataListElement).append(
    ...world.places.map((place) => element('option', { value: placeText(place) })),
  )

  const carrierChosen = (): string => {
    const code = carrierInput.value.trim().split(' ')[0]?.toUpperCase() ?? ''
    return flown.has(code) ? code : ''
  }
  const airportChosen = (): Place | undefined =>
    world.placeOf(airportInput.value.trim().split(' ')[0]?.toUpperCase() ?? '')
  const choose = (place: Place): void => {
    airportInput.value = placeText(place)
    show()
  }
  const map = worldMap(world.places, data.land, choose)
  const board = departureBoard(world, choose)

  function show(): void {
    const [carrier, place] = [carrierChosen(), airportChosen()]
    const departures = world.departures.filter(
      (departure) =>
        (carrier === '' || departure.carrier === carrier) &&
        (!place || departure.from === place.index || departure.to === place.index),
    )
    const all = pairsOf(departures)
    const pairs = carrier === '' && !place ? all.slice(0, mostPairs) : all
    const whose = carrier === '' ? 'All carriers' : world.carrierName(carrier)
    const where = place ? `at ${place.name} (${place.code})` : 'in the world'
    byId('shown', HTMLElement).textContent =
      `${whose} ${where}: ${count(all.length)} routes, ${count(departures.reduce((sum, departure) => sum + weeklyOf(departure), 0))} departures a week${pairs.length < all.length ? `; drawn are the busiest ${count(pairs.length)}` : ''}`
    map.show({ pairs, chosen: place })
    writeLegend(pairs)
    writeRoutes(all, world)
    const busiest = world.places[all[0]?.one ?? -1]
    const shownAt = place ?? busiest
    if (shownAt) board.show({ place: shownAt, carrier })
    history.replaceState(null, '', `#${new URLSearchParams({ carrier, airport: place?.code ?? '' })}`)
  }

  const asked = new URLSearchParams(location.hash.slice(1))
  const [carrier, airport] = asked.has('carrier')
    ? [asked.get('carrier') ?? '', asked.get('airport') ?? '']
    : [data.start.carrier, data.start.airport]
  carrierInput.value = carrier === '' ? '' : `${carrier} ${world.carrierName(carrier)}`
  const place = world.placeOf(airport)
  airportInput.value = place ? placeText(place) : ''
  for (const input of [carrierInput, airportInput]) {
    input.addEventListener('change', show)
    input.addEventListener('focus', () => input.select())
  }
  byId('pickers', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  byId('clear', HTMLButtonElement).addEventListener('click', () => {
    carrierInput.value = ''
    airportInput.value = ''
    show()
  })
  show()
}

const data: PageData = JSON.parse(byId('data', HTMLScriptElement).textContent ?? '')
const world = await readWorld(data)
writeSummary(world)
priceCurves(data)
scoreTable(data)
start(world, data)
