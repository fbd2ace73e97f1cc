import type * as z from 'zod'

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
 */
export function readLeniently(schema: z.ZodType, value: unknown): unknown {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      return definition.innerType && !isAbsent(definition.innerType, value)
        ? readLeniently(definition.innerType, value)
        : undefined
    case 'array':
      return readArray(definition, value)
    case 'object':
      return readObject(definition, value)
    case 'union':
      return readUnion(definition, value)
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
        ? Number(value)
        : value
    case 'boolean':
      return typeof value === 'string' ? readFlag(value) : value
    case 'string':
      return readString(schema, value)
    case 'enum':
      return readWord(definition, value)
    default:
      return value
  }
}

const isAbsent = (schema: z.ZodType, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0 && definitionOf(schema).type === 'object')

const readFlag = (text: string): unknown =>
  /^\s*true\s*$/i.test(text) || (/^\s*false\s*$/i.test(text) ? false : text)

function readString(schema: z.ZodType, value: unknown): unknown {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && upperCaseSchemas.has(schema) ? text.trim().toUpperCase() : text
}

function readWord({ entries = {} }: Definition, value: unknown): unknown {
  const isSame = (word: string | number): boolean =>
    typeof value === 'string' && String(word).toLowerCase() === value.trim().toLowerCase()
  return Object.values(entries).find(isSame) ?? value
}

function readArray({ element }: Definition, value: unknown): unknown {
  if (!element || value === undefined) return value
  return (Array.isArray(value) ? value : [value]).map((item) => readLeniently(element, item))
}

function readObject({ shape = {} }: Definition, value: unknown): unknown {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (typeof only !== 'object' || only === null || Array.isArray(only)) return only
  const read: Record<string, unknown> = { ...only }
  for (const [name, given] of Object.entries(only)) {
    const member = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!member || given === undefined) continue
    const lenient = readLeniently(member, given)
    if (lenient === undefined || lenient === null) delete read[name]
    else read[name] = lenient
  }
  return read
}

/**
 * The first alternative that accepts the value: lists are tried before single things when it is a list, and
 * the other way round.
 */
function readUnion({ options = [] }: Definition, value: unknown): unknown {
  const isList = (option: z.ZodType): boolean =>
    (definitionOf(option).type === 'array') === Array.isArray(value)
  for (const option of [...options.filter(isList), ...options.filter((other) => !isList(other))]) {
    const read = readLeniently(option, value)
    if (option.safeParse(read).success) return read
  }
  return value
}

/**
 * The value without empty members: null and empty texts, which some clients send for what they leave
 * out.
 */
export function withoutBlanks(value: unknown): unknown {
  const says = (member: unknown): boolean => member !== null && member !== ''
  if (Array.isArray(value)) return value.filter(says).map(withoutBlanks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (says(member) ? [[name, withoutBlanks(member)]] : [])),
  )
}
