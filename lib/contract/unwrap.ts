import { problems, type Tell } from './doubts.ts'
import type { RouteSpec } from './route.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The payload of a body, whichever of the published forms it came in: bare, or inside its wrapper; with or
 * without the one member it consists of; empty, `null`, `""` or, where no list is expected, `[]` for "no content".
 *
 * @param tell is told of forms in which nothing says what the payload is
 */
export function unwrapBody(
  body: unknown,
  { wrappers = [], member, memberAliases = [] }: RouteSpec,
  tell?: Tell,
): unknown {
  const root = body === undefined || body === null || body === '' ? {} : body
  if (Array.isArray(root)) return member ? around(root, member, tell) : emptyOf(root)
  if (!isObject(root)) return root
  const wrapper = wrappers.find((name) => Object.hasOwn(root, name))
  if (wrapper === undefined && !member && wrappers[0] !== undefined && !saysWhatItIs(root))
    tell?.({ path: wrappers[0], problem: problems.unwrapped })
  const payload = wrapper === undefined ? root : unwrapped(root[wrapper], wrapper)
  if (!member) return emptyOf(payload)
  if (!isObject(payload)) return around(payload, member, tell)
  if (Object.hasOwn(payload, member)) return payload
  const alias = memberAliases.find((name) => Object.hasOwn(payload, name))
  if (alias !== undefined) {
    tell?.({ path: alias, problem: problems.name, read: member })
    const { [alias]: meant, ...others } = payload
    return { ...others, [member]: meant }
  }
  return isEmpty(payload) ? payload : around(payload, member, tell)
}

function around(payload: unknown, member: string, tell: Tell | undefined): Json {
  const saysType = isObject(payload) && payload['@type'] === member
  if (!saysType) tell?.({ path: member, problem: problems.withoutMember })
  return { [member]: payload }
}

const emptyOf = (payload: unknown): unknown => (Array.isArray(payload) && payload.length === 0 ? {} : payload)

const isEmpty = (payload: Json): boolean => Object.keys(payload).every((name) => name === '@type')

const saysWhatItIs = (payload: Json): boolean => Object.hasOwn(payload, '@type') || isEmpty(payload)

/** The wrapper's name is the type of its content, unless the content has a type itself. */
function unwrapped(value: unknown, wrapper: string): unknown {
  if (value === undefined || value === null || value === '') return {}
  return isObject(value) ? { '@type': wrapper, ...value } : value
}
