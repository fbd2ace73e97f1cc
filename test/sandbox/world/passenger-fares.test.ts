import { describe, expect, it } from 'vitest'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { passengerConditions } from '../../../lib/sandbox/world/fares/passenger-fares.ts'

const conditions = (carrier: string, journey: string, currency = 'USD') => {
  const [fromCountry = '', toCountry = ''] = journey.split('-')
  return passengerConditions(requireCarrier(carrier).index, { fromCountry, toCountry }, currency)
}

describe('off the fare of an adult, in per cent', () => {
  it.each([
    ['a network carrier', 'BA', 'GB-US', 25, 90],
    ['inside the United States', 'DL', 'US-US', 0, 100],
    ['from the United States to Canada', 'UA', 'US-CA', 0, 100],
    ['a carrier of the United States to the Caribbean', 'AA', 'US-DO', 0, 90],
    ['a carrier of the United States to Europe', 'AA', 'US-GB', 25, 90],
    ['inside Japan', 'NH', 'JP-JP', 25, 100],
    ['inside China', 'CA', 'CN-CN', 50, 90],
    ['a low-cost carrier of the United States at home', 'WN', 'US-US', 0, 100],
  ])('%s: a child and an infant on a lap', (_name, carrier, journey, child, infantOnLap) => {
    const { discountPercents, infantCharge } = conditions(carrier, journey)
    expect(discountPercents).toMatchObject({ child, infantOnLap })
    expect(infantCharge).toBeUndefined()
  })

  it('a carrier that files fares for the young or for seniors has theirs, another has none', () => {
    expect(conditions('AF', 'FR-IT').discountPercents).toMatchObject({ youth: 10, senior: 10 })
    expect(conditions('BA', 'GB-IT').discountPercents).not.toHaveProperty('youth')
    expect(conditions('DL', 'US-US').discountPercents).toMatchObject({ senior: 10 })
  })
})

describe('low-cost carriers', () => {
  it('charge a child as an adult, and a fixed amount for an infant on a lap, in the currency of the journey', () => {
    expect(conditions('FR', 'IE-GB', 'EUR')).toMatchObject({
      discountPercents: { child: 0, infantInSeat: 0 },
      infantCharge: { minor: 2500, currency: 'EUR' },
    })
    expect(conditions('U2', 'GB-ES', 'GBP').infantCharge).toEqual({ minor: 2700, currency: 'GBP' })
    expect(conditions('6E', 'IN-IN', 'INR').infantCharge).toEqual({ minor: 175_000, currency: 'INR' })
    expect(conditions('FR', 'IE-GB', 'GBP').infantCharge?.currency).toBe('GBP')
  })
})
