export type Json = Readonly<Record<string, unknown>>

/** An object schema without a name, wherever it occurs. */
interface Unnamed {
  /** Stands for its name until all are collected. */
  readonly marker: string
  readonly schema: Json
  /** Its name, if no other schema has it. */
  readonly ownName: string
  /** Schemas without a name that are a part of it. */
  readonly parts: readonly Unnamed[]
  /** The component or operation that it is a part of first. */
  root?: string
  /** How often it occurs. */
  uses: number
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const capitalised = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

export const mapMembers = (object: Json, map: (value: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]))

/** The one `@type` that objects of the schema have; undefined: none, or one of several. */
function typeOf(properties: Json): string | undefined {
  const type = properties['@type']
  return isJson(type) && typeof type.const === 'string' ? type.const : undefined
}

/** The content of a body is called after its one member, otherwise after the operation. */
function rootName(schema: unknown, operation: string): string {
  const names = isJson(schema) && isJson(schema.properties) ? Object.keys(schema.properties) : []
  return names.length === 1 ? `${names[0]}Body` : `${operation}Body`
}

/** Collects object schemas without a name. Equal ones become one. */
function schemaCollector() {
  const found = new Map<string, Unnamed>()

  function collect(value: unknown, name: string, parts: Unnamed[]): unknown {
    if (Array.isArray(value)) return value.map((item) => collect(item, name, parts))
    if (!isJson(value)) return value
    const { properties, description, additionalProperties: _open, ...others } = value
    const described = description === undefined ? {} : { description }
    const rest = mapMembers(others, (one) => collect(one, name, parts))
    if (!isJson(properties)) return { ...rest, ...described }
    const inner: Unnamed[] = []
    const schema = { ...rest, properties: mapMembers(properties, (one, key) => collect(one, key, inner)) }
    const unnamed = register(schema, typeOf(properties) ?? capitalised(name), inner)
    parts.push(unnamed)
    return { $ref: unnamed.marker, ...described }
  }

  function register(schema: Json, ownName: string, parts: readonly Unnamed[]): Unnamed {
    const key = JSON.stringify(schema)
    const known = found.get(key) ?? { marker: `#/unnamed/${found.size}`, schema, ownName, parts, uses: 0 }
    known.uses++
    found.set(key, known)
    return known
  }

  return {
    /** A schema of a body of the operation, with references in place of its objects. */
    inBody(schema: unknown, operation: string): unknown {
      if (isJson(schema) && Array.isArray(schema.anyOf))
        return { ...schema, anyOf: schema.anyOf.map((one) => this.inBody(one, operation)) }
      const parts: Unnamed[] = []
      const collected = collect(schema, rootName(schema, operation), parts)
      setRoot(parts, operation)
      return collected
    },
    /** A component, which has a name, with references in place of the objects in it. */
    inComponent(schema: unknown, name: string): unknown {
      if (!isJson(schema) || !isJson(schema.properties)) return this.inBody(schema, name)
      const { additionalProperties: _open, ...others } = schema
      const parts: Unnamed[] = []
      const properties = mapMembers(schema.properties, (one, key) => collect(one, key, parts))
      setRoot(parts, name)
      return { ...others, properties }
    },
    /** The collected schemas by marker and name. @param components their names */
    named: (components: readonly string[]) => nameAll([...found.values()], components),
  }
}

function setRoot(parts: readonly Unnamed[], root: string): void {
  for (const part of parts) {
    if (part.root !== undefined) continue
    part.root = root
    setRoot(part.parts, root)
  }
}

/** @returns name and schema by marker */
function nameAll(
  all: readonly Unnamed[],
  components: readonly string[],
): ReadonlyMap<string, { readonly name: string; readonly schema: Json }> {
  const mostUsed = new Map<string, Unnamed>()
  for (const one of all.toReversed().toSorted((a, b) => a.uses - b.uses)) mostUsed.set(one.ownName, one)
  for (const name of components) mostUsed.delete(name)
  const used = new Set([...components, ...mostUsed.keys()])
  const free = (name: string): string => {
    let candidate = name
    for (let more = 2; used.has(candidate); more++) candidate = `${name}${more}`
    used.add(candidate)
    return candidate
  }
  const nameOf = (one: Unnamed): string =>
    mostUsed.get(one.ownName) === one ? one.ownName : free(`${one.root ?? ''}${one.ownName}`)
  return new Map(all.map((one) => [one.marker, { name: nameOf(one), schema: one.schema }]))
}

type Collector = ReturnType<typeof schemaCollector>

/** A part of the document, with references in place of the objects in its schemas. */
function collected(value: unknown, operation: string, collector: Collector): unknown {
  if (Array.isArray(value)) return value.map((one) => collected(one, operation, collector))
  if (!isJson(value)) return value
  const name = typeof value.operationId === 'string' ? capitalised(value.operationId) : operation
  return mapMembers(value, (one, key) => {
    if (key === 'example' || key === 'examples') return one
    return key === 'schema' ? collector.inBody(one, name) : collected(one, name, collector)
  })
}

/**
 * The document with a name for each object schema, since generators make one of the whole path to those that
 * have none. Equal schemas become one component. A schema is called after its `@type`, otherwise after the
 * member that has it. Of several with one name the one that occurs most keeps it; before the name of each
 * other stands that of the component or operation around it.
 */
export function withNamedSchemas<Document extends { readonly components?: { readonly schemas?: object } }>(
  document: Document,
): Document {
  const { components: { schemas = {}, ...shared } = {}, ...others } = document
  const collector = schemaCollector()
  const main = collected({ ...others, components: shared }, '', collector) as { readonly components: Json }
  const known = mapMembers({ ...schemas }, (schema, name) => collector.inComponent(schema, name))
  const named = collector.named(Object.keys(schemas))
  const all = {
    ...known,
    ...Object.fromEntries([...named.values()].map(({ name, schema }) => [name, schema])),
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  const text = JSON.stringify({ ...main, components: { ...main.components, schemas: sorted } })
  const path = (marker: string): string => `#/components/schemas/${named.get(marker)?.name}`
  return JSON.parse(text.replaceAll(/#\/unnamed\/\d+/g, path))
}
