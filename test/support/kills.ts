import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Answer, type Api, type Json, type SendRequest, startApi, startOfTests } from './api.ts'
import { requireBalance, resultOf, silent, withSeats } from './campaign.ts'
import { type Flow, flows } from './flows.ts'
import { clientOf, GaveUp, overHttp, repeating } from './http-client.ts'
import { ledger } from './ledger.ts'
import { freePort, type ServiceProcess, startProcess } from './service-process.ts'
import { seeded } from './stops.ts'
import { outboundDate, ticketNumbersOf } from './trip.ts'

/** What clients do when no answer comes: repeat every request under its key, repeat the last one only, nothing. */
const manners = ['repeats everything', 'repeats the last request', 'gives up'] as const
type Manner = (typeof manners)[number]

interface KillOptions {
  readonly seed: number
  readonly kills: number
  readonly clients: number
}

/** A flow that a client was told the end of. */
interface Acknowledged {
  readonly flow: string
  readonly answer: Answer
}

interface Tally {
  readonly acknowledged: Acknowledged[]
  /** Why flows ended otherwise, and how often. */
  readonly otherEnds: Map<string, number>
}

interface Campaign extends Tally {
  readonly origin: string
  readonly offsetSeconds: number
  readonly random: () => number
  isOver: boolean
}

const retryOf =
  (manner: Manner) =>
  async (sendRequest: () => Promise<Answer>): Promise<Answer> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await sendRequest().catch((error: unknown) => {
        if (manner === 'gives up' || !(error instanceof GaveUp) || attempt === 1000) throw error
      })
      const isOver =
        answer &&
        answer.status < 409 &&
        (resultOf(answer.body).status !== 'Incomplete' || resultOf(answer.body).Error)
      if (answer && (isOver || attempt === 1000)) return answer
      await pause(50)
    }
  }

/** The dates of the flows are those of the tests' calendar; a flow may be some days ahead of that. */
const onTestDates =
  (send: SendRequest, offsetSeconds: number): SendRequest =>
  (method, url, options) => {
    const days = Number(/^\+P(\d+)D$/.exec(options.headers?.['x-sandbox-clock'] ?? '')?.[1] ?? 0)
    const clock = { 'x-sandbox-clock': `+PT${offsetSeconds + days * 86_400}S` }
    return send(method, url, { ...options, headers: { ...options.headers, ...clock } })
  }

/** What sells out, under many clients: seats, rooms, cars. */
const soldOut = new Set(['4012', '4975', '13006', '13022'])

/** Why an answer is not what its client wanted. */
const codeOf = ({ body }: Answer): string => {
  const { Error: [error] = [], Warning: [warning] = [] } = resultOf(body) ?? {}
  return (error ?? warning)?.SourceCode ?? 'no code'
}

async function runFlow(flow: Flow, manner: Manner, campaign: Campaign): Promise<void> {
  const send = onTestDates(overHttp(campaign.origin, {}), campaign.offsetSeconds)
  const api = clientOf(manner === 'repeats everything' ? repeating(send) : send)
  const endWith = (why: string): void => {
    campaign.otherEnds.set(why, (campaign.otherEnds.get(why) ?? 0) + 1)
  }
  try {
    const from = addDays(outboundDate, Math.floor(campaign.random() * 100))
    const { picked } = await withSeats(api, from, 4, 9)
    const { sendRequest, isDone } = await flow.prepare(api, picked)
    const answer = await retryOf(manner)(sendRequest)
    if (isDone(answer)) campaign.acknowledged.push({ flow: flow.name, answer })
    else if (soldOut.has(codeOf(answer))) endWith('sold out')
    else endWith(`${manner}: ${flow.name}: ${codeOf(answer)}`)
  } catch (error) {
    const { message } = error as Error
    const code = /"SourceCode":"(\d+)"/.exec(message)?.[1] ?? message
    if (error instanceof GaveUp) endWith('gave up')
    else endWith(soldOut.has(code) ? 'sold out' : `${manner}: ${flow.name}: ${code}`)
  }
}

async function workAsClient(manner: Manner, campaign: Campaign): Promise<void> {
  while (!campaign.isOver) {
    const flow = flows[Math.floor(campaign.random() * flows.length)]
    if (flow) await runFlow(flow, manner, campaign)
    // A client whose service is down tries again later.
    await pause(300)
  }
}

/** Kills the process at random moments, and starts it again each time. */
async function killOften(
  environment: Readonly<Record<string, string>>,
  kills: number,
  random: () => number,
): Promise<ServiceProcess> {
  let service = await startProcess(environment)
  for (let kill = 0; kill < kills; kill++) {
    await pause(500 + random() * 5000)
    await service.end('SIGKILL')
    service = await startProcess(environment)
  }
  return service
}

const locatorsIn = ({ Receipt = [] }: Json): string[] =>
  Receipt.flatMap(({ Confirmation }: Json) => Confirmation?.Locator?.value ?? [])

/** Every reservation and document that a client was told of is there. */
async function requireAcknowledged(api: Api, acknowledged: readonly Acknowledged[]): Promise<void> {
  const books = ledger(api)
  const locators = new Set((await books.reservations()).map(({ locator }) => locator))
  const numbers = new Set((await books.documents()).map(({ number }) => number))
  for (const { flow, answer } of acknowledged) {
    const reservation = answer.body.ReservationResponse?.Reservation
    if (!reservation) continue
    const told = locatorsIn(reservation)
    if (!told.some((locator) => locators.has(locator))) throw new Error(`${flow}: lost ${told}`)
    const lost = ticketNumbersOf(reservation).filter((number: string) => !numbers.has(number))
    if (lost.length > 0) throw new Error(`${flow}: ${told} lost ${lost}`)
  }
}

/**
 * A service with its data on disk is killed at random moments, while clients of three manners book, change and
 * cancel. After the last start everything that was acknowledged is there, and what was begun is finished or undone.
 *
 * @throws Error with what was lost or left half-done
 */
export async function killAtRandom({ seed, kills, clients }: KillOptions): Promise<{
  readonly kills: number
  readonly acknowledged: number
  readonly otherEnds: Readonly<Record<string, number>>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-kills-'))
  const port = await freePort()
  const random = seeded(seed)
  const begun = Date.now()
  const offsetSeconds = Math.round((startOfTests - begun) / 1000)
  const campaign: Campaign = {
    origin: `http://127.0.0.1:${port}`,
    offsetSeconds,
    random,
    acknowledged: [],
    otherEnds: new Map(),
    isOver: false,
  }
  const working = Array.from({ length: clients }, (_, index) =>
    workAsClient(manners[index % manners.length] ?? 'gives up', campaign),
  )
  const service = await killOften({ DATA_DIR: folder, PORT: String(port) }, kills, random)
  campaign.isOver = true
  await Promise.all(working)
  await service.end('SIGTERM')
  const otherEnds = Object.fromEntries(campaign.otherEnds)
  const api = await startApi({ folder, log: silent })
  try {
    api.setNow(startOfTests + Date.now() - begun)
    await requireBalance(api, `seed ${seed}, ${JSON.stringify(otherEnds)}`)
    await requireAcknowledged(api, campaign.acknowledged)
    // Who repeats each request under its key never sees that the process was killed.
    const odd = Object.keys(otherEnds).filter((why) => why.startsWith('repeats everything'))
    if (odd.length > 0) throw new Error(odd.join('; '))
  } finally {
    await api.close()
  }
  rmSync(folder, { recursive: true })
  return {
    kills,
    acknowledged: campaign.acknowledged.length,
    otherEnds,
  }
}
