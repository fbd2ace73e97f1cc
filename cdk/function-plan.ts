import { catalogue, type FamilyName } from '../lib/contract/catalogue.ts'
import type { Store, TableName } from '../lib/kernel/store.ts'
import { isSandbox, type SupplierKind, supplierKinds } from '../lib/suppliers/adapters.ts'
import type { SupplierConfiguration } from '../lib/suppliers/supplier-configuration.ts'

/** How a function uses a table: the store's own verbs. */
export type Verb = keyof Store

export type TableAccess = Readonly<Partial<Record<TableName, readonly Verb[]>>>

/** Permissions of a function; what is not listed is denied. */
export interface FunctionPlan {
  readonly memoryMegabytes: number
  readonly tables: TableAccess
  /** Permissions on cards. */
  readonly cards?: 'encrypt' | 'decrypt'
  readonly startsCommits?: true
  /** The table whose stream it reads. */
  readonly follows?: TableName
  /** Whose hosts it uses: it gets their settings and may read their secrets. */
  readonly suppliers?: readonly SupplierKind[]
}

const air: readonly SupplierKind[] = ['GDS', 'NDC']

/** The functions around the families. */
export type AroundName =
  | 'commit-steps'
  | 'expire-holds'
  | 'resume-commits'
  | 'supplier-events'
  | 'reconcile-orders'
  | 'publish-events'
  | 'send-webhooks'
  | 'fallback'
  | 'authorizer'
  | 'token'
  | 'token-claims'

/** An Idempotency-Key is claimed, stored with its answer, or released. */
const idempotency: readonly Verb[] = ['read', 'create', 'replace', 'put', 'remove']

/** An item is placed and counted; what somebody else left half done with it is ended first. */
const placesOnQueues: readonly Verb[] = ['read', 'readCounts', 'create', 'replace', 'put', 'remove', 'addIf']

/** Memory brings processor time with it: one whole processor at 1,769 MB. Searching computes most. */
const shopping = 1769
const plain = 512

/**
 * Memory of a function. Where only real suppliers serve it waits for them, and what the sandbox's hosts compute is theirs:
 * waiting is paid for by the megabyte.
 */
export function memoryFor(
  { memoryMegabytes, suppliers = [] }: FunctionPlan,
  { hosts }: Pick<SupplierConfiguration, 'hosts'>,
): number {
  const computes = hosts.some((host) => isSandbox(host) && suppliers.includes(host.kind))
  return suppliers.length === 0 || computes ? memoryMegabytes : Math.min(plain, memoryMegabytes)
}

/** The plan with what the gates before its suppliers need: they count in the store what all processes together may send. */
export function withGates(
  plan: FunctionPlan,
  { hosts, limits }: Pick<SupplierConfiguration, 'hosts' | 'limits'>,
): FunctionPlan {
  const isCounted = hosts.some(({ adapter, kind }) => {
    const { searchesPerMinute, callsPerMinute } = limits.get(adapter) ?? {}
    return plan.suppliers?.includes(kind) && (searchesPerMinute ?? callsPerMinute) !== undefined
  })
  if (!isCounted) return plan
  const supplierOrders: readonly Verb[] = [...(plan.tables.supplierOrders ?? []), 'increment']
  return { ...plan, tables: { ...plan.tables, supplierOrders } }
}

/**
 * The functions of the families. The scenario in test/cdk/access.test.ts runs every operation and compares
 * what it did with this table, so that a permission is neither forgotten nor left over.
 */
