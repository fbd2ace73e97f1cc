import type * as z from 'zod'
import { type Doubt, problems, readAs, type Tell, within } from './doubts.ts'

/** Schemas of codes (IATA, passenger type, currency): lower case is accepted and read as upper case. */
const upperCaseSchemas = new WeakSet<object>()

/** Marks a string schema as a code. */
export const code = <S extends z.ZodString>(schema: S): S => {
  upperCaseSchemas.add(schema)
  return schema
}

type Definition = {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly entries?: Readonly<Record<string, string | number>>
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition

/**
 * The value as the schema would have it, where real clients differ harmlessly: a numeric string for a number,
 * "true" for true, a number for a string, one object for a list of one and the other way round, null or
 * (where an object is expected) an empty list for absent, codes and words of a list in another letter case.
 * Anything else is passed unchanged, for the schema to refuse.
 *
 * @param tell is told of each such difference, and of members that the schema does not have
 */
export function readLeniently(schema: z.ZodType, value: unknown, tell?: Tell): unknown {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      if (definition.innerType && !isAbsent(definition.innerType, value))
        return readLeniently(definition.innerType, value, tell)
      return value === undefined
        ? undefined
        : readAs(undefined, { sent: value, problem: problems.blank, tell })
    case 'array':
      return readArray(definition, value, tell)
    case 'object':
      return readObject(definition, value, tell)
    case 'union':
      return readUnion(definition, value, tell)
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
        ? readAs(Number(value), { sent: value, problem: problems.textForNumber, tell })
        : value
    case 'boolean':
      return typeof value === 'string' ? readFlag(value, tell) : value
    case 'string':
      return readString(schema, value, tell)
    case 'enum':
      return readWord(definition, value, tell)
    default:
      return value
  }
}

const isAbsent = (schema: z.ZodType, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0 && definitionOf(schema).type === 'object')

function readFlag(text: string, tell?: Tell): unknown {
  const word = text.trim().toLowerCase()
  return word === 'true' || word === 'false'
    ? readAs(word === 'true', { sent: text, problem: problems.textForFlag, tell })
    : text
}

function readString(schema: z.ZodType, value: unknown, tell?: Tell): unknown {
  const text =
    typeof value === 'number'
      ? readAs(String(value), { sent: value, problem: problems.numberForText, tell })
      : value
  if (typeof text !== 'string' || !upperCaseSchemas.has(schema)) return text
  return inLetters(text.trim().toUpperCase(), text, tell)
}

const inLetters = (meant: string | number, sent: string, tell?: Tell): unknown =>
  meant === sent ? meant : readAs(meant, { sent, problem: problems.letters, tell })

function readWord({ entries = {} }: Definition, value: unknown, tell?: Tell): unknown {
  const isSame = (word: string | number): boolean =>
    typeof value === 'string' && String(word).toLowerCase() === value.trim().toLowerCase()
  const word = Object.values(entries).find(isSame)
  return word === undefined || typeof value !== 'string' ? value : inLetters(word, value, tell)
}

function readArray({ element }: Definition, value: unknown, tell?: Tell): unknown {
  if (!element || value === undefined) return value
  const items = Array.isArray(value)
    ? value
    : readAs([value], { sent: value, problem: problems.noList, tell })
  return items.map((item, index) => readLeniently(element, item, within(tell, index)))
}

function readObject({ shape = {} }: Definition, value: unknown, tell?: Tell): unknown {
  const only =
    Array.isArray(value) && value.length === 1
      ? readAs(value[0], { sent: value, problem: problems.list, tell })
      : value
  if (typeof only !== 'object' || only === null || Array.isArray(only)) return only
  const read: Record<string, unknown> = { ...only }
  for (const [name, given] of Object.entries(only)) {
    const member = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!member && isClosed(shape) && name !== '@type') tell?.({ path: name, problem: problems.notRead })
    if (!member || given === undefined) continue
    const lenient = readLeniently(member, given, within(tell, name))
    if (lenient === undefined || lenient === null) delete read[name]
    else read[name] = lenient
  }
  return read
}

/** A schema that names no member takes any. */
const isClosed = (shape: object): boolean => Object.keys(shape).some((name) => name !== '@type')

/**
 * The first alternative that accepts the value: lists are tried before single things when it is a list, and
 * the other way round.
 */
function readUnion({ options = [] }: Definition, value: unknown, tell?: Tell): unknown {
  const isList = (option: z.ZodType): boolean =>
    (definitionOf(option).type === 'array') === Array.isArray(value)
  const ordered = [...options.filter(isList), ...options.filter((other) => !isList(other))]
  for (const option of ordered) {
    const read = readLeniently(option, value)
    if (!option.safeParse(read).success) continue
    if (tell) leastDoubts(ordered, value).forEach(tell)
    return read
  }
  return value
}

/** A member is read when one of the alternatives has it: what the likest of them doubts counts. */
function leastDoubts(options: readonly z.ZodType[], value: unknown): readonly Doubt[] {
  const found = options.flatMap((option) => {
    const doubts: Doubt[] = []
    const read = readLeniently(option, value, (doubt) => doubts.push(doubt))
    return option.safeParse(read).success ? [doubts] : []
  })
  return found.sort((a, b) => a.length - b.length)[0] ?? []
}

/**
 * The value without empty members: null and empty texts, which some clients send for what they leave
 * out.
 */
export function withoutBlanks(value: unknown, tell?: Tell): unknown {
  const says = (member: unknown, place: string | number): boolean =>
    member !== null && member !== ''
      ? true
      : readAs(false, { sent: member, problem: problems.blank, tell: within(tell, place) })
  if (Array.isArray(value))
    return value.flatMap((member, index) =>
      says(member, index) ? [withoutBlanks(member, within(tell, index))] : [],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      says(member, name) ? [[name, withoutBlanks(member, within(tell, name))]] : [],
    ),
  )
}
