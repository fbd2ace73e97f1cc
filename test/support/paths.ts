import type { Json } from './api.ts'

/**
 * Everything that a client finds under a path, `Offer[].Product[].FlightSegment[].Flight.carrier`; `[]` is
 * every entry of a list.
 */
export const found = (value: Json, path: string): Json[] =>
  path.split('.').reduce<Json[]>(
    (held, step) => {
      const name = step.replace('[]', '')
      const next = held.flatMap((one) => (one?.[name] === undefined ? [] : [one[name]]))
      return step.endsWith('[]')
        ? next.flatMap((list) => (Array.isArray(list) ? list : [`${name} IS NO LIST`]))
        : next
    },
    [value],
  )

const mayBeEmpty = /\.shelfNumbers$/

/**
 * Places where an answer is not as the interface has it: `@type` behind other members; null, an empty text,
 * with `isFull` an empty list or object.
 */
export function contractViolations(value: Json, { isFull = false, place = '' } = {}): string[] {
  if (value === null || value === '') return [`${place} is ${JSON.stringify(value)}`]
  if (typeof value !== 'object') return []
  const names = Object.keys(value)
  return [
    ...(isFull && names.length === 0 && !mayBeEmpty.test(place) ? [`${place} is empty`] : []),
    // Some errors repeat their members outside the root member.
    ...(place !== '' && names.indexOf('@type') > 0
      ? [`${place} has @type at ${names.indexOf('@type')}`]
      : []),
    ...names.flatMap((name) =>
      contractViolations(value[name], {
        isFull,
        place: Array.isArray(value) ? `${place}[]` : `${place}.${name}`,
      }),
    ),
  ]
}
