import { byId, element, headRow } from './dom.ts'
import type { Departure, Place, World } from './world.ts'

const shownFirst = 120
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const two = (value: number): string => `${value}`.padStart(2, '0')
const timeOf = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
const durationOf = (minutes: number): string => `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`
/** `1.3.5.7`: the days it leaves on, Monday first. */
const daysOf = (mask: number): string =>
  Array.from({ length: 7 }, (_, day) => (mask & (1 << day) ? `${day + 1}` : '·')).join('')

export interface BoardOptions {
  readonly place: Place
  readonly carrier: string
}

/** The board of an airport: departures of one day of the week in their order. */
export function departureBoard(world: World, onChoose: (place: Place) => void) {
  const [table, note, more, weekdays] = [
    byId('departures', HTMLTableElement),
    byId('board-note', HTMLElement),
    byId('more', HTMLButtonElement),
    byId('weekdays', HTMLFieldSetElement),
  ]
  let day = 0
  let options: BoardOptions | undefined

  for (const [index, name] of dayNames.entries()) {
    const input = element('input', { type: 'radio', name: 'weekday', value: `${index}` })
    input.checked = index === day
    input.addEventListener('change', () => {
      day = index
      write(shownFirst)
    })
    weekdays.append(element('label', {}, input, element('span', {}, name)))
  }

  function row(departure: Departure): HTMLElement {
    const to = world.places[departure.to]
    const place = element('button', { type: 'button', class: 'place', title: to?.name ?? '' }, to?.city ?? '')
    if (to) place.addEventListener('click', () => onChoose(to))
    const operator = departure.operator === departure.carrier ? '' : world.carrierName(departure.operator)
    return element(
      'tr',
      {},
      element('td', { class: 'time' }, timeOf(departure.departsMinute)),
      element(
        'td',
        { class: 'flight', title: world.carrierName(departure.carrier) },
        `${departure.carrier} ${departure.number}`,
      ),
      element('td', {}, place, element('span', { class: 'quiet' }, ` ${to?.code ?? ''}`)),
      element('td', { title: world.aircraftName(departure.aircraft) }, departure.aircraft),
      element('td', { class: 'n' }, durationOf(departure.durationMinutes)),
      element('td', { class: 'days' }, daysOf(departure.days)),
      element('td', {}, operator),
      element('td', { class: 'quiet' }, departure.codeshares.join(', ')),
    )
  }

  function write(most: number): void {
    if (!options) return
    const { place, carrier } = options
    const own = world.departures
      .filter(
        (departure) =>
          departure.from === place.index &&
          (departure.days & (1 << day)) !== 0 &&
          (carrier === '' || departure.carrier === carrier),
      )
      .sort((a, b) => a.departsMinute - b.departsMinute || a.number - b.number)
    const whose = carrier === '' ? '' : ` of ${world.carrierName(carrier)}`
    note.textContent = `${place.name} (${place.code}), ${dayNames[day]}: ${own.length.toLocaleString('en')} departures${whose}, local time`
    table.replaceChildren(
      headRow('Time', 'Flight', 'To', 'Aircraft', '#Duration', 'Days', 'Operated by', 'Also sold as'),
      element('tbody', {}, ...own.slice(0, most).map(row)),
    )
    more.hidden = own.length <= most
    more.textContent = `Show all ${own.length.toLocaleString('en')}`
  }
  more.addEventListener('click', () => write(Number.POSITIVE_INFINITY))

  return {
    show(next: BoardOptions): void {
      options = next
      write(shownFirst)
    },
  }
}
