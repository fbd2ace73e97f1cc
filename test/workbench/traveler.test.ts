import { describe, expect, it } from 'vitest'
import { cutName, travelersProblem } from '../../lib/workbench/traveler.ts'
import { aTraveler } from '../support/given.ts'

const adult = aTraveler('adult')
const child = aTraveler('child', { ptc: 'CNN', age: 7 })
const infant = aTraveler('infant', { ptc: 'INF', age: 1, telephones: undefined })
const seated = aTraveler('seated', { ptc: 'INS', age: 1, telephones: undefined })
const minor = (ptc: string) => aTraveler('minor', { ptc })

describe('travelers', () => {
  it.each([
    ['one', [adult], undefined],
    ['none', [], 'travelerMissing'],
    ['without a given name', [{ ...adult, given: ' ' }], 'givenNameRequired'],
    ['with a digit in the name', [{ ...adult, surname: 'Fenwr1ght' }], 'nameInvalid'],
    ['with letters of any alphabet', [{ ...adult, surname: "Ó Néill-Łukasz d'Été" }], undefined],
    ['without a telephone', [{ ...adult, telephones: undefined }], 'telephoneRequired'],
    ['of whom one has a telephone', [adult, infant], undefined],
    [
      'with a letter in the telephone',
      [{ ...adult, telephones: [{ phoneNumber: '20 7555 O177' }] }],
      'telephoneInvalid',
    ],
    ['of whom a child has no age', [adult, minor('CNN')], 'birthDateRequired'],
    ['of whom an unaccompanied child has no age', [minor('UNN')], 'birthDateRequired'],
    ['of whom an infant in a seat has no age', [adult, minor('INS')], 'birthDateRequired'],
    ['of whom a young one has no age', [minor('YTH')], undefined],
    ['with an infant each', [adult, { ...adult, id: 'b' }, infant, seated], undefined],
    ['with more infants than adults', [adult, infant, seated], 'infantWithoutAdult'],
    ['of whom a child does not stand for an adult', [adult, child, infant, seated], 'infantWithoutAdult'],
  ])('%s', (_name, travelers, problem) => {
    expect(travelersProblem(travelers, undefined)).toBe(problem)
  })

  it.each([
    [
      'as priced',
      [
        { ptc: 'ADT', count: 1 },
        { ptc: 'CNN', count: 1 },
      ],
      undefined,
    ],
    [
      'priced under the other code for a child',
      [
        { ptc: 'ADT', count: 1 },
        { ptc: 'CHD', count: 1 },
      ],
      undefined,
    ],
    ['priced as two adults', [{ ptc: 'ADT', count: 2 }], 'passengerCountMismatch'],
    ['of whom one has no price', [{ ptc: 'ADT', count: 1 }], 'passengerCountMismatch'],
    [
      'priced with one more',
      [
        { ptc: 'ADT', count: 1 },
        { ptc: 'CNN', count: 1 },
        { ptc: 'INF', count: 1 },
      ],
      'passengerCountMismatch',
    ],
  ])('an adult and a child %s', (_name, priced, problem) => {
    expect(travelersProblem([adult, child], priced)).toBe(problem)
  })
})

it.each([
  ['Isolde', 'Fenwright', 'Isolde', 'Fenwright'],
  ['Maximiliana', 'Fenwright-Smythe', 'Maximi', 'Fenwright-Smythe'],
  ['Ab', 'Abcdefghijklmnopqrstu', 'A', 'Abcdefghijklmnopqrstu'],
  ['Ab', 'Abcdefghijklmnopqrstuvwxyz', 'A', 'Abcdefghijklmnopqrstu'],
])(
  'suppliers keep 22 characters of %s %s, one of the given name at least',
  (given, surname, first, family) => {
    expect(cutName({ given, surname })).toEqual({ given: first, surname: family })
  },
)
