import type { Api, Json } from './api.ts'
import { client, errorOf, unpricedBody } from './trip.ts'

/**
 * A flight in a class of few seats, as a request for seats without a price.
 *
 * @returns `body` of the request for so many seats; `leave` lets others book until no more than so many are
 *   left
 */
export async function scarceClass(api: Api) {
  const agent = client(api)
  const { offer } = await agent.prepare({ from: 'LHR', to: 'DUB', date: '2027-06-16' })
  const [{ FlightSegment, PassengerFlight }] = offer.Product
  const { carrier, number, Departure, Arrival } = FlightSegment[0].Flight
  const { classOfService } = PassengerFlight[0].FlightProduct[0]
  const flight = {
    carrier,
    number,
    date: Departure.date,
    from: Departure.location,
    to: Arrival.location,
    classOfService,
  }
  const body = (passengerQuantity: number): Json => unpricedBody({ ...flight, passengerQuantity })
  const add = (workbench: string, seats: number) =>
    api.call('addUnpricedSegments', {
      path: { ReservationResource_Identifier: workbench },
      body: body(seats),
    })
  const probe = await agent.openWorkbench()

  async function seatsLeft(): Promise<number> {
    for (let seats = 9; seats > 0; seats--) {
      const isThere = !errorOf((await add(probe, seats)).body)
      await api.call('cancelItems', {
        path: { ReservationResource_Identifier: probe },
        body: { cancelAllInd: true },
      })
      if (isThere) return seats
    }
    return 0
  }

  return {
    body,
    async leave(seats: number): Promise<void> {
      for (let left = await seatsLeft(); left > seats; left = await seatsLeft()) {
        const workbench = await agent.openWorkbench()
        await add(workbench, left - seats)
        for (let traveler = 0; traveler < left - seats; traveler++) await agent.addTraveler(workbench)
        await agent.committed(workbench)
      }
    },
  }
}
