import * as z from 'zod'
import { locator } from '../shapes.ts'
import { tool } from '../tool.ts'
import { retrieve, toTrip, tripShape, tripText } from '../trip-view.ts'

export const retrieveTrip = tool({
  name: 'retrieve_trip',
  title: 'Retrieve a trip',
  description:
    'A trip as it is now: status, travelers, flights, price, until when it must be paid, tickets. Use it also to see what became of something when no answer came.',
  kind: 'reads',
  input: z.strictObject({ locator }),
  output: tripShape,
  run: async ({ locator: name }, { trip }) => toTrip(name, await retrieve(trip, name)),
  say: tripText,
})
