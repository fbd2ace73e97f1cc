import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskIdentifier, maskText } from '../../../lib/platform/vault/mask-text.ts'
import { scrubCards } from '../../../lib/platform/vault/scrub.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { findOffer } from '../../support/stay.ts'
import { client, searchBody } from '../../support/trip.ts'

const number = '5454587319046278'
const groups = ['5454', '5873', '1904', '6278']
const masked = '545458XXXXXX6278'

describe('a card number is masked', () => {
  it.each([
    ['VI', ''],
    ['FP*VI', '/D1231'],
    ['*CCVI', 'EXP1231'],
    ['AMEX', ''],
    ['', 'X'],
    ['PAN_', '_'],
    ['CARD ', ' OK'],
    ['card=', ''],
    ['%B', '^FENWRIGHT/ISOLDE^'],
    ['1 ', ''],
    ['TEL 020 7555 0100 CARD ', ' THANK YOU'],
  ])('between %j and %j', (before, behind) => {
    expect(maskText(`${before}${number}${behind}`)).toBe(`${before}${masked}${behind}`)
  })

  it.each([
    ['a blank', ' '],
    ['two blanks', '  '],
    ['a dash', '-'],
    ['a dash between blanks', ' - '],
    ['a dot', '.'],
    ['a slash', '/'],
    ['an underscore', '_'],
    ['a no-break space', '\u00a0'],
    ['a tab', '\t'],
    ['a line break', '\r\n'],
    ['an invisible space', '\u200b'],
    ['an emoji', '💳'],
  ])('with %s between its groups, and between all digits', (_what, gap) => {
    expect(maskText(`CARD ${groups.join(gap)} OK`)).toBe(`CARD ${masked} OK`)
    expect(maskText([...number].join(gap))).toBe(masked)
  })

  it.each([
    ['full width', 0xff10],
    ['Arabic', 0x660],
    ['Devanagari', 0x966],
    ['mathematical', 0x1d7ec],
    ['raised', 0x2070],
  ])('in %s digits', (_what, zero) => {
    const raised: Json = { 1: '¹', 2: '²', 3: '³' }
    const digit = (one: string) =>
      (zero === 0x2070 ? raised[one] : undefined) ?? String.fromCodePoint(zero + Number(one))
    expect(maskText([...number].map(digit).join(''))).toBe(masked)
  })

  it.each([
    [`${number} 12/31`, `${masked} XX/XX`],
    [`${number} 739`, `${masked} XXX`],
    [`${groups.join(' ')} 739`, `${masked} XXX`],
    [`${number}-739`, `${masked}-XXX`],
    [`${number} 01 28`, `${masked} XX XX`],
    [`${number} 12/2031 739`, `${masked} XX/XXXX XXX`],
    [`${number}1231`, `${masked}XXXX`],
    [`${number}739`, `${masked}XXX`],
    [`${number}1231739`, `${masked}XXXXXXX`],
    [`00${number}12317390`, `00${masked}XXXXXXXX`],
    [`${number} EXP 12/31 CVV 739`, `${masked} EXP 12/31 CVV XXX`],
    ['CVC2: 739', 'CVC2: XXX'],
    [`${number} ${number}`, `${masked} ${masked}`],
  ])('with date and code: %s', (text, expected) => {
    expect(maskText(text)).toBe(expected)
  })

  it.each([
    '4111111111111111',
    '2223003122003222',
    '378282246310005',
    '3782 822463 10005',
    '30569309025904',
    '6011111111111117',
    '3530111333300000',
    '6200000000000005',
    '6304000000000000',
    '135412345678911',
    '1354 12345 678911',
    'VI4222222222222',
    'VISA 4222222222222',
    '4000000000000000006',
  ])('of each issuer: %s', (text) => {
    expect(maskText(text)).toMatch(/\d{6}X{3,9}\d{4}$/)
  })

  it('wherever it stands in a body: as a number, in a name, in a wrong member', () => {
    const body = {
      [`PAN ${number}`]: 1,
      Amount: { value: Number(number) },
      deep: [[{ x: `VI${number}` }]],
      long: Number('6212345678901234567'),
    }

    expect(JSON.stringify(scrubCards(body).body)).not.toMatch(/5454587319046278|6212345678901/)
  })

  it('in an identifier that a client made up', () => {
    expect(maskIdentifier(`trace-${groups.join('-')}`)).toBe(`trace-${masked}`)
    expect(maskIdentifier(`VI${number}`)).toBe(`VI${masked}`)
  })
})

