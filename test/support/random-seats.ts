import { OnItem } from './random-command.ts'
import type { Bench, Real } from './random-model.ts'
import { bookSeats, ofWorkbench, seatItem, seatMap, seatsOf } from './seat.ts'

/** A paid seat on the only air offer for a traveler who has none, for random-commands.ts. */
export class AddSeat extends OnItem {
  readonly name = 'add seat'
  refsIn = ({ contents }: Bench) => [...contents.travelers.keys()]
  override fits = (bench: Bench): boolean => {
    const { offers, travelers, bags } = bench.contents
    const traveler = this.refOf(bench)
    const isSeated = [...bags.values()].some((bag) => bag.isSeat && bag.traveler === traveler)
    return offers.size === 1 && travelers.size > 0 && !isSeated
  }
  async sendRequest(bench: Bench, { api }: Real) {
    const map = await seatMap(api, ofWorkbench(bench.id))
    if (map.Result?.Error) return { body: { OfferListResponse: map } }
    // Each traveler wants another one.
    const seat = seatsOf(map, 'paid')[this.refsIn(bench).indexOf(this.refOf(bench))] ?? '99Z'
    const item = seatItem(map, seat, { TravelerIdentifierRef: { id: this.refOf(bench) } })
    return { body: { OfferListResponse: await bookSeats(api, bench.id, item) } }
  }
  expect(bench: Bench) {
    const { offers, bags, added } = bench.contents
    const [parent = ''] = offers.keys()
    const traveler = this.refOf(bench)
    bags.set(`offer_${++added.offers}`, { state: 'added', parent, traveler, isSeat: true })
    return undefined
  }
}
