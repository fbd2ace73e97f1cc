import type { Cabin, SeatingChart, SeatsOfFlight } from '../../lib/client/index.ts'
import { firstOf } from './say.ts'

/** A sign for each state of a seat that is not available. */
const signs = { Reserved: '#', Blocked: 'x', Unavailable: '-', NoSeat: ' ' } as const

/** `.` free, `$` on sale, by seat; of the others what they are. */
const signsOf = (flight: SeatsOfFlight): ReadonlyMap<string, string> =>
  new Map(
    flight.CatalogOffering.flatMap(({ Price, ProductOptions }) =>
      ProductOptions.flatMap(({ Product }) => Product)
        .flatMap(({ SeatAvailability }) => SeatAvailability)
        .flatMap(({ seatAvailabilityStatus: status, value }) => {
          const free = Price.TotalPrice > 0 ? '$' : '.'
          return value.map((seat): [string, string] => [seat, status === 'Available' ? free : signs[status]])
        }),
    ),
  )

const isExit = ({ Space }: Cabin['Row'][number]): boolean =>
  Space.some(({ Characteristic = [] }) => Characteristic.includes('E'))

/**
 * The booked cabin of a flight seen from above, the nose at the left: a line for each column, an empty one for each
 * aisle, the numbers of the rows and the exits on top.
 */
export function drawSeatMap(flight: SeatsOfFlight, chart: SeatingChart): string[] {
  const { Row: rows, Layout } = firstOf(chart.Cabin, 'cabin')
  const columns = Layout.flatMap((one) => ('position' in one ? [one] : []))
  const sign = signsOf(flight)
  const heading = (text: string, ofRow: (row: Cabin['Row'][number]) => string): string =>
    `${text.padEnd(6)} ${rows.map(ofRow).join('')}`
  const lines = columns.flatMap(({ value, position }, index) => {
    const line = heading(value, ({ label }) => sign.get(`${label}${value}`) ?? ' ')
    const isAtAisle = position.includes('A') && columns[index + 1]?.position.includes('A')
    return isAtAisle ? [line, ''] : [line]
  })
  return [
    heading('row', ({ label }) => (label.length > 1 && label.endsWith('0') ? (label.at(0) ?? '') : ' ')),
    heading('', ({ label }) => label.at(-1) ?? ''),
    heading('exit', (row) => (isExit(row) ? 'E' : ' ')),
    ...lines,
    '. free   $ on sale   # taken   x blocked   - not for this fare',
  ]
}
