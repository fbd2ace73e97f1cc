import { describe, expect, it } from 'vitest'
import { toE164, toOrderContact } from '../../lib/workbench/wire/order-contact.ts'

describe('a telephone number in E.164', () => {
  it.each([
    ['has country code, area code and number', ['351', '21', '555-01 00'], '+351215550100'],
    ['has no trunk prefix', ['44', undefined, '020 7555 0177'], '+442075550177'],
    ['has none of the area code either', ['+49', '030', '5550177'], '+49305550177'],
    ['keeps the zero where it is part of the number', ['39', '06', '55501770'], '+390655501770'],
    ['is unknown without a country code', [undefined, '21', '5550100'], undefined],
    ['is unknown without a number', ['44', '20', ' -'], undefined],
    ['is unknown when there are more digits than a number has', ['44', '20', '1234567890123'], undefined],
  ] as const)('%s', (_, [countryCode, areaCode, number], expected) => {
    expect(toE164(countryCode, areaCode, number)).toBe(expected)
  })
})

describe('a contact goes to suppliers', () => {
  const contact = { Email: { value: 'desk@example.test' } }
  it.each([
    ['unless it says with whom it is shared', {}, true],
    ['that it is shared with', { shareWith: 'Supplier' }, true],
    ['among them the carrier of the order', { shareWithSupplier: ['IB', 'ba'] }, true],
    ['not with others', { shareWithSupplier: ['IB'] }, false],
    ['not from the agency', { shareWith: 'Agency' }, false],
    ['not from the traveler', { shareWith: 'traveler' }, false],
  ])('%s', (_, more, isKnown) => {
    expect(toOrderContact({ ...contact, ...more }, ['BA']) !== undefined).toBe(isKnown)
  })
})
