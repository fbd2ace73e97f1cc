import { isJson, type Json, mapMembers } from './named-schemas.ts'

interface ExampleValue {
  /** What it is, for whom it is a parameter. */
  readonly description: string
  /** What the document shows in its place. */
  readonly sample: string | number
}

const uuid = (last: string): string => `5d7c1f0a-94be-4c0e-8a35-${last.padStart(12, '0')}`
const value = (description: string, sample: string | number): ExampleValue => ({ description, sample })
const identifier = (of: string, last: string): ExampleValue =>
  value(`\`Identifier.value\` of ${of}.`, uuid(last))

/**
 * What examples name in braces: values of earlier answers. An operation that answers one says so in `gives`.
 */
export const exampleValues = {
  'search identifier': identifier('`CatalogProductOfferings` in the answer to a search', '1'),
  'price identifier': identifier('the answer to a price', '2'),
  'fare display identifier': identifier('the answer to a fare display', '3'),
  'workbench identifier': identifier('the workbench, in the answer that opened it', '4'),
  'offer identifier': identifier('an offer of the workbench', '5'),
  'offer total': value('`Price.TotalPrice` of the offer.', 222.5),
  'traveler identifier': value('`Identifier.value` or `id` of a traveler.', uuid('6')),
  'form of payment identifier': value('`Identifier.value` or `id` of a form of payment.', uuid('7')),
  'payment identifier': value('`Identifier.value` or `id` of a payment.', uuid('8')),
  'contact identifier': value('`Identifier.value` or `id` of a contact.', uuid('9')),
  'comment identifier': value('`Identifier.value` or `id` of a reservation comment.', uuid('10')),
  'service identifier': value('`Identifier.value` or `id` of a special service.', uuid('11')),
  'overrides identifier': value('`Identifier.value` or `id` of document overrides.', uuid('12')),
  'accounting identifier': value('`Identifier.value` or `id` of accounting data.', uuid('13')),
  'agency identifier': identifier('the travel agency in the workbench', '14'),
  'agency item id': value('`id` of an item of the travel agency.', '1'),
  'seat map identifier': identifier('the answer to a seat map', '15'),
  'free seat': value('A seat that the seat map lists as available.', '24A'),
  'shop identifier': identifier('the answer to an ancillary shop', '16'),
  'change identifier': identifier('the answer to a reshop or an exchange search', '17'),
  'quote identifier': identifier('the answer to a refund quote', '18'),
  locator: value(
    'Record locator of the reservation: `Confirmation.Locator.value` of its first receipt.',
    'QK7W2M',
  ),
  'ticket number': value('Number of a ticket: `Number` of a `Document` in a receipt.', '1252400000017'),
  'EMD number': value('Number of an EMD: `Number` of a `Document` in a receipt.', '1258400000012'),
  'hotel search identifier': identifier('the answer to a hotel search', '19'),
  'availability identifier': identifier('the answer to a hotel availability', '20'),
  'hotel offer identifier': value(
    '`Identifier.value` of an offering in a hotel availability.',
    `${uuid('20')}:0c7a4e1b9d2f4a6680b3c5d7e9f10213`,
  ),
  'hotel booking code': value('`bookingCode` of a product in a hotel availability.', 'D1KBAR'),
  'hotel total': value('`Price.TotalPrice` of the hotel offer.', 302.4),
  'hotel confirmation': value('Confirmation number of the hotel: `Confirmation.Locator.value`.', '55820417'),
  'car search identifier': identifier('the answer to a car search', '21'),
  'car offer identifier': identifier('an offering in the answer to a car search', '22'),
  'car confirmation': value('Confirmation number of the car: `Confirmation.Locator.value`.', '40772931PT1'),
} as const satisfies Record<string, ExampleValue>

export type ExampleValueName = keyof typeof exampleValues

/** Days of travel in the examples. */
export interface ExampleDates {
  readonly date: string
  readonly dateAfter: string
}

const isName = (name: string): name is ExampleValueName => Object.hasOwn(exampleValues, name)
const placeholder = /\{([\w ]+)\}/g

/** The value whose name the text consists of. */
export const valueNamedBy = (text: string): ExampleValueName | undefined => {
  const name = /^\{([\w ]+)\}$/.exec(text)?.[1] ?? ''
  return isName(name) ? name : undefined
}

/** An example as the document shows it: a sample of each value of earlier answers, and days of travel. */
export function withSamples(example: unknown, dates: Readonly<Partial<ExampleDates>>): unknown {
  if (Array.isArray(example)) return example.map((one) => withSamples(one, dates))
  if (isJson(example)) return mapMembers(example, (one) => withSamples(one, dates))
  if (typeof example !== 'string') return example
  const named = valueNamedBy(example)
  if (named) return exampleValues[named].sample
  const texts: Readonly<Record<string, string | undefined>> = { ...dates }
  return example.replace(placeholder, (whole, name: string) =>
    isName(name) ? String(exampleValues[name].sample) : (texts[name] ?? whole),
  )
}

/**
 * Where an example has values of earlier answers.
 *
 * @param expression of the example, in the form of OpenAPI's runtime expressions: `$request.body#`
 * @returns names of values by runtime expression: `$request.body#/Amount/value`
 */
export function valuesIn(example: unknown, expression: string): Readonly<Record<string, string>> {
  if (typeof example === 'string') {
    const name = valueNamedBy(example)
    return name ? { [expression]: name } : {}
  }
  const members = Array.isArray(example) || isJson(example) ? Object.entries(example as Json) : []
  return Object.assign(
    {},
    ...members.map(([name, one]) => valuesIn(one, `${expression}/${name.replaceAll('/', '~1')}`)),
  )
}
