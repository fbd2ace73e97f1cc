import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../../lib/kernel/instant.ts'
import { orderPayableUntil } from '../../../lib/sandbox/ndc/carrier-support.ts'
import { now } from '../../support/given.ts'

const far = now + hoursMs(1000)

describe('an NDC order must be paid', () => {
  const offerExpiresAt = now + hoursMs(0.5)

  it.each([
    ['within the hours that its carrier holds', 'BA', far, now + hoursMs(24)],
    ['before its offer expires where the carrier holds nothing', 'VY', far, offerExpiresAt],
    ['before its offer expires with a carrier unknown to NDC', 'XX', far, offerExpiresAt],
    ['before departure, however long the carrier holds', 'BA', now + hoursMs(5), now + hoursMs(5)],
    ['before departure, however long the offer stands', 'VY', now + hoursMs(0.2), now + hoursMs(0.2)],
  ])('%s', (_name, carrier, latest, until) => {
    expect(orderPayableUntil(carrier, now, offerExpiresAt, latest)).toBe(until)
  })
})
