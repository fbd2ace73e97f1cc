// biome-ignore lint/suspicious/noExplicitAny: the demo reads answers as a client does, by path
type Json = any

/** A sign for each state of a seat. */
const signs = { Reserved: '#', Blocked: 'x', Unavailable: '-', NoSeat: ' ' } as const

/** `.` free, `$` on sale, by seat; of the others what they are. */
function signsOf(flight: Json): Map<string, string> {
  return new Map(
    flight.CatalogOffering.flatMap(({ Price, ProductOptions }: Json) =>
      ProductOptions[0].Product[0].SeatAvailability.flatMap(
        ({ seatAvailabilityStatus: status, value }: Json) =>
          value.map((seat: string) => [
            seat,
            status === 'Available' ? (Price.TotalPrice > 0 ? '$' : '.') : signs[status as keyof typeof signs],
          ]),
      ),
    ),
  )
}

const isExit = ({ Space }: Json): boolean =>
  Space.some(({ Characteristic = [] }: Json) => Characteristic.includes('E'))

/**
 * The booked cabin of a flight seen from above, the nose at the left: a line for each column, an empty one for each
 * aisle, the numbers of the rows and the exits on top.
 */
export function drawSeatMap(flight: Json, chart: Json): string[] {
  const [cabin] = chart.Cabin
  const rows: Json[] = cabin.Row
  const [, ...columns] = cabin.Layout
  const sign = signsOf(flight)
  const heading = (text: string, ofRow: (row: Json) => string): string =>
    `${text.padEnd(6)} ${rows.map(ofRow).join('')}`
  const lines = columns.flatMap(({ value, position }: Json, index: number) => {
    const line = heading(value, ({ label }) => sign.get(`${label}${value}`) ?? ' ')
    const isAtAisle = position.includes('A') && columns[index + 1]?.position.includes('A')
    return isAtAisle ? [line, ''] : [line]
  })
  return [
    heading('row', ({ label }) => (label.length > 1 && label.endsWith('0') ? label.at(0) : ' ')),
    heading('', ({ label }) => label.at(-1)),
    heading('exit', (row) => (isExit(row) ? 'E' : ' ')),
    ...lines,
    '. free   $ on sale   # taken   x blocked   - not for this fare',
  ]
}
