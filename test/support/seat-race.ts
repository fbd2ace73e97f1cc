import type { Api } from './api.ts'
import { locatorIn, prepareFound, requireBalance, resultOf, untilOver, withSeats } from './campaign.ts'
import { bookSeats, ofWorkbench, seatItem, seatMap, seatsOf } from './seat.ts'
import { client } from './trip.ts'

/** So many seats of the class are left at least: a GDS reports no more. */
const mostReported = 9

/**
 * Buyers who all have a seat want the same few ones of them, and commit at once.
 *
 * @returns the seats that they want, those that were sold, and the refusals of the other buyers
 */
export async function rushForChosenSeats(api: Api, date: string, wanted: number) {
  const { picked } = await withSeats(api, date, mostReported, mostReported)
  const workbenches: string[] = []
  for (let buyer = 0; buyer < mostReported; buyer++) workbenches.push(await prepareFound(api, picked))
  const map = await seatMap(api, ofWorkbench(workbenches[0] ?? ''))
  const seats = seatsOf(map, 'paid').slice(0, wanted)
  for (const [buyer, workbench] of workbenches.entries()) {
    const own = await seatMap(api, ofWorkbench(workbench))
    await bookSeats(api, workbench, seatItem(own, seats[buyer % wanted] ?? ''))
  }
  const answers = await Promise.all(
    workbenches.map((workbench) => untilOver(api, () => client(api).commit(workbench))),
  )
  await requireBalance(api, `${mostReported} buyers of ${wanted} chosen seats`)
  const sold = answers.flatMap((answer, buyer) => (locatorIn(answer) ? (seats[buyer % wanted] ?? []) : []))
  const refusals = new Set(
    answers.filter((answer) => !locatorIn(answer)).map(({ body }) => resultOf(body).Error?.[0].SourceCode),
  )
  return { seats, sold, refusals }
}
