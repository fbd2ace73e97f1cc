import * as z from 'zod'
import type { Money } from '../kernel/money.ts'
import { toDecimal } from '../kernel/money.ts'
import { ToolRefusal } from './tool-refusal.ts'

const places = z.object({
  places: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      city: z.string(),
      cityName: z.string(),
      country: z.string(),
    }),
  ),
})

const confirmation = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'approved', 'declined', 'used', 'expired']),
  expiresAt: z.string(),
})

export type Confirmation = z.output<typeof confirmation>

/** What a confirmation is for; it is good for nothing else. */
export interface Bound {
  readonly tool: string
  /** Hash of the arguments, and of what the person reads. */
  readonly subject: string
  readonly amount: Money
}

/** The control of the embedded service, which a deployed one does not have: docs/sandbox.md. */
export interface Control {
  /** Where a person finds the confirmations. */
  readonly page: string
  /** @throws ToolRefusal `noPlacesHere` */
  readonly places: (like: string) => Promise<z.output<typeof places>['places']>
  /** A request that waits for a person; the same one again while it is good. @param lines what the person reads */
  readonly ask: (bound: Bound, lines: readonly string[]) => Promise<Confirmation>
  /** @throws ToolRefusal `confirmationUnknown` */
  readonly find: (id: string) => Promise<Confirmation>
  /** Uses up an approved confirmation. @throws ToolRefusal `confirmationNotUsable` */
  readonly use: (id: string, bound: Bound) => Promise<void>
}

interface Answer {
  readonly status: number
  readonly json: unknown
}

const wordsOf = (json: unknown): string =>
  z.object({ error: z.string() }).safeParse(json).data?.error ?? 'The service did not say why.'

/** @param origin of the service: `http://127.0.0.1:8011` */
export function controlOf(origin: string, send: typeof fetch = fetch): Control {
  /** @returns undefined: the service has no control */
  async function call(method: string, path: string, body?: object): Promise<Answer | undefined> {
    const answer = await send(`${origin}/_sandbox${path}`, {
      method,
      headers: { 'User-Agent': 'tripwright-mcp' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    const json: unknown = await answer?.json().catch(() => undefined)
    return answer === undefined || json === undefined || !hasControl(answer.status, json)
      ? undefined
      : { status: answer.status, json }
  }

  const confirmations = async (method: string, path = '', body?: object): Promise<Answer> => {
    const answer = await call(method, `/confirmations${path}`, body)
    if (answer) return answer
    throw new ToolRefusal(
      'noConfirmationsHere',
      'This service has no page where a person confirms, so this must be done by a person elsewhere.',
      'Tell the person what to do and for which trip; do not try again.',
    )
  }

  return {
    page: `${origin}/#/control`,
    async places(like) {
      const answer = await call('GET', `/places?${new URLSearchParams({ like })}`)
      const found = places.safeParse(answer?.json)
      if (found.success) return found.data.places
      throw new ToolRefusal(
        'noPlacesHere',
        'This service has no list of places.',
        'Use IATA codes of airports or cities, as LHR or LON.',
      )
    },
    async ask(bound, lines) {
      const { status, json } = await confirmations('POST', '', { ...toBody(bound), lines })
      if (status < 300) return confirmation.parse(json)
      throw new ToolRefusal('confirmationRefused', wordsOf(json), 'Ask a person to decide what waits.')
    },
    async find(id) {
      const { status, json } = await confirmations('GET', `/${encodeURIComponent(id)}`)
      if (status === 200) return confirmation.parse(json)
      throw new ToolRefusal(
        'confirmationUnknown',
        'There is no such confirmation.',
        'Call the tool without a confirmation_id to ask for one.',
      )
    },
    async use(id, bound) {
      const { status, json } = await confirmations('POST', `/${encodeURIComponent(id)}/use`, toBody(bound))
      if (status < 300) return
      throw new ToolRefusal(
        'confirmationNotUsable',
        wordsOf(json),
        'Call the tool without a confirmation_id to ask for a new one.',
      )
    },
  }
}

const toBody = ({ tool, subject, amount }: Bound): object => ({
  tool,
  subject,
  amount: { value: toDecimal(amount), currency: amount.currency },
})

/** The control refuses in words of its own; a service without one has no such path, and says so in its own form. */
const hasControl = (status: number, json: unknown): boolean =>
  status < 400 || z.object({ error: z.string() }).safeParse(json).success
