import type middy from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type * as z from 'zod'
import { type Tell, within } from '../../contract/doubts.ts'
import { readLeniently, withoutBlanks } from '../../contract/lenient.ts'
import type { RouteSpec } from '../../contract/route.ts'
import { unwrapBody } from '../../contract/unwrap.ts'
import { sizes } from '../../kernel/limits.ts'
import { maskIdentifier, maskText } from '../vault/mask-text.ts'
import type { CallEvent } from './call.ts'
import type { InputProblem } from './invalid-input.ts'
import { InvalidInput } from './invalid-input.ts'
import { belowWrapper, doubtsAround, ofQuery } from './strict.ts'

/** Path, query and body as the route's schemas have them; behind this step types are trusted. */
export const parseRequest = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const { route, body, doubts } = event.call
    doubts?.push(...doubtsAround(event))
    const tell: Tell | undefined = doubts && ((doubt) => doubts.push(doubt))
    event.call.request = {
      path: readPath(event),
      query: route.query && parse(route.query, readQuery(route.query, event), { tell: ofQuery(tell) }),
      body:
        route.body &&
        parse(route.body, unwrapBody(withoutBlanks(body, belowWrapper(route, tell)), route, tell), {
          root: bodyName(route),
          tell,
        }),
    }
  },
})

/** Errors name the place below the wrapper, as the documentation shows it. */
const bodyName = ({ member, wrappers }: RouteSpec): string => (member ? '' : (wrappers?.[0] ?? ''))

function parse(
  schema: z.ZodType,
  value: unknown,
  { root = '', tell }: { readonly root?: string; readonly tell?: Tell | undefined },
): unknown {
  const read = readLeniently(schema, value, within(tell, root))
  // With the input, to distinguish a missing value from one of another type.
  const parsed = schema.safeParse(read, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInput(parsed.error.issues.flatMap((issue) => problemsOf(issue, root)).slice(0, 20))
}

function problemsOf(issue: z.core.$ZodIssue, root: string): InputProblem[] {
  if (issue.code === 'invalid_union') return closestAlternative(issue, root)
  const path = issue.path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part),
    root,
  )
  return [{ path, problem: problemOf(issue) }]
}

/** Of several forms that a value may have, what is wrong with the one that it is most like: at the least places. */
function closestAlternative({ errors, path }: z.core.$ZodIssueInvalidUnion, root: string): InputProblem[] {
  const depth = (issues: readonly z.core.$ZodIssue[]): number =>
    Math.max(0, ...issues.map((issue) => issue.path.length))
  const [closest = []] = [...errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)
  return closest.flatMap((issue) => problemsOf({ ...issue, path: [...path, ...issue.path] }, root))
}

/** The problem in words of the interface; never the value, which may be anything. */
function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'IS MISSING'
        : `MUST BE ${article(issue.expected === 'int' ? 'whole number' : issue.expected)}`
    case 'too_small':
      return `MUST BE ${issue.inclusive === false ? 'MORE THAN' : 'AT LEAST'} ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `MUST BE AT MOST ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return `MUST BE ONE OF ${issue.values.join(', ')}`
    case 'invalid_format':
      return `MUST BE A VALID ${issue.format === 'regex' ? 'CODE' : issue.format.toUpperCase()}`
    default:
      return 'IS INVALID'
  }
}

const article = (type: string): string => `${/^[aeiou]/.test(type) ? 'AN' : 'A'} ${type.toUpperCase()}`
const unitOf = (origin: string): string => ({ array: ' ITEMS', string: ' CHARACTERS' })[origin] ?? ''

function readPath({ pathParameters }: APIGatewayProxyEvent): Record<string, string> {
  const path: Record<string, string> = {}
  for (const [name, value = ''] of Object.entries(pathParameters ?? {})) {
    const decoded = decode(value)
    if (decoded === undefined || decoded.length > sizes.identifierLength)
      throw new InvalidInput([{ path: name, problem: 'IS INVALID' }])
    path[name] = maskIdentifier(decoded)
  }
  return path
}

/** API Gateway passes path parameters as they were sent. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Query parameters under the schema's names, whatever letter case they came in; repeated ones as a list. */
function readQuery(
  schema: z.ZodObject,
  { multiValueQueryStringParameters: sent }: APIGatewayProxyEvent,
): Record<string, unknown> {
  const names = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]))
  const query: Record<string, unknown> = {}
  for (const [name, values = []] of Object.entries(sent ?? {})) {
    const known = names.get(name.toLowerCase())
    if (known === undefined || !values.some(Boolean)) continue
    const masked = values.map(maskText)
    query[known] = masked.length === 1 ? masked[0] : masked
  }
  return query
}
