import { useState } from 'preact/hooks'
import { Problem, Quiet } from '../../parts/message.tsx'
import { messageOf } from '../../parts/use-loaded.ts'
import { amount } from './read-catalog.ts'
import { bookSeat, type SeatMap, seatMap } from './seats-api.ts'
import type { PricedOffer } from './wire.ts'

/** The cabin of the first flight of a workbench, from which its first traveler takes a seat. */
export function SeatPicture({
  workbench,
  onChosen,
}: {
  readonly workbench: string
  readonly onChosen: (seat: PricedOffer) => void
}) {
  const [map, setMap] = useState<SeatMap>()
  const [taken, setTaken] = useState('')
  const [problem, setProblem] = useState('')
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    try {
      setProblem('')
      await action()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const take = (of: SeatMap, seat: string, group: string): Promise<void> =>
    attempt(async () => {
      onChosen(await bookSeat(workbench, of, { seat, group }))
      setTaken(seat)
    })
  return (
    <section class="card">
      <h2>A seat {taken}</h2>
      {problem && <Problem>{problem}</Problem>}
      {!map && (
        <button type="button" onClick={() => attempt(async () => setMap(await seatMap(workbench)))}>
          Show the seat map
        </button>
      )}
      {map && taken === '' && <Cabin map={map} onTake={(seat, group) => take(map, seat, group)} />}
      {map && taken !== '' && <Quiet>Chosen. It is paid with the trip.</Quiet>}
    </section>
  )
}

function Cabin({
  map,
  onTake,
}: {
  readonly map: SeatMap
  readonly onTake: (seat: string, group: string) => void
}) {
  return (
    <div class="scroll">
      <p class="quiet">{map.flight}</p>
      <table class="cabin">
        <tbody>
          {map.columns.map(({ letter, isAtAisle }) => (
            <tr key={letter} class={isAtAisle ? 'aisle' : ''}>
              <th scope="row">{letter}</th>
              {map.rows.map((row) => {
                const seat = map.seats.get(`${row}${letter}`)
                const name = `${row}${letter}`
                if (!seat) return <td key={row} />
                if (seat.status !== 'Available')
                  return (
                    <td key={row}>
                      <span class="seat taken" title={`${name} ${seat.status}`} />
                    </td>
                  )
                const text = `Seat ${name}, ${seat.price > 0 ? amount(seat.price, seat.currency) : 'free'}`
                return (
                  <td key={row}>
                    <button
                      type="button"
                      class={`seat ${seat.price > 0 ? 'paid' : 'free'}`}
                      title={text}
                      aria-label={text}
                      onClick={() => onTake(name, seat.group)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th />
            {map.rows.map((row) => (
              <td key={row} class="quiet">
                {row}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Quiet>Filled: for a price. Outlined: free. Grey: taken, or not for this fare.</Quiet>
    </div>
  )
}
