import type { Api, Json } from './api.ts'

/**
 * What a reservation or a workbench holds, as the rules of the interface have it, in as few words as they
 * need.
 */
export interface Contents {
  /** By reference, as everything here. */
  offers: Map<
    string,
    { state: 'added' | 'held' | 'ticketed'; readonly people: number; readonly replacesSegments?: number }
  >
  /** Bags and seats. */
  bags: Map<
    string,
    {
      state: 'added' | 'held' | 'issued'
      readonly parent: string
      readonly traveler: string
      readonly isSeat?: true
    }
  >
  passives: Set<string>
  /** Seats that are held for each; undefined: none yet. */
  unquoted: Map<string, number | undefined>
  /** Whether each has a telephone. */
  travelers: Map<string, boolean>
  hasCash: boolean
  readonly added: { offers: number; travelers: number; unquoted: number }
}

interface Document {
  readonly kind: 'Ticket' | 'EMD'
  /** The offer or the bag. */
  readonly of: string
  readonly traveler: string
  isVoid: boolean
}

export interface Booked extends Contents {
  readonly locator: string
  /** How often it was changed: a workbench that was opened before is too late. */
  changes: number
  documents: Document[]
}

export interface Bench {
  readonly id: string
  readonly base?: { readonly booked: Booked; readonly changes: number }
  state: 'open' | 'discarded' | { readonly refused: string } | { readonly locator: string }
  touchedAt: number
  readonly contents: Contents
  /** References of what is paid for when it is committed. */
  readonly paid: Set<string>
  /** One may be cancelled in it. */
  hasCancelledSeat?: true
}

export interface Model {
  readonly benches: Bench[]
  readonly bookings: Booked[]
  now: number
}

export interface Real {
  readonly api: Api
  /** Number of requested flights. */
  taken: number
}

export const nothing = (): Contents => ({
  offers: new Map(),
  bags: new Map(),
  passives: new Set(),
  unquoted: new Map(),
  travelers: new Map(),
  hasCash: false,
  added: { offers: 0, travelers: 0, unquoted: 0 },
})

export const contentsOf = ({
  offers,
  bags,
  passives,
  unquoted,
  travelers,
  hasCash,
  added,
}: Contents): Contents => structuredClone({ offers, bags, passives, unquoted, travelers, hasCash, added })

/** Whether nothing is left that could be cancelled. */
export const isEmpty = ({ offers, passives, unquoted }: Contents): boolean =>
  offers.size + passives.size + unquoted.size === 0

const idleMs = 30 * 60_000
export const isOpen = ({ state, touchedAt }: Bench, now: number): boolean =>
  state === 'open' && now < touchedAt + idleMs
/** The answer to a request on a workbench that is not open. */
export const notOpen = ({ state }: Bench): string => (state === 'open' ? '4434' : '4100')

/** Takes an offer out, with its bags and what was to be paid for them. */
export function dropOffer({ contents, paid }: Bench, ref: string): void {
  const bags = [...contents.bags].filter(([, { parent }]) => parent === ref).map(([bag]) => bag)
  contents.offers.delete(ref)
  for (const bag of bags) contents.bags.delete(bag)
  for (const gone of [ref, ...bags]) paid.delete(gone)
}

/** Why a commit of an open workbench is refused. */
export function refusalOf({ base, contents, paid }: Bench): string | undefined {
  const { offers, bags, unquoted, travelers } = contents
  if (base && base.changes !== base.booked.changes) return '4367'
  if (isEmpty(contents)) return base ? undefined : '4110'
  const priced = [...offers.values()]
  if (travelers.size === 0) return '4111'
  // Each offer is checked with its travelers, one after the other.
  const hasPhone = [...travelers.values()].some(Boolean)
  if (priced[0] && priced[0].people !== travelers.size) return '4112'
  if (!hasPhone) return '4113'
  if (priced.some(({ people }) => people !== travelers.size)) return '4112'
  const isFlown = (parent: string): boolean => offers.get(parent)?.state === 'ticketed' || paid.has(parent)
  if ([...bags].some(([ref, { parent }]) => paid.has(ref) && !isFlown(parent))) return '4955'
  const seats = [...unquoted.values(), ...priced.map(({ replacesSegments }) => replacesSegments)]
  return seats.some((held) => held !== undefined && held !== travelers.size) ? '4112' : undefined
}

/** Makes of a reservation what a workbench has when it is committed. */
export function file({ contents, paid }: Bench, booked: Booked): void {
  const { offers, bags, ...rest } = contentsOf(contents)
  const seats = rest.travelers.size
  const issued: Document[] = []
  for (const [of, offer] of offers) {
    if (paid.has(of))
      issued.push(
        ...[...rest.travelers.keys()].map((traveler) => ({
          kind: 'Ticket' as const,
          of,
          traveler,
          isVoid: false,
        })),
      )
    offers.set(of, {
      state: paid.has(of) || offer.state === 'ticketed' ? 'ticketed' : 'held',
      people: offer.people,
    })
  }
  for (const [of, bag] of bags) {
    if (paid.has(of)) issued.push({ kind: 'EMD', of, traveler: bag.traveler, isVoid: false })
    bag.state = paid.has(of) || bag.state === 'issued' ? 'issued' : 'held'
  }
  const unquoted = new Map([...rest.unquoted.keys()].map((ref) => [ref, seats]))
  Object.assign(booked, {
    ...rest,
    offers,
    bags,
    unquoted,
    documents: [...booked.documents, ...issued],
    changes: booked.changes + 1,
  })
}

/** Divides a traveler from a reservation. @returns the new reservation */
export function divided(whole: Booked, leaving: string, locator: string): Booked {
  const part = (isIn: (traveler: string) => boolean): Omit<Booked, 'locator' | 'changes'> => {
    const contents = contentsOf(whole)
    const travelers = new Map([...contents.travelers].filter(([ref]) => isIn(ref)))
    const [first] = travelers.keys()
    // Without any telephone the first traveler gets that of the others.
    if (
      first !== undefined &&
      ![...travelers.values()].some(Boolean) &&
      [...contents.travelers.values()].some(Boolean)
    )
      travelers.set(first, true)
    return {
      ...contents,
      travelers,
      offers: new Map(
        [...contents.offers].map(([ref, { state }]) => [ref, { state, people: travelers.size }]),
      ),
      bags: new Map([...contents.bags].filter(([, { traveler }]) => isIn(traveler))),
      documents: whole.documents.filter(({ traveler }) => isIn(traveler)),
    }
  }
  const [stays, leaves] = [part((traveler) => traveler !== leaving), part((traveler) => traveler === leaving)]
  Object.assign(whole, { ...stays, changes: whole.changes + 1 })
  return { ...leaves, locator, changes: 0 }
}

export const codeOf = ({ body }: { readonly body: Json }): string | undefined =>
  body === undefined ? undefined : (Object.values(body)[0] as Json).Result?.Error?.[0].SourceCode

export function same(what: string, real: unknown, model: unknown): void {
  const [a, b] = [JSON.stringify(real), JSON.stringify(model)]
  if (a !== b) throw new Error(`${what}: ${a}, expected ${b}`)
}

/** Picks one of those that there are, counted from the last. */
export const one = <T>(list: readonly T[], at: number): T | undefined =>
  list[list.length - 1 - (at % Math.max(1, list.length))]
