import type { RouteSpec } from './route.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The payload of a body, whichever of the published forms it came in: bare, or inside its wrapper; with or
 * without the one member it consists of; empty, `null`, `""` or, where no list is expected, `[]` for "no content".
 */
export function unwrapBody(body: unknown, { wrappers = [], member, memberAliases = [] }: RouteSpec): unknown {
  const root = body === undefined || body === null || body === '' ? {} : body
  if (Array.isArray(root)) return member ? { [member]: root } : emptyOf(root)
  if (!isObject(root)) return root
  const wrapper = wrappers.find((name) => Object.hasOwn(root, name))
  const payload = wrapper === undefined ? root : unwrapped(root[wrapper], wrapper)
  if (!member) return emptyOf(payload)
  if (!isObject(payload)) return { [member]: payload }
  if (Object.hasOwn(payload, member)) return payload
  const alias = memberAliases.find((name) => Object.hasOwn(payload, name))
  if (alias !== undefined) return { ...payload, [member]: payload[alias] }
  return isEmpty(payload) ? payload : { [member]: payload }
}

const emptyOf = (payload: unknown): unknown => (Array.isArray(payload) && payload.length === 0 ? {} : payload)

const isEmpty = (payload: Json): boolean => Object.keys(payload).every((name) => name === '@type')

/** The wrapper's name is the type of its content, unless the content has a type itself. */
function unwrapped(value: unknown, wrapper: string): unknown {
  if (value === undefined || value === null || value === '') return {}
  return isObject(value) ? { '@type': wrapper, ...value } : value
}
