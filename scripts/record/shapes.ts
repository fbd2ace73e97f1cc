/** Kinds of values by path; elements of a list have the path of the list and `[]`, objects that tell it their type. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}

const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && '@type' in value ? `<${String(value['@type'])}>` : ''

/** Every member of some values with the kinds that it has in them. */
export function shapeOf(values: readonly unknown[]): Shape {
  const shape = new Map<string, Set<string>>()
  const visit = (value: unknown, path: string): void => {
    const kinds = shape.get(path) ?? new Set()
    shape.set(path, kinds.add(kindOf(value)))
    if (Array.isArray(value)) for (const one of value) visit(one, `${path}[]${typeOf(one)}`)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, path === '' ? name : `${path}.${name}`)
  }
  for (const value of values) visit(value, '')
  shape.delete('')
  return shape
}

export interface Difference {
  /** Members that only they have; of a member that we lack not those inside it. */
  readonly weLack: readonly string[]
  readonly weHaveMore: readonly string[]
  /** Members of another kind here than there. */
  readonly otherKinds: readonly string[]
}

const parentOf = (path: string): string => path.replace(/(\[\](<[^>]*>)?|\.?[^.[\]]+)$/, '')

const onlyIn = (one: Shape, other: Shape): string[] => {
  const own = [...one.keys()].filter((path) => !other.has(path))
  const set = new Set(own)
  return own.filter((path) => !set.has(parentOf(path))).sort()
}

/** How the shape of their answers differs from that of ours. */
export function compareShapes(theirs: Shape, ours: Shape): Difference {
  const otherKinds = [...theirs].flatMap(([path, kinds]) => {
    const own = ours.get(path)
    const other = own && [...kinds].filter((kind) => !own.has(kind))
    return own && other && other.length > 0
      ? [`${path}: ${[...kinds].join(' or ')}, here ${[...own].join(' or ')}`]
      : []
  })
  return { weLack: onlyIn(theirs, ours), weHaveMore: onlyIn(ours, theirs), otherKinds: otherKinds.sort() }
}
