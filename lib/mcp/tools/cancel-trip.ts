import * as z from 'zod'
import { locator } from '../shapes.ts'
import { tool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'
import { isGood, retrieve, toTrip, tripShape, tripText } from '../trip-view.ts'

export const cancelTrip = tool({
  name: 'cancel_trip',
  title: 'Cancel an unpaid trip',
  description:
    'Cancels the flights of a trip that is held and not paid; its seats go back. It costs nothing. A trip with tickets is not cancelled by it: void_trip or refund_trip come first.',
  kind: 'holds',
  input: z.strictObject({
    locator,
    dry_run: z.boolean().default(false).describe('Only look; cancel nothing.'),
  }),
  output: tripShape.extend({ done: z.boolean() }),
  async run({ locator: name, dry_run }, { trip }) {
    const view = await retrieve(trip, name)
    if (view.documents.some(isGood))
      throw new ToolRefusal(
        'tripHasTickets',
        'The trip is paid and has tickets.',
        'Use void_trip on the day of issue, otherwise refund_trip; then cancel_trip what is still booked.',
      )
    if (view.hotels.length + view.cars.length > 0)
      throw new ToolRefusal(
        'tripHasOthers',
        'The trip holds a hotel or a car, whose cancellation may cost something.',
        'A person has to cancel it, in the console of the service.',
      )
    if (dry_run) return { ...toTrip(name, view), done: false }
    await trip.cancelReservation(name, { cancelAllInd: true })
    return { ...toTrip(name, await retrieve(trip, name)), done: true }
  },
  say: ({ done, ...trip }) =>
    `${done ? 'Cancelled' : 'Would be cancelled, free of charge'}:\n${tripText(trip)}`,
})
