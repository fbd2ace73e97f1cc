import { addDays } from '../../lib/kernel/instant.ts'
import type { Answer, Api, Json } from './api.ts'
import { isComplete, resultOf } from './campaign.ts'
import type { Flow } from './flows.ts'
import { bookVehicle, confirmationOf, criteriaChoice, driverBody, vehicleBuild } from './rental.ts'
import { confirmationsOf, findOffer, guestBody, isFlexible, recordLocatorsOf, stayBody } from './stay.ts'
import { locatorOf } from './trip.ts'

let people = 0
/** A given name that nobody else in this process has: repetitions of an order are recognised by the guest. */
const newName = (): string =>
  `Tessa${(people++)
    .toString(26)
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))}`

/** Other nights each time: hotels are small. */
const newOffer = (api: Api, rooms: readonly number[] = [2]): Promise<Json> => {
  const checkIn = addDays('2027-05-03', people % 150)
  return findOffer(api, { checkIn, checkOut: addDays(checkIn, 2), rooms }, isFlexible)
}
const newRental = (): Json =>
  criteriaChoice({
    pickUp: [addDays('2027-05-03', people % 150), '10:00:00'],
    dropOff: [addDays('2027-05-06', people % 150), '16:00:00'],
  })

const orderRooms = (api: Api, body: Json): Promise<Answer> => api.call('createHotelReservation', { body })
/** A repetition after the end is answered that the supplier has no such booking. */
const isGone = ({ body }: Answer): boolean => resultOf(body).Error?.[0].SourceCode === '13061'

export const stayFlows: readonly Flow[] = [
  {
    name: 'two rooms of a hotel are booked',
    async prepare(api) {
      const body = stayBody(await newOffer(api, [2, 2]), { rooms: 2, guests: [guestBody(newName())] })
      return {
        sendRequest: () => orderRooms(api, body),
        isDone: (answer) => isComplete(answer) && confirmationsOf(answer.body).length === 2,
      }
    },
  },
  {
    name: 'a room of a hotel is cancelled',
    async prepare(api) {
      const guests = [guestBody(newName())]
      const { body } = await orderRooms(api, stayBody(await newOffer(api), { guests }))
      const [supplierLocator = ''] = confirmationsOf(body)
      const path = { Identifier: recordLocatorsOf(body)[0] ?? '' }
      return {
        sendRequest: () => api.call('cancelHotelOffer', { path, query: { supplierLocator } }),
        isDone: (answer) => isComplete(answer) || isGone(answer),
      }
    },
  },
  {
    name: 'a car is booked',
    async prepare(api) {
      const body = vehicleBuild(newRental(), { Traveler: [driverBody({ Given: newName() })] })
      return { sendRequest: () => api.call('bookVehicle', { body }), isDone: isComplete }
    },
  },
  {
    name: 'a car is cancelled',
    async prepare(api) {
      const booked = await bookVehicle(api, newRental(), driverBody({ Given: newName() }))
      const path = { Identifier: locatorOf(booked) }
      return {
        sendRequest: () =>
          api.call('cancelVehicle', { path, query: { supplierLocator: confirmationOf(booked) } }),
        isDone: (answer) => isComplete(answer) || isGone(answer),
      }
    },
  },
]
