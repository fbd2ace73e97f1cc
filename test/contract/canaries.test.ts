import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import type { Log } from '../../lib/platform/platform.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { withEachTextChanged, withMembersEverywhere } from '../support/changed-strings.ts'
import { ledger } from '../support/ledger.ts'
import { findOffer, hotelCardBody, isFlexible, stayBody } from '../support/stay.ts'
import { client, errorOf, locatorOf } from '../support/trip.ts'

/** A card number that occurs nowhere else, so that finding it is finding a leak. */
const number = '5425233430109903'
const code = '9417'
const four = ['5425', '2334', '3010', '9903']
const writings = [
  number,
  `VI${number}`,
  `FP*CA${number}/D1231`,
  `*CCCA${number}EXP1231`,
  `${number} 12/31`,
  `${number} ${code}`,
  `1 ${number}X`,
  `PAN_${number}`,
  four.join(' '),
  four.join('.'),
  four.join(' - '),
  four.join('\u00a0'),
  four.join('\t'),
  [...number].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  `CVV ${code} CARD ${number}`,
]
const writing = (index: number): string => writings[index % writings.length] ?? number

/** The number, however it is written. */
const anywhere = new RegExp([...number].join('[^\\p{L}\\p{N}]{0,5}'), 'u')
/** The code as a word of its own: inside identifiers and times its four digits stand by chance now and then. */
const codeAlone = new RegExp(`(?<![\\w-])${code}(?![\\w-])`)
function leaks(value: unknown): boolean {
  const text = (JSON.stringify(value) ?? '').replace(/\\[tnr]/g, ' ').normalize('NFKC')
  return anywhere.test(text) || codeAlone.test(text)
}

const logged: unknown[] = []
const steps: unknown[] = []
const log: Log = { request: (entry) => logged.push(entry), bug: (entry) => logged.push(entry) }

let api: Api
let headers: Record<string, string>
beforeAll(async () => {
  api = await startApi({
    log,
    wrapSteps: (run) => async (input) => {
      const output = await run(input)
      steps.push(input, output)
      return output
    },
  })
  headers = { authorization: `Bearer ${await api.token()}` }
})
afterAll(() => api.close())

/** Routes that end the workbench that they name. */
const ending: ReadonlySet<string> = new Set(['commitWorkbench', 'discardWorkbench'])

it('a card number in any text, name, identifier or header of any route gets no further, written as it may be', async () => {
  const { workbench } = await client(api).prepare()
  // What cannot be booked as it is sent must not spoil the one that is committed.
  const { workbench: other } = await client(api).prepare()
  const leaking: string[] = []
  let sent = 0
  const send = async (key: string, method: string, url: string, more: Json) => {
    sent++
    const { body, headers: answered } = await api.request(method, url, {
      ...more,
      headers: { ...headers, ...more.headers },
    })
    if (leaks(body) || leaks(answered)) leaking.push(`${key} ${JSON.stringify(more.body ?? url)}`)
  }

  for (const { family, key, method, path, example = {} } of documentedRoutes) {
    const named = (id: string) => `/11${path.replace(/\{.+?\}/g, encodeURIComponent(id))}`
    const url = named(ending.has(key) ? 'unknown' : family === 'details' ? workbench : other)
    if (path.includes('{')) await send(key, method, named(writing(sent)), { body: example.body })
    await send(key, method, `${named('unknown')}?Locator=${encodeURIComponent(writing(sent))}`, {
      body: example.body,
    })
    await send(key, method, named('unknown'), {
      headers: {
        TraceId: number,
        'TVP-Correlation-Id': `VI${number}`,
        E2ETrackingID: four.join(' '),
        'Idempotency-Key': `${key} ${number}`,
        'Accept-Version': `11_${number}`,
      },
      body: example.body,
    })
    if (method === 'GET' || method === 'DELETE') continue
    const unknown = { isAdded: true, [`X ${number}`]: Number(number), any: [writing(sent)] }
    await send(key, method, url, {
      body: withMembersEverywhere(example.body, { [`PAN ${number}`]: unknown }),
    })
    for (const body of withEachTextChanged(example.body, (_, index) => writing(index)))
      await send(key, method, url, { body })
  }
  const committed = await client(api).commit(workbench)
  expect(errorOf(committed.body)).toBeUndefined()
  const locator = locatorOf(committed.body.ReservationResponse.Reservation)
  const read = [committed, await api.call('retrieveReservationByLocator', { query: { Locator: locator } })]
  await api.service.idle()

  expect(sent).toBeGreaterThan(800)
  expect(leaking).toEqual([])
  expect(JSON.stringify(read[1]?.body)).toContain('542523XXXXXX9903')
  expect(read.filter(leaks)).toEqual([])
  expect((await ledger(api).everything()).filter(leaks)).toEqual([])
  expect(steps.filter(leaks)).toEqual([])
  expect(logged.filter(leaks)).toEqual([])
}, 60_000)

it('neither from a booking of rooms', async () => {
  const offering = await findOffer(api, {}, isFlexible)
  const ReservationComment = [
    { Comment: writings.map((value) => ({ name: 'R', value: value.slice(0, 80) })) },
  ]
  const card = hotelCardBody(number, {
    CardCode: 'CA',
    SeriesCode: { PlainText: code },
    Series_Code: code,
    note: `CVV ${code}`,
  })
  const answer = await api.call('createHotelReservation', {
    body: stayBody(offering, { card, more: { ReservationComment } }),
  })
  await api.service.idle()

  expect(answer.body.ReservationResponse.Result.status).toBe('Complete')
  for (const seen of [[answer], await ledger(api).everything(), steps, logged])
    expect(seen.filter(leaks)).toEqual([])
})
