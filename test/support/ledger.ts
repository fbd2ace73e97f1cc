import type { TableName } from '../../lib/kernel/store.ts'
import { tableNames } from '../../lib/kernel/store.ts'
import { unpackJson } from '../../lib/platform/store/pack.ts'
import type { Api, Json } from './api.ts'

interface Row {
  readonly table: TableName
  readonly key: string
  readonly value: Json
}

async function rowsOf({ service }: Api, table: TableName): Promise<Row[]> {
  return (await service.database.rows(table)).map((row) => ({
    table,
    key: row.sk === '' ? row.pk : `${row.pk}/${row.sk}`,
    value: row.content === null ? { count: row.count } : unpackJson(row.content),
  }))
}

function ledgerOver(rowsIn: (table: TableName) => Promise<readonly Row[]>) {
  const valuesIn = async (table: TableName): Promise<Json[]> =>
    (await rowsIn(table)).map(({ value }) => value)
  const keyedIn = async (table: TableName): Promise<Json[]> =>
    (await rowsIn(table)).map(({ key, value }) => ({ key, ...value }))
  /** What the sandbox hosts keep under a kind of key, each with the key that their caller gave it. */
  const ordersOf = async (kind: string): Promise<Json[]> =>
    (await keyedIn('supplierOrders'))
      .filter(({ key }) => key.startsWith(kind))
      .map(({ key, ...order }) => ({ key: key.slice(kind.length), ...order }))
  /** Seats that sales of flights hold: departure, sale and hold. */
  const seatHolds = async (): Promise<Json[]> =>
    (await keyedIn('inventory'))
      .filter(({ key, status }) => key.startsWith('HOLD#') && status !== 'none')
      .map(({ key, ...hold }) => {
        const [, departure, sale] = /^HOLD#([^/]+\/[^/]+\/[^/]+)\/(.*)$/s.exec(key) ?? []
        return { departure, key: sale, ...hold }
      })
  const holds = async (): Promise<Json[]> => [
    ...(await seatHolds()),
    ...(await valuesIn('inventory')).flatMap(({ holds: held = {} }) =>
      Object.entries<Json>(held).map(([key, hold]) => ({ key, ...hold })),
    ),
  ]

  return {
    /** All that is stored, in the clear as far as it is stored so. */
    everything: async (): Promise<Json[]> => (await Promise.all(tableNames.map(rowsIn))).flat(),

    workbenches: async () => (await valuesIn('workbenches')).filter(({ status }) => status !== undefined),
    reservations: async () => (await valuesIn('reservations')).filter(({ locator }) => locator !== undefined),
    async reservation(wanted: string): Promise<Json> {
      return (await valuesIn('reservations')).find(({ locator }) => locator === wanted)
    },
    /** Rows of the lists of reservations. */
    filings: () => valuesIn('filings'),
    /** Locators of suppliers under which reservations are found. */
    supplierNames: async () =>
      (await valuesIn('reservations')).filter(({ locator }) => locator === undefined),
    /** Tickets and EMDs, without the items that lead to them by number. */
    documents: async () => (await valuesIn('documents')).filter(({ issueKey }) => issueKey !== undefined),
    async document(wanted: string | undefined): Promise<Json> {
      return (await valuesIn('documents')).find(({ number }) => number === wanted)
    },
    /** What waits on queues. */
    queueItems: async () =>
      (await rowsIn('queueItems')).filter(({ key }) => key.includes('#waiting/')).map(({ value }) => value),
    /** What was removed from queues, each with its key and the requests that removed it. */
    queueRemovals: async () =>
      (await rowsIn('queueItems'))
        .filter(({ value }) => value.status === 'removed')
        .map(({ key, value: { removedAt, claims } }) => ({ key, removedAt, claims })),
    /** Commits that were begun and not forgotten. */
    openCommits: () => valuesIn('openCommits'),
    /** Holds that the expiry sweep will check. */
    dueHolds: () => valuesIn('dueHolds'),
    /** Events of suppliers whose orders are still to be read. */
    reportedOrders: async () =>
      (await valuesIn('reportedOrders')).filter(({ eventId }) => eventId !== undefined),
    /** Searches, prices and the like, each with its key. */
    caches: async () => (await rowsIn('offerCaches')).map(({ key, value }) => ({ key, value })),
    /** What is remembered of guests of hotels, each with its key. */
    hotelGuests: async () =>
      (await rowsIn('recents'))
        .filter(({ key }) => key.includes('hotelGuest'))
        .map(({ key, value }) => ({ key, value })),
    /** Cards in the vault, each with its key. */
    cards: () => keyedIn('cards'),

    /** Payments by card at the gateway: `{ key, status, amount, refunds }`. */
    charges: () => ordersOf('PAY#'),
    /** Sales of flights. */
    sales: () => ordersOf('sale#'),
    ancillarySales: () => ordersOf('ANC#'),
    carSales: () => ordersOf('CAR#sale#'),
    roomSales: () => ordersOf('HOTEL#sale#'),
    issuances: () => ordersOf('issue#'),
    /** How many numbers were taken of the carriers' stocks of tickets. */
    ticketNumbersTaken: async () => (await ordersOf('stock#')).reduce((sum, { count }) => sum + count, 0),

    /** Whatever suppliers hold for sales: seats, pieces, rooms, cars. */
    holds,
    /** Seats sold of each departure, as its numbers have them: its holds add up to the same. */
    async seatsCounted(): Promise<Record<string, number>> {
      const counted: Record<string, number> = {}
      for (const { key, numbers = {} } of await keyedIn('inventory')) {
        const [, date, airport] = key.split(/[#/]/)
        for (const [name, seats] of Object.entries<number>(numbers))
          if (/[A-Z]$/.test(name) && seats !== 0) {
            const departure = `${name.slice(0, -1)}/${date}/${airport}`
            counted[departure] = (counted[departure] ?? 0) + seats
          }
      }
      return counted
    },
    async seatsInHolds(): Promise<Record<string, number>> {
      const held: Record<string, number> = {}
      for (const { departure, seats, status } of await seatHolds())
        if (status === 'held') held[departure] = (held[departure] ?? 0) + seats
      return held
    },
    seatsHeld: async (): Promise<number> =>
      (await holds()).reduce((sum: number, { seats = 0 }) => sum + seats, 0),
    /** Rentals by the months in which their cars are away. */
    carHolds: async () =>
      (await rowsIn('inventory'))
        .filter(({ key }) => key.startsWith('CAR#'))
        .flatMap(({ value }) => Object.keys(value.holds)),
  }
}

/**
 * What the service and the suppliers of its sandbox have written down. No other module of the tests knows
 * tables and keys.
 */
export const ledger = (api: Api) => ledgerOver((table) => rowsOf(api, table))

/** The same at one moment, each table read once. */
export function snapshotOf(api: Api) {
  const known = new Map<TableName, Promise<Row[]>>()
  return ledgerOver((table) => {
    const rows = known.get(table) ?? rowsOf(api, table)
    known.set(table, rows)
    return rows
  })
}

/** Refunds of charges, in minor units. */
export const refundsOf = (charges: readonly Json[]): number[] =>
  charges.flatMap(({ refunds = {} }) => Object.values<number>(refunds))
