import { useState } from 'preact/hooks'
import { Problem, Quiet } from '../../parts/message.tsx'
import { messageOf } from '../../parts/use-loaded.ts'
import type { Payable } from './booking.ts'
import { amount } from './journeys.ts'
import { type Seat, type SeatMap, seatMap } from './seats.ts'

/** The cabin of the first flight of a workbench, from which its first traveler takes a seat. */
export function SeatPicture({
  workbench,
  onChosen,
}: {
  readonly workbench: string
  readonly onChosen: (seat: Payable) => void
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
  const take = (name: string, seat: Seat): Promise<void> =>
    attempt(async () => {
      onChosen(await seat.take())
      setTaken(name)
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
      {map && taken === '' && <Cabin map={map} onTake={take} />}
      {map && taken !== '' && <Quiet>Chosen. It is paid with the trip.</Quiet>}
    </section>
  )
}

function Cabin({
  map,
  onTake,
}: {
  readonly map: SeatMap
  readonly onTake: (name: string, seat: Seat) => void
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
                      onClick={() => onTake(name, seat)}
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
