import { useMemo, useState } from 'preact/hooks'

type Json = unknown
type Found = ReadonlyMap<string, readonly object[]>

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null

/** Every object of a document that has an `id`, by it. */
function objectsById(value: Json, found = new Map<string, object[]>()): Map<string, object[]> {
  if (!isObject(value)) return found
  if (typeof value.id === 'string') found.set(value.id, [...(found.get(value.id) ?? []), value])
  for (const member of Object.values(value)) objectsById(member, found)
  return found
}

/** Members that name an object elsewhere in the document: `productRef`, `flightRefs`, `FlightRef`. */
const isReference = (name: string): boolean => /refs?$/i.test(name)

/** A document of JSON, folded below some levels; what a reference means is shown where it stands. */
export function JsonView({ text }: { readonly text: string }) {
  const value = useMemo(() => parsed(text), [text])
  const found = useMemo(() => objectsById(value), [value])
  if (text === '') return <p class="quiet">nothing</p>
  if (value === undefined) return <pre class="json">{text}</pre>
  return (
    <div class="json">
      <Value name="" value={value} depth={0} found={found} />
    </div>
  )
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface ValueProps {
  readonly name: string
  readonly value: Json
  readonly depth: number
  readonly found: Found
  /** The only item of its list: there is nothing to choose. */
  readonly isOnly?: boolean
}

function Value({ name, value, depth, found, isOnly = false }: ValueProps) {
  if (!isObject(value)) return <Leaf name={name} value={value} found={found} />
  const entries = Object.entries(value).filter(([key]) => key !== '@type')
  const isList = Array.isArray(value)
  const type = isList ? `${entries.length} ${entries.length === 1 ? 'item' : 'items'}` : typeOf(value)
  return (
    <Branch
      name={name}
      summary={type}
      isOpen={(depth < 3 && entries.length <= 30) || isPlainList(value) || isOnly}
    >
      {entries.map(([key, member]) => (
        <Value
          key={key}
          name={isList && !isObject(member) ? name : key}
          value={member}
          depth={depth + 1}
          found={found}
          isOnly={isList && entries.length === 1}
        />
      ))}
    </Branch>
  )
}

/** A few texts or numbers. */
const isPlainList = (value: object): boolean =>
  Array.isArray(value) && value.length <= 5 && !value.some(isObject)

const typeOf = (value: Readonly<Record<string, Json>>): string =>
  typeof value['@type'] === 'string' ? value['@type'] : `${Object.keys(value).length} members`

/** Its content is made when it is opened: answers have thousands of members. */
function Branch(props: {
  readonly name: string
  readonly summary: string
  readonly isOpen: boolean
  readonly children: preact.ComponentChildren
}) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="name">{props.name}</span> <span class="quiet">{props.summary}</span>
      </summary>
      {isOpen && <div class="members">{props.children}</div>}
    </details>
  )
}

function Leaf({
  name,
  value,
  found,
}: {
  readonly name: string
  readonly value: Json
  readonly found: Found
}) {
  const meant = typeof value === 'string' && isReference(name) ? found.get(value) : undefined
  return (
    <div class="leaf">
      <span class="name">{name}</span> <span class={`value ${typeof value}`}>{JSON.stringify(value)}</span>
      {meant && <Meaning objects={meant} />}
    </div>
  )
}

/** What a reference stands for, in one line, and whole when it is opened. */
function Meaning({ objects }: { readonly objects: readonly object[] }) {
  return (
    <details class="meaning">
      <summary>{objects.map(inShort).join('; ')}</summary>
      {objects.map((one) => (
        <pre key={JSON.stringify(one)}>{JSON.stringify(one, undefined, 1)}</pre>
      ))}
    </details>
  )
}

function inShort(value: object): string {
  const texts = Object.entries(value)
    .filter(([name, member]) => name !== 'id' && name !== '@type' && !isObject(member))
    .map(([, member]) => String(member))
  return texts.slice(0, 5).join(' ').slice(0, 70) || typeOf(value as Readonly<Record<string, Json>>)
}
