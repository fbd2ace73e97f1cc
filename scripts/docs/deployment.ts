import {
  commitStepsPlan,
  expireHoldsPlan,
  type FunctionPlan,
  familyNames,
  familyPlans,
  publishEventsPlan,
  reconcileOrdersPlan,
  resumeCommitsPlan,
  sendWebhooksPlan,
  supplierEventsPlan,
} from '../../cdk/function-plan.ts'
import { type TableName, tableKeys, tableNames } from '../../lib/kernel/store.ts'
import { table } from './markdown.ts'

/** What a table keeps and when its items expire; a missing one does not compile. */
const contents: Readonly<Record<TableName, readonly [kept: string, expires: string]>> = {
  workbenches: [
    'sessions, with what was added and the outcome of their commit',
    'after the outcome: a day; two weeks where hotel rooms may have been sold without a reservation',
  ],
  reservations: [
    'reservations with their events; carriers’ locators',
    'by [retention](operate.md#retention-and-erasure), else never',
  ],
  filings: ['the list of a tenant’s reservations, by month of filing', 'with the reservation'],
  documents: [
    'tickets and EMDs with coupons, amounts and history',
    'by [retention](operate.md#retention-and-erasure), else never',
  ],
  offerCaches: ['digests of searches and prices, from which offers are built again', '12 to 34 minutes'],
  idempotency: ['answers by Idempotency-Key', 'a day'],
  cards: ['card numbers and security codes, encrypted', '30 days'],
  inventory: ['sandbox hosts: seats, rooms, cars and services sold', 'after their date'],
  supplierOrders: [
    'sandbox hosts: their own sales, tickets and charges',
    'hotel sales after the stay, others never',
  ],
  openCommits: ['commits that were begun and have not ended', 'with their end'],
  dueHolds: ['which unpaid holds run out when, for the expiry sweep and the queues', 'a week after'],
  queueItems: [
    'reservations on the queues of offices, what is known of each, and how many there are',
    '90 days, lapsed holds 14; numbers half a year',
  ],
  recents: [
    'what was found or booked last for a stay of a hotel, a guest, a reservation',
    'half an hour to two weeks',
  ],
  reportedOrders: ['orders that suppliers reported changed, until they are read', 'two weeks after'],
}

export const tableOfTables = (): string =>
  table(
    ['Table', 'Key', 'Keeps', 'Expires'],
    tableNames.map((name) => [`\`${name}\``, tableKeys(name).join(', '), ...contents[name]]),
  )

function functionRow(name: string, plan: FunctionPlan): string[] {
  const tables = Object.entries(plan.tables).map(([tableName, verbs]) => `${tableName} (${verbs.join(' ')})`)
  const more = [
    plan.cards ? `${plan.cards} cards` : '',
    plan.startsCommits ? 'start commits' : '',
    plan.follows ? `follow ${plan.follows}` : '',
    plan.suppliers ? `use hosts: ${plan.suppliers.join(', ')}` : '',
  ]
  return [
    `\`${name}\``,
    String(plan.memoryMegabytes),
    tables.join(', '),
    more.filter((text) => text !== '').join(', '),
  ]
}

/** What every function may do; the deployment grants nothing else. */
export const functionTable = (): string =>
  table(
    ['Function', 'MB', 'Tables', 'May also'],
    [
      ...familyNames.map((name) => functionRow(name, familyPlans[name])),
      functionRow('commit-steps', commitStepsPlan),
      functionRow('resume-commits', resumeCommitsPlan),
      functionRow('expire-holds', expireHoldsPlan),
      functionRow('supplier-events', supplierEventsPlan),
      functionRow('reconcile-orders', reconcileOrdersPlan),
      functionRow('publish-events', publishEventsPlan),
      functionRow('send-webhooks', sendWebhooksPlan),
    ],
  )