export const familyPlans = {
  search: {
    memoryMegabytes: shopping,
    tables: { offerCaches: ['read', 'put'], inventory: ['readCounts'] },
    suppliers: air,
  },
  flex: {
    memoryMegabytes: shopping,
    tables: { offerCaches: ['read', 'put'], inventory: ['readCounts'] },
    suppliers: air,
  },
  pricing: {
    memoryMegabytes: shopping,
    tables: {
      offerCaches: ['read', 'create', 'replace', 'put'],
      inventory: ['readCounts', 'list', 'listLast'],
      reservations: ['read'],
      documents: ['read'],
    },
    suppliers: air,
  },
  workbench: {
    memoryMegabytes: plain,
    tables: {
      workbenches: ['read', 'create', 'replace', 'remove'],
      openCommits: ['put'],
      reservations: ['read'],
      documents: ['read', 'readMany'],
      cards: ['remove'],
      recents: ['put'],
      idempotency,
    },
    startsCommits: true,
  },
  details: {
    memoryMegabytes: plain,
    tables: { workbenches: ['read', 'replace'], idempotency },
  },
  ancillary: {
    memoryMegabytes: shopping,
    tables: {
      workbenches: ['read', 'replace'],
      offerCaches: ['read', 'put'],
      inventory: ['read', 'readCounts', 'list', 'listLast'],
      reservations: ['read'],
      documents: ['readMany'],
      supplierOrders: ['read'],
      idempotency,
    },
    suppliers: air,
  },
  booking: {
    memoryMegabytes: shopping,
    tables: {
      workbenches: ['read', 'replace'],
      offerCaches: ['read'],
      inventory: ['readCounts', 'list', 'listLast'],
      reservations: ['read'],
      idempotency,
    },
    suppliers: air,
  },
  'single-payload': {
    memoryMegabytes: shopping,
    tables: {
      workbenches: ['read', 'create', 'replace'],
      openCommits: ['put'],
      offerCaches: ['read'],
      inventory: ['readCounts', 'list', 'listLast'],
      reservations: ['read'],
      documents: ['readMany'],
      cards: ['create'],
      idempotency,
    },
    cards: 'encrypt',
    startsCommits: true,
    suppliers: [...air, 'cars'],
  },
  reservation: {
    memoryMegabytes: plain,
    tables: {
      workbenches: ['read', 'create', 'replace'],
      openCommits: ['put'],
      reservations: ['read'],
      documents: ['read', 'readMany'],
      idempotency,
    },
    startsCommits: true,
  },
  ticketing: {
    memoryMegabytes: plain,
    tables: {
      workbenches: ['read', 'create', 'replace'],
      openCommits: ['put'],
      reservations: ['read'],
      documents: ['read', 'readMany'],
      cards: ['create', 'remove'],
      idempotency,
    },
    cards: 'encrypt',
    startsCommits: true,
    suppliers: air,
  },
  'ndc-change': {
    memoryMegabytes: shopping,
    tables: {
      workbenches: ['read', 'replace'],
      openCommits: ['put'],
      offerCaches: ['read', 'put'],
      inventory: ['read', 'readCounts', 'list', 'listLast'],
      reservations: ['read'],
      documents: ['readMany'],
      recents: ['listLast'],
      idempotency,
    },
    startsCommits: true,
    suppliers: air,
  },
  exchange: {
    memoryMegabytes: shopping,
    tables: {
      offerCaches: ['read', 'put'],
      inventory: ['read', 'readCounts', 'list', 'listLast'],
      workbenches: ['read', 'create', 'replace'],
      openCommits: ['put'],
      reservations: ['read'],
      documents: ['read', 'readMany'],
      recents: ['listLast'],
      idempotency,
    },
    startsCommits: true,
    suppliers: air,
  },
  queue: {
    memoryMegabytes: plain,
    tables: {
      queueItems: [...placesOnQueues, 'list', 'listFirst'],
      dueHolds: ['listLast'],
      reservations: ['read'],
      documents: ['read'],
      idempotency,
    },
  },
  car: {
    memoryMegabytes: shopping,
    tables: {
      offerCaches: ['read', 'put'],
      inventory: ['list'],
      workbenches: ['read', 'create', 'replace'],
      openCommits: ['put'],
      reservations: ['read'],
      documents: ['readMany'],
      idempotency,
    },
    startsCommits: true,
    suppliers: ['cars'],
  },
  hotel: {
    memoryMegabytes: shopping,
    tables: { offerCaches: ['read', 'put'], inventory: ['read', 'list'], recents: ['put', 'listLast'] },
    suppliers: ['hotels'],
  },
  'hotel-booking': {
    memoryMegabytes: shopping,
    tables: {
      offerCaches: ['read'],
      inventory: ['read'],
      supplierOrders: ['read'],
      workbenches: ['read', 'create', 'replace'],
      openCommits: ['put'],
      reservations: ['read', 'create', 'replace'],
      filings: ['read', 'create', 'replace'],
      documents: ['readMany'],
      cards: ['create', 'remove'],
      recents: ['put', 'listLast'],
      idempotency,
    },
    cards: 'encrypt',
    startsCommits: true,
    suppliers: ['hotels'],
  },
} as const satisfies Record<FamilyName, FunctionPlan>

