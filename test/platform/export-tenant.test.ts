import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../lib/kernel/store.ts'
import { type ExportedLine, exportTenant, listUnlisted } from '../../lib/platform/export-tenant.ts'
import { otherAccount, sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { filingsOf } from '../../lib/reservation/filings.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { deleteExpired } from '../support/expired-items.ts'
import { ledger } from '../support/ledger.ts'
import { divide, ticketParty } from '../support/party.ts'
import { addVehicle, bookVehicle } from '../support/rental.ts'
import { findOffer, passiveBody, stayBody } from '../support/stay.ts'
import { cardBody, client, locatorOf, testCard } from '../support/trip.ts'

const { accessGroup } = sandboxAccount
const thisMonth = { from: '2027-03', to: '2027-03' }

async function exported(api: Api, months = thisMonth, group = accessGroup): Promise<Json[]> {
  const lines: ExportedLine[] = []
  for await (const line of exportTenant(
    api.service.database.store,
    { accessGroup: group, months },
    api.now(),
  ))
    lines.push(line)
  return JSON.parse(JSON.stringify(lines))
}
const reservationsIn = (lines: readonly Json[]): Json[] =>
  lines.flatMap(({ reservation }) => reservation ?? [])
const documentsIn = (lines: readonly Json[]): Json[] => lines.flatMap(({ document }) => document ?? [])
const locatorsIn = (lines: readonly Json[]): string[] =>
  reservationsIn(lines)
    .map(({ locator }) => locator)
    .sort()

async function* keysOfReservations({ service }: Api): AsyncGenerator<string> {
  for (const { pk } of await service.database.rows('reservations')) yield pk
}

describe('the list of what a tenant filed', () => {
  /** Tables and keys of what was created, in order. */
  const created: string[] = []
  let api: Api
  beforeAll(async () => {
    const noting = (store: Store): Store => ({
      ...store,
      create: (table, key, ...more) => {
        created.push(`${table} ${JSON.stringify(key)}`)
        return store.create(table, key, ...more)
      },
    })
    api = await startApi({ wrapStore: noting })
    const agent = client(api)
    await addVehicle(api, locatorOf(await agent.ticket({}, {}, cardBody())))
    await agent.orderNdc()
    await divide(api, locatorOf(await ticketParty(api, 2)), [2])
    await bookVehicle(api)
    await api.call('createHotelReservation', { body: stayBody(await findOffer(api)) })
    await api.call('createPassiveReservation', { body: passiveBody() })
    await client(api, otherAccount).hold()
    await api.service.idle()
  })
  afterAll(() => api.close())

  it('has every reservation and its documents, however it was made, and none of another tenant', async () => {
    const own = await exported(api)
    const others = await exported(api, thisMonth, otherAccount.accessGroup)

    const all = (await ledger(api).reservations()).map(({ locator }) => locator)
    expect(all).toHaveLength(8)
    expect([...locatorsIn(own), ...locatorsIn(others)].sort()).toEqual(all.sort())
    expect(locatorsIn(others)).toHaveLength(1)
    expect(
      documentsIn(own)
        .map(({ id }) => id)
        .sort(),
    ).toEqual((await ledger(api).documents()).map(({ id }) => id).sort())
  })

  it('has the row before there is the reservation', async () => {
    const at = (table: string, id: string) =>
      created.findIndex((line) => line.startsWith(`${table} `) && line.includes(id))

    const ids = (await ledger(api).reservations()).map(({ id }) => id)
    expect(ids.filter((id) => at('filings', id) < 0 || at('filings', id) > at('reservations', id))).toEqual(
      [],
    )
  })

  it('has the months that are asked for', async () => {
    expect(await exported(api, { from: '2027-04', to: '2027-12' })).toEqual([])
    expect(await exported(api, { from: '2026-01', to: '2027-02' })).toEqual([])
    expect(reservationsIn(await exported(api, { from: '2026-11', to: '2027-04' }))).toHaveLength(7)
  })

  it('has nothing of a card: neither its number, nor what hides it, nor what it is known by', async () => {
    const text = JSON.stringify(await exported(api))
    const stored = JSON.stringify(await ledger(api).reservations())
    const tokens = (await ledger(api).reservations()).flatMap(({ formsOfPayment }) =>
      formsOfPayment.flatMap(({ card }: Json) => card?.token ?? []),
    )

    expect(stored).toMatch(/X{4,}\d{4}/)
    expect(text.match(/X{4,}\d{4}/g)).toBeNull()
    expect(text).not.toContain(testCard)
    expect(tokens).not.toEqual([])
    expect(tokens.filter((token) => text.includes(token))).toEqual([])
    expect(text.match(/"(mask|cardCode|cardIssuer|PaymentCard|threeDSecure)":/g)).toBeNull()
  })

  it('is written later for what an earlier release filed, as often as one likes', async () => {
    const { store } = api.service.database
    const before = await exported(api)
    for (const { pk, sk } of await api.service.database.rows('filings'))
      await store.remove('filings', { partition: pk, sort: sk })
    const unlisted = await exported(api)
    const found = [
      await listUnlisted(store, accessGroup, keysOfReservations(api)),
      await listUnlisted(store, accessGroup, keysOfReservations(api)),
    ]

    expect(unlisted).toEqual([])
    expect(found).toEqual([7, 7])
    expect(await exported(api)).toEqual(before)
  })
})

it('pages meet each row once', async () => {
  const { store, close } = await startDatabase()
  const filings = filingsOf(store, 'tenant')
  const createdAt = Date.parse('2027-03-05T10:00:00Z')
  const counts = [0, 1, 100, 101, 102, 205]
  const read = async (month: string) => {
    const ids = []
    for await (const page of filings.pages(month)) ids.push(...page.map(({ reservationId }) => reservationId))
    return ids
  }

  let listed = 0
  for (const count of counts) {
    // Two at a moment: what is filed together is told apart by its id.
    for (; listed < count; listed++)
      await filings.note({ id: `r${listed}`, createdAt: createdAt + Math.floor(listed / 2) })
    const ids = await read('2027-03')
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  }
  expect(await read('2027-04')).toEqual([])
  await close()
})

it('an access group that there is not is refused', async () => {
  const api = await startApi()
  await expect(exported(api, thisMonth, 'none')).rejects.toThrow(/none is no access group/)
  await expect(listUnlisted(api.service.database.store, 'none', keysOfReservations(api))).rejects.toThrow(
    /none is no access group/,
  )
  await api.close()
})

describe('where reservations have a retention', () => {
  const rows = async (api: Api) => (await ledger(api).everything()).filter(({ table }) => table === 'filings')

  it('the row goes with its reservation, and what is past its months is not exported', async () => {
    const api = await startApi({ environment: { RETENTION_MONTHS: '13' } })
    const locator = locatorOf(await client(api).ticket())
    const { keptUntil } = await ledger(api).reservation(locator)

    api.setNow(keptUntil - 1000)
    await deleteExpired(api)
    const kept = await exported(api)
    const row = await rows(api)
    api.setNow(keptUntil)
    const past = await exported(api)
    api.setNow(keptUntil + 2000)
    await deleteExpired(api)

    expect(locatorsIn(kept)).toEqual([locator])
    expect(row).toHaveLength(1)
    expect(past).toEqual([])
    expect(await rows(api)).toEqual([])
    await api.close()
  })

  it('a change that keeps the reservation longer keeps its row as long', async () => {
    const api = await startApi({ environment: { RETENTION_MONTHS: '13' } })
    const locator = locatorOf(await client(api).hold())
    const before = await ledger(api).reservation(locator)
    const { store } = api.service.database
    const { reservations } = storesOver(store, { retentionMonths: 25 })(accessGroup)

    await reservations.update(before.id, api.now(), (current) => ({
      ...current,
      autoDeleteDate: '2028-01-01',
    }))
    const { keptUntil } = await ledger(api).reservation(locator)
    const [row] = await rows(api)
    api.setNow(before.keptUntil + 2000)
    await deleteExpired(api)

    expect(keptUntil).toBeGreaterThan(before.keptUntil)
    expect(row.value.keptUntil).toBe(keptUntil)
    expect(await rows(api)).toHaveLength(1)
    await api.close()
  })
})