describe('what is no card number comes through unchanged', () => {
  const unchanged = (text: string): void => {
    expect([maskText(text), maskIdentifier(text)]).toEqual([text, text])
  }

  it.each([
    'TKT 1252400000017 1252400000018',
    'TKT 125-2400000017/18, 390-2400000017-018',
    'CALL +44 20 7555 0100 OR +1 (415) 555-2671',
    '0049 1512 3456789',
    'IATA 99912345 / 99912356',
    '2027-05-11 - 2027-05-18',
    '2027-05-11T10:15:30.123456789Z',
    '34.0522345678901,-118.243683456789',
    '41111111-1111-4111-8111-111111111111',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    'D41D8CD98F00B204E9800998ECF8427E',
    '411111XXXXXX1111',
    '4222222222222',
    '4111111111111112',
    'ROOM 4111 FLOOR 1111 FOR 1111 AND 1111',
  ])('%s', unchanged)

  it('identifiers, ticket numbers, telephones, amounts and times, whatever their digits', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
    const legitimate = fc.oneof(
      fc.uuid(),
      fc.uuid().map((id) => `${id}#sale#${id}`),
      fc
        .tuple(digits(3), digits(10), fc.constantFrom('', '-', ' '))
        .map(([code, serial, gap]) => `${code}${gap}${serial}`),
      fc.array(digits(13), { minLength: 1, maxLength: 4 }).map((tickets) => tickets.join(' ')),
      fc.tuple(digits(2), digits(2), digits(4), digits(4)).map((parts) => `+${parts.join(' ')}`),
      fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `+1 (${a}) ${b}-${c}`),
      fc
        .tuple(fc.integer({ min: -179, max: 179 }), digits(13))
        .map(([whole, fraction]) => `${whole}.${fraction}`),
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
        .map((date) => date.toISOString()),
      fc.integer({ min: 0, max: 4_102_444_800_000 }).map(String),
      fc.stringMatching(/^[0-9a-f]{32}$/).filter((id) => /[a-f]/.test(id)),
      digits(8).map((iata) => `IATA ${iata}`),
      fc.tuple(fc.stringMatching(/^[A-Z]{2}$/), digits(4), digits(9)).map((parts) => parts.join(' ')),
    )

    fc.assert(fc.property(legitimate, unchanged), { numRuns: 3000, seed: 1 })
  })

  describe('of what the service answers', () => {
    let api: Api
    beforeAll(async () => {
      api = await startApi()
    })
    afterAll(() => api.close())

    it('flights, hotels, tickets and reservations', async () => {
      const c = client(api)
      const answers = [
        (await api.call('search', { body: searchBody() })).body,
        await c.ticket(),
        (await c.prepareNdc()).offer,
        await findOffer(api),
      ]

      for (const answer of answers) expect(scrubCards(answer).body).toEqual(answer)
    })
  })
})

it('a random number of 16 digits is taken for a card number one time in twenty at most, and one of 13 never', () => {
  const chance = (length: number): number => {
    const made = fc.sample(fc.stringMatching(new RegExp(`^\\d{${length}}$`)), { numRuns: 20_000, seed: 7 })
    return made.filter((text) => maskText(text) !== text).length / made.length
  }

  expect(chance(13)).toBe(0)
  expect(chance(14)).toBeLessThan(0.01)
  expect(chance(15)).toBeLessThan(0.02)
  expect(chance(16)).toBeLessThan(0.05)
})

it.each([
  ['digits alone', '4'],
  ['single digits', '4 '],
  ['single full-width digits', '４ '],
  ['card numbers', `${number} `],
  ['ticket numbers', '1252400000017 '],
  ['card numbers with letters between', `VI${number} CVV 739 `],
  ['hexadecimal digits', '0123456789abcdef'],
  ['pieces of identifiers', '01234567-89ab-'],
  ['dashes', '-'],
])('a megabyte of %s takes less than a second', (_what, piece) => {
  const text = piece.repeat(1_000_000 / piece.length)
  const started = performance.now()
  maskText(text)

  expect(performance.now() - started).toBeLessThan(1000)
})