/** The steps of the commit workflow: the only ones that sell, issue, charge and write reservations. */
export const commitStepsPlan: FunctionPlan = {
  memoryMegabytes: shopping,
  tables: {
    workbenches: ['read', 'replace'],
    openCommits: ['remove'],
    reservations: ['read', 'create', 'replace', 'put'],
    filings: ['read', 'create', 'replace'],
    documents: ['read', 'readMany', 'create', 'replace'],
    inventory: ['read', 'readCounts', 'list', 'listLast', 'create', 'replace', 'put', 'remove', 'addIf'],
    supplierOrders: ['read', 'create', 'replace', 'put', 'increment'],
    cards: ['read', 'replace', 'remove'],
    dueHolds: ['put'],
    queueItems: placesOnQueues,
  },
  cards: 'decrypt',
  suppliers: supplierKinds,
}

/** Scheduled: takes up commits that have not ended. */
export const resumeCommitsPlan: FunctionPlan = {
  memoryMegabytes: plain,
  tables: { openCommits: ['list', 'put', 'remove'], workbenches: ['read', 'replace'] },
  startsCommits: true,
}

/** Scheduled: expires unpaid offers after their ticketing time limit. */
export const expireHoldsPlan: FunctionPlan = {
  memoryMegabytes: plain,
  tables: {
    dueHolds: ['list', 'remove'],
    queueItems: placesOnQueues,
    reservations: ['read', 'replace'],
    filings: ['read', 'create', 'replace'],
    inventory: ['read', 'readCounts', 'create', 'replace', 'remove', 'addIf'],
    supplierOrders: ['read', 'create', 'replace'],
  },
  suppliers: air,
}

/** Receives what suppliers deliver; it only notes which orders to look at. */
export const supplierEventsPlan: FunctionPlan = {
  memoryMegabytes: plain,
  tables: { reportedOrders: ['put'] },
  suppliers: supplierKinds,
}

/** Scheduled, and invoked after a delivery: reads the orders that suppliers reported, and files their changes. */
export const reconcileOrdersPlan: FunctionPlan = {
  memoryMegabytes: plain,
  tables: {
    reportedOrders: ['read', 'list', 'put', 'remove'],
    reservations: ['read', 'replace'],
    filings: ['read', 'create', 'replace'],
    documents: ['read', 'readMany', 'replace'],
    queueItems: placesOnQueues,
  },
  suppliers: supplierKinds,
}

/** Reads the stream of the reservations, and publishes what happened to them. */
export const publishEventsPlan: FunctionPlan = { memoryMegabytes: plain, tables: {}, follows: 'reservations' }

/** Posts events to the programs of the deployment's webhooks, where there are any. */
export const sendWebhooksPlan: FunctionPlan = { memoryMegabytes: 256, tables: {} }

/** The other functions around the families: none of them has a table. */
export const plainPlan: FunctionPlan = { memoryMegabytes: plain, tables: {} }

/** Whether a function writes reservations or documents, and so has to know how long they are kept. */
export const files = ({ tables: { reservations = [], documents = [] } }: FunctionPlan): boolean =>
  [...reservations, ...documents].some((verb) => actions[verb] === 'dynamodb:PutItem')

export const familyNames = Object.keys(catalogue) as FamilyName[]

/** DynamoDB's name for what a verb does. */
const actions: Readonly<Record<Verb, string>> = {
  read: 'dynamodb:GetItem',
  readMany: 'dynamodb:BatchGetItem',
  list: 'dynamodb:Query',
  listLast: 'dynamodb:Query',
  listFirst: 'dynamodb:Query',
  create: 'dynamodb:PutItem',
  replace: 'dynamodb:PutItem',
  put: 'dynamodb:PutItem',
  remove: 'dynamodb:DeleteItem',
  increment: 'dynamodb:UpdateItem',
  addIf: 'dynamodb:UpdateItem',
  readCounts: 'dynamodb:BatchGetItem',
}

export const actionsOf = (verbs: readonly Verb[]): string[] =>
  [...new Set(verbs.map((verb) => actions[verb]))].sort()
