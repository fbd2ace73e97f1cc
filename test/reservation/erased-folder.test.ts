import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysMs } from '../../lib/kernel/instant.ts'
import { tableNames } from '../../lib/kernel/store.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { unpackJson } from '../../lib/platform/store/pack.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { placeOnQueue } from '../support/queue.ts'
import { addVehicle, bookVehicle, criteriaChoice } from '../support/rental.ts'
import { addSeat } from '../support/seat.ts'
import {
  findOffer,
  guestBody,
  hotelCardBody,
  passiveBody,
  recordLocatorsOf,
  stayBody,
} from '../support/stay.ts'
import { exchange } from '../support/ticket-exchange.ts'
import { bicycleDate, cardBody, client, errorOf, locatorOf } from '../support/trip.ts'

const { accessGroup } = sandboxAccount
const folder = join(mkdtempSync(join(tmpdir(), 'tripwright-')), 'data')
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

const PersonName = { '@type': 'PersonNameDetail', Prefix: 'MS', Given: 'Zebulina', Surname: 'Quorrax' }
const Telephone = { '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '2071239876', role: 'Mobile' }
const Email = [{ value: 'zq.mail@canary.test' }]
const birthDate = '1961-09-27'
/** What tells who the traveler is, wherever it stands. */
const canaries = [
  'zebulina',
  'quorrax',
  '2071239876',
  'zq.mail@canary.test',
  birthDate,
  '27SEP61',
  'PX7731904',
  'FF55501234',
]

const whole: Json = {
  PersonName,
  birthDate,
  Telephone: [Telephone],
  Email,
  CustomerLoyalty: [{ value: 'FF55501234', supplier: 'BA', supplierType: 'Air' }],
  TravelDocument: [
    {
      '@type': 'TravelDocument',
      docNumber: 'PX7731904',
      docType: 'Passport',
      Gender: 'Female',
      PersonName,
      birthDate,
      Nationality: 'PT',
      issueCountry: 'PT',
      expireDate: '2031-01-31',
    },
  ],
}
const card = (id = 'formOfPayment_1') => {
  const body = cardBody('5555555555554444', { id })
  return { ...body, PaymentCard: { ...body.PaymentCard, CardHolderName: 'ZEBULINA QUORRAX' } }
}
const guest = () => guestBody('Zebulina', 'Quorrax', { Telephone: [Telephone], Email, birthDate })

const succeeded = ({ status, body }: { status: number; body: Json }): Json => {
  if (status !== 200 || errorOf(body)) throw new Error(JSON.stringify(body))
  return body
}

/** A trip with all that may be said of its traveler: bought, exchanged, with a seat, a car and a stay, and on a queue. */
async function travel(api: Api): Promise<string[]> {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const offer = await agent.addOffer(workbench, { date: bicycleDate })
  await agent.addTraveler(workbench, whole)
  const seat = await addSeat(api, workbench, 'paid')
  const said = [
    ['addPrimaryContact', { Telephone, Email: Email[0] }],
    [
      'addReservationComments',
      {
        ReservationComment: [
          { Comment: [{ name: 'RE', value: 'MS QUORRAX BORN 27SEP61 PASSPORT PX7731904 TEL 2071239876' }] },
        ],
      },
    ],
    [
      'addSpecialServices',
      {
        SpecialService: [
          {
            SSRCode: 'DOCS',
            SpecialServiceText: 'P/PT/PX7731904/PT/27SEP61/F/31JAN31/QUORRAX/ZEBULINA',
            TravelerIdentifier: [{ id: 'travelerRefId_1' }],
          },
        ],
      },
    ],
    ['addAccounting', { NameValuePair: [{ name: 'PX', value: 'QUORRAX Z' }] }],
  ] as const
  for (const [key, body] of said) succeeded(await api.call(key, { path, body }))
  await agent.pay(workbench, offer, card())
  await agent.pay(workbench, seat, card('formOfPayment_2'))
  const ticketed = await agent.committed(workbench)
  const locator = locatorOf(ticketed)
  await exchange(api, ticketed)
  await addVehicle(api, locator)
  await placeOnQueue(api, locator, 41)
  const rental = await bookVehicle(api, criteriaChoice(), {
    '@type': 'Traveler',
    PersonName,
    Telephone: [Telephone],
  })
  const offering = await findOffer(api)
  const stay = succeeded(
    await api.call('createHotelReservation', {
      body: stayBody(offering, {
        guests: [guest()],
        card: hotelCardBody(undefined, {
          CardHolderName: 'ZEBULINA QUORRAX',
          PersonName,
          Email,
          Telephone: [Telephone],
        }),
      }),
    }),
  )
  const passive = succeeded(
    await api.call('createPassiveReservation', { body: passiveBody({}, { Traveler: [guest()] }) }),
  )
  await api.service.idle()
  return [locator, locatorOf(rental), ...recordLocatorsOf(stay), ...recordLocatorsOf(passive)]
}

interface Leak {
  readonly table: string
  readonly pk: string
  readonly canary: string
}

/** Where canaries are, in what is there after two days. */
async function leaks(): Promise<Leak[]> {
  const database = await startDatabase(folder)
  await database.sweep(Math.max(Date.now(), startOfTests) + daysMs(2))
  const found: Leak[] = []
  for (const table of tableNames)
    for (const { pk, content } of await database.rows(table)) {
      const text = content === null ? '' : JSON.stringify(unpackJson(content)).toLowerCase()
      for (const canary of canaries)
        if (text.includes(canary.toLowerCase()) || pk.toLowerCase().includes(canary.toLowerCase()))
          found.push({ table, pk, canary })
    }
  await database.close()
  return found
}

const run = (script: string, ...args: readonly string[]) => {
  const { RETENTION_MONTHS: _, ...env } = process.env
  return spawnSync(process.execPath, [script, ...args], {
    env: { ...env, DATA_DIR: folder },
    encoding: 'utf8',
  })
}

const exported = (...more: readonly string[]) =>
  run('scripts/export-tenant.ts', '--tenant', accessGroup, '--from', '2027-01', '--to', '2027-12', ...more)

const started = () => startApi({ folder, environment: { RETENTION_MONTHS: '600' } })
const stored = async (api: Api): Promise<Json[]> => [
  ...(await ledger(api).reservations()),
  ...(await ledger(api).documents()),
]
const keptUntilOf = (items: readonly Json[]) =>
  Object.fromEntries(items.map(({ id, keptUntil }) => [id, keptUntil]))

let locators: string[]
let travelers: Json[]
let kept: Json
beforeAll(async () => {
  const api = await started()
  locators = await travel(api)
  travelers = await Promise.all(
    locators.map(async (one) => (await ledger(api).reservation(one)).travelers[0]),
  )
  kept = keptUntilOf(await stored(api))
  await api.close()
}, 60_000)

it('a traveler who was erased in a folder of data is found nowhere in it, and everything is kept as long as before', async () => {
  const before = await leaks()
  const exportedBefore = exported()
  const erased = locators.map((locator, at) =>
    run('scripts/erase-traveler.ts', accessGroup, locator, travelers[at].id),
  )
  const after = await leaks()
  const exportedAfter = exported()
  const api = await started()
  const shown = await Promise.all(
    locators.map((Locator) => api.call('retrieveReservationByLocator', { query: { Locator } })),
  )
  const items = await stored(api)
  await api.close()

  const tablesOf = (found: readonly Leak[]) => new Set(found.map(({ table }) => table))
  expect([...tablesOf(before)]).toEqual(expect.arrayContaining(['reservations', 'documents', 'queueItems']))
  expect(new Set(before.map(({ canary }) => canary)).size).toBe(canaries.length)
  expect(erased.map(({ status, stderr }) => [status, stderr])).toEqual(erased.map(() => [0, '']))
  expect(after).toEqual([])
  const linesOf = ({ stdout }: ReturnType<typeof exported>): Json[] =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const locatorsIn = (lines: readonly Json[]) =>
    lines.flatMap(({ reservation }) => reservation?.locator ?? [])
  expect(exportedBefore.stdout.toLowerCase()).toContain(canaries[0])
  expect(canaries.filter((one) => exportedAfter.stdout.toLowerCase().includes(one.toLowerCase()))).toEqual([])
  for (const answer of [exportedBefore, exportedAfter])
    expect(locatorsIn(linesOf(answer)).toSorted()).toEqual(locators.toSorted())
  for (const { body } of shown) expect(errorOf(body)).toBeUndefined()
  expect(keptUntilOf(items)).toEqual(kept)
  expect(new Set(Object.values(kept))).not.toContain(undefined)
}, 60_000)

it.each([
  [[], /^Usage: npm run -s export/],
  [['--tenant', 'none'], /^none is no access group/],
  [['--tenant', accessGroup, '--from', '2026-13'], /^2026-13 is no month/],
])('an export with %j says in a line what is wrong', (args, line) => {
  const { status, stdout, stderr } = run('scripts/export-tenant.ts', ...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(line)
})

it('a reservation that is not listed is, after an export with --backfill', async () => {
  const database = await startDatabase(folder)
  for (const { pk, sk } of await database.rows('filings'))
    await database.store.remove('filings', { partition: pk, sort: sk })
  await database.close()

  const unlisted = exported()
  const backfilled = exported('--backfill')

  expect(unlisted.stdout).toBe('')
  expect(backfilled.stderr).toBe(`${locators.length} reservations are listed.\n`)
  expect(exported().stdout).toBe(backfilled.stdout)
  expect(backfilled.stdout.match(/^\{"kind":"reservation"/gm)).toHaveLength(locators.length)
})
