import * as z from 'zod'
import { answerSchema } from '../../contract/envelope.ts'
import { counts } from '../../kernel/limits.ts'
import { offer } from '../../pricing/wire/offer.ts'
import type { Traveler } from '../traveler.ts'
import { describedOffer, describedReceipts } from './described-offer.ts'
import { passiveOffer } from './passive-offer.ts'

/** The path is from docs/contract/booking.md 17.2; its body is a guess: an offer as in Air Create. */
export const createOfferRequest = z
  .looseObject({
    '@type': z.string().optional(),
    Offer: z.array(describedOffer).min(1).max(counts.segmentsPerReservation),
    Receipt: describedReceipts
      .optional()
      .meta({ description: 'Locators of passive offers (booked elsewhere).' }),
  })
  .meta({ id: 'OfferCreateRequest' })

export const createOfferResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(z.union([offer, passiveOffer])),
})

export const createOfferExample = {
  body: {
    Offer: [
      {
        '@type': 'Offer',
        id: 'offer_1',
        passiveOfferInd: true,
        Product: [
          {
            '@type': 'ProductAir',
            FlightSegment: [
              {
                '@type': 'FlightSegment',
                sequence: 1,
                passiveSegmentStatus: 'BK',
                Flight: {
                  '@type': 'Flight',
                  carrier: 'U2',
                  number: '8321',
                  Departure: { '@type': 'Departure', location: 'LGW', date: '{date}', time: '07:10:00' },
                  Arrival: { '@type': 'Arrival', location: 'AGP', date: '{date}', time: '11:05:00' },
                },
              },
            ],
          },
        ],
      },
    ],
    Receipt: [{ OfferRef: ['offer_1'], Confirmation: { Locator: { value: 'K8T2QZ', source: 'U2' } } }],
  },
} as const

/** Default passengers of a price request: the travelers of the workbench, otherwise one adult. */
export function passengersIn(travelers: readonly Pick<Traveler, 'ptc' | 'age' | 'birthDate'>[]) {
  const types = [...new Set(travelers.map(({ ptc }) => ptc))]
  if (types.length === 0) return [{ passengerTypeCode: 'ADT', number: 1 }]
  return types.map((passengerTypeCode) => {
    const ofType = travelers.filter(({ ptc }) => ptc === passengerTypeCode)
    const { age, birthDate } = passengerTypeCode === 'ADT' ? {} : (ofType[0] ?? {})
    return { passengerTypeCode, number: ofType.length, age, birthDate }
  })
}
