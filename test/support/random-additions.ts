import { addDays } from '../../lib/kernel/instant.ts'
import { bookAncillaries, offeringWith, pickBody, shopBody } from './ancillary.ts'
import { inBench, OnBench, OnItem } from './random-command.ts'
import { type Bench, codeOf, isEmpty, type Real } from './random-model.ts'
import {
  cashBody,
  client,
  outboundDate,
  passiveOfferBody,
  priceSegmentsBody,
  productsBody,
  travelerBody,
  unpricedBody,
} from './trip.ts'

/** Commands that add to a workbench, for random-commands.ts. */

/** An offer for every traveler of the workbench. */
export class AddOffer extends OnBench {
  readonly name = 'add offer'
  private peopleIn = ({ contents }: Bench): number => Math.max(1, contents.travelers.size)
  async sendRequest(bench: Bench, real: Real) {
    const flight = {
      carrier: 'BA',
      flightNumber: '117',
      from: 'LHR',
      to: 'JFK',
      classOfService: 'Y',
      departureDate: await nextDay(real),
    }
    const PassengerCriteria = [{ number: this.peopleIn(bench), passengerTypeCode: 'ADT' }]
    return real.api.call('addOfferFromProducts', {
      ...inBench(bench),
      body: { ...productsBody([flight]), PassengerCriteria },
    })
  }
  expect(bench: Bench) {
    const { offers, added } = bench.contents
    offers.set(`offer_${++added.offers}`, { state: 'added', people: this.peopleIn(bench) })
    return undefined
  }
}

/** The next day on which the flight has seats for whatever one sequence does with it. */
async function nextDay(real: Real): Promise<string> {
  const probe = await client(real.api).openWorkbench()
  for (;;) {
    const date = addDays(outboundDate, real.taken++ % 250)
    const body = unpricedBody({ date, passengerQuantity: 9 })
    const answer = await real.api.call('addUnpricedSegments', {
      path: { ReservationResource_Identifier: probe },
      body,
    })
    if (codeOf(answer) === undefined) return date
  }
}

/** A bag of an air offer for one traveler. */
export class AddBag extends OnItem {
  readonly name = 'add bag'
  refsIn = ({ contents }: Bench) => [...contents.offers.keys()]
  private groupOf = ({ contents }: Bench): number => (this.item % contents.travelers.size) + 1
  private travelerOf = (bench: Bench): string =>
    [...bench.contents.travelers.keys()][this.groupOf(bench) - 1] ?? ''
  override fits({ contents }: Bench) {
    return contents.offers.size > 0 && contents.travelers.size > 0
  }
  async sendRequest(bench: Bench, { api }: Real) {
    const answer = await api.call('shopAncillaries', {
      body: shopBody(bench.id, { OfferIdentifier: { id: this.refOf(bench) } }),
    })
    const shop = answer.body.CatalogOfferingsAncillaryListResponse
    if (codeOf(answer) !== undefined) return answer
    const item = pickBody(shop, offeringWith(shop, '0CE', `CT${this.groupOf(bench)}`))
    return { body: { OfferListResponse: await bookAncillaries(api, bench.id, item) } }
  }
  expect(bench: Bench) {
    const { bags, added } = bench.contents
    const [parent, traveler] = [this.refOf(bench), this.travelerOf(bench)]
    const isAlike = ({ isSeat, ...bag }: { parent: string; traveler: string; isSeat?: true }): boolean =>
      !isSeat && bag.parent === parent && bag.traveler === traveler
    if ([...bags.values()].filter(isAlike).length >= 3) return '4953'
    bags.set(`offer_${++added.offers}`, { state: 'added', parent, traveler })
    return undefined
  }
}

/** A passive air segment. */
export class AddPassive extends OnBench {
  readonly name = 'add passive segment'
  sendRequest(bench: Bench, { api }: Real) {
    return api.call('createOffer', { ...inBench(bench), body: passiveOfferBody() })
  }
  expect({ contents: { passives, added } }: Bench) {
    passives.add(`offer_${++added.offers}`)
    return undefined
  }
}

/** A seat without a price. */
export class AddUnpriced extends OnBench {
  readonly name = 'add unpriced segment'
  async sendRequest(bench: Bench, real: Real) {
    return real.api.call('addUnpricedSegments', {
      ...inBench(bench),
      body: unpricedBody({ date: await nextDay(real) }),
    })
  }
  expect({ contents: { unquoted, added } }: Bench) {
    unquoted.set(`unpricedSegment_${++added.unquoted}`, undefined)
    return undefined
  }
}

/** Makes an offer of an unpriced segment, for every traveler. */
export class PriceUnpriced extends OnItem {
  readonly name = 'price unpriced segment'
  refsIn = ({ contents }: Bench) => [...contents.unquoted.keys()]
  sendRequest(bench: Bench, { api }: Real) {
    return api.call('buildFromUnpricedSegments', {
      ...inBench(bench),
      body: priceSegmentsBody(this.refOf(bench)),
    })
  }
  expect(bench: Bench) {
    const { unquoted, offers, travelers, added } = bench.contents
    const ref = this.refOf(bench)
    if (!unquoted.has(ref)) return '4101'
    const replacesSegments = unquoted.get(ref)
    unquoted.delete(ref)
    const people = Math.max(1, travelers.size)
    offers.set(`offer_${++added.offers}`, {
      state: 'added',
      people,
      ...(replacesSegments !== undefined && { replacesSegments }),
    })
    return undefined
  }
}

export class AddTraveler extends OnBench {
  readonly name = 'add traveler'
  readonly hasPhone: boolean
  constructor(at: number, hasPhone: boolean) {
    super(at)
    this.hasPhone = hasPhone
  }
  sendRequest(bench: Bench, { api }: Real) {
    return api.call('addTraveler', {
      ...inBench(bench),
      body: travelerBody(this.hasPhone ? {} : { Telephone: [] }),
    })
  }
  expect({ contents: { travelers, added } }: Bench) {
    travelers.set(`travelerRefId_${++added.travelers}`, this.hasPhone)
    return undefined
  }
}

export class AddCash extends OnBench {
  readonly name = 'add cash'
  sendRequest(bench: Bench, { api }: Real) {
    return api.call('addFormOfPayment', { ...inBench(bench), body: cashBody })
  }
  expect(bench: Bench) {
    if (this.isStored(bench)) bench.contents.hasCash = true
    return undefined
  }
  protected override isStored({ contents }: Bench): boolean {
    return !isEmpty(contents)
  }
}

/** Pays for an offer or a bag. */
export class Pay extends OnItem {
  readonly name = 'pay'
  refsIn = ({ contents }: Bench) => [...contents.offers.keys(), ...contents.bags.keys()]
  // Two payments of one offer share its price: a matter of its own.
  override fits = (bench: Bench): boolean => !bench.paid.has(this.refOf(bench))
  sendRequest(bench: Bench, { api }: Real) {
    const OfferIdentifier = [{ id: this.refOf(bench) }]
    const body = {
      Amount: { value: 99_999, code: 'GBP' },
      FormOfPaymentIdentifier: { id: cashBody.id },
      OfferIdentifier,
    }
    return api.call('addPayment', { ...inBench(bench), body })
  }
  expect(bench: Bench) {
    const { hasCash, offers, bags } = bench.contents
    const ref = this.refOf(bench)
    const state = (offers.get(ref) ?? bags.get(ref))?.state
    if (!hasCash) return '4178'
    if (state === undefined) return '4177'
    if (state === 'ticketed' || state === 'issued') return '4183'
    bench.paid.add(ref)
    return undefined
  }
}
