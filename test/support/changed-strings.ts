import type { Json } from './api.ts'

/** Copies of a body, each with another one of its texts changed. */
export function* withEachTextChanged(
  body: Json,
  change: (text: string, number: number) => string,
): Generator<Json> {
  for (let wanted = 0; ; wanted++) {
    let number = 0
    const changed = JSON.stringify(body ?? null, (_, value) =>
      typeof value === 'string' && number++ === wanted ? change(value, wanted) : value,
    )
    if (number <= wanted) return
    yield JSON.parse(changed)
  }
}

/** A body each object of which has these members too. */
export const withMembersEverywhere = (body: Json, members: Json): Json =>
  JSON.parse(
    JSON.stringify(body ?? {}, (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, 'isAdded')
        ? { ...value, ...members }
        : value,
    ),
  )
