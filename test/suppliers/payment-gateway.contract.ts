import { afterEach, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import type { Money } from '../../lib/kernel/money.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type {
  AuthorisationOrder,
  MeansOfPayment,
  PaymentGateway,
  ThreeDSecure,
} from '../../lib/suppliers/payment-gateway.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { refusal } from './refusal.ts'

/** Means of payment of one kind, by what becomes of them; what a gateway's test environment lacks is left out. */
export interface MeansUnderTest {
  /** Approved, captured and refunded. */
  readonly approved: MeansOfPayment
  readonly declined?: MeansOfPayment
  /** Approved only with an authentication of the holder. */
  readonly challenged?: MeansOfPayment
  /** The authorisation takes effect, but its answer is lost once. */
  readonly answerLost?: MeansOfPayment
}

export interface PaymentGatewayUnderTest {
  readonly gateway: PaymentGateway
  readonly call: SupplierCall
  readonly currency: string
  readonly means: Partial<Record<MeansOfPayment['kind'], MeansUnderTest>>
  /** An authentication that the gateway accepts. */
  readonly threeDSecure: ThreeDSecure
  /** Texts that no result or refusal may hold: card numbers, codes, tokens, authentication values. */
  readonly secrets: readonly string[]
  /** Begins the keys of this run: a gateway with a memory has those of earlier runs. */
  readonly run: string
}

/** What a payment may be refused with. */
const declared: ReadonlySet<string> = new Set(['cardDeclined', 'cardChallengeRequired'])
const kinds: readonly MeansOfPayment['kind'][] = ['card', 'pspToken']

/**
 * The contract of every payment gateway. An adapter calls this with itself; nothing here knows the sandbox.
 * Every test reverses what it authorised.
 */
export function paymentGatewayContract(name: string, start: () => Promise<PaymentGatewayUnderTest>): void {
  describe(`${name} as a payment gateway`, () => {
    let subject: PaymentGatewayUnderTest
    let count = 0
    let keys: string[] = []
    let said: unknown[] = []
    beforeAll(async () => {
      subject = await start()
    })
    afterEach(async () => {
      const { gateway, call, secrets } = subject
      for (const key of keys) await gateway.reverse(key, call)
      const texts = said.map((one) => (one instanceof Error ? errorText(one) : (JSON.stringify(one) ?? '')))
      keys = []
      said = []
      expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
    })

    const money = (minor: number): Money => ({ minor, currency: subject.currency })
    const newKey = (): string => {
      const key = `${subject.run}-${++count}`
      keys.push(key)
      return key
    }
    const order = (means: MeansOfPayment, more: Partial<AuthorisationOrder> = {}): AuthorisationOrder => ({
      key: newKey(),
      amount: money(12_345),
      means,
      holder: {
        name: 'ISOLDE FENWRIGHT',
        billingAddress: { lines: ['12 HIGH STREET'], city: 'LONDON', postalCode: 'N1 7AA', country: 'GB' },
      },
      statement: { reference: 'QK7W2M', description: 'NORTHFELL TRAVEL' },
      ...more,
    })
    /** What the gateway answers or refuses, remembered for the search for secrets. */
    const heard = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      try {
        const answer = await work
        said.push(answer)
        return answer
      } catch (error) {
        said.push(error)
        throw error
      }
    }
    const authorise = (wanted: AuthorisationOrder) => heard(subject.gateway.authorise(wanted, subject.call))
    const find = (key: string) => heard(subject.gateway.findAuthorisation(key, subject.call))
    const capture = (key: string) => heard(subject.gateway.capture(key, subject.call))
    const reverse = (key: string) => heard(subject.gateway.reverse(key, subject.call))
    const refund = (paymentKey: string, minor: number, key: string, currency = subject.currency) =>
      heard(subject.gateway.refund({ key, paymentKey, amount: { minor, currency } }, subject.call))

    describe.each(kinds)('paid by %s', (kind) => {
      const meansFor = <Wanted extends keyof MeansUnderTest>(
        outcome: Wanted,
        { skip }: TestContext,
      ): MeansOfPayment =>
        subject.means[kind]?.[outcome] ?? skip(`no ${kind} that is ${outcome} to be tested with`)
      const captured = async (context: TestContext, minor = 12_345): Promise<string> => {
        const wanted = order(meansFor('approved', context), { amount: money(minor) })
        await authorise(wanted)
        await capture(wanted.key)
        return wanted.key
      }

      it('authorises once for each key, with any number of repeated and concurrent calls', async (context) => {
        const wanted = order(meansFor('approved', context))
        const answers = await Promise.all([1, 2, 3].map(() => authorise(wanted)))

        expect(answers[0]?.approvalCode).toMatch(/^\S+$/)
        expect(new Set(answers.map(({ approvalCode }) => approvalCode)).size).toBe(1)
        expect(await authorise(wanted)).toEqual(answers[0])
        expect(await find(wanted.key)).toEqual(answers[0])
      })

      it('refuses a declined card in words, and again under the same key', async (context) => {
        const wanted = order(meansFor('declined', context))
        const refused = await authorise(wanted).catch((error: unknown) => error)

        expect(refused).toBeInstanceOf(Refusal)
        expect(refused).toMatchObject({
          code: 'cardDeclined',
          details: { reason: expect.stringMatching(/\S/) },
        })
        expect(await refusal(authorise(wanted))).toBe('cardDeclined')
        expect(await find(wanted.key)).toBeUndefined()
        expect(await refusal(capture(wanted.key))).toBe('cardDeclined')
      })

      it('refuses a payment that needs an authentication and says what to do; with one it is approved', async (context) => {
        const means = meansFor('challenged', context)
        const wanted = order(means)
        const refused = await authorise(wanted).catch((error: unknown) => error)

        expect(refused).toBeInstanceOf(Refusal)
        expect(refused).toMatchObject({
          code: 'cardChallengeRequired',
          details: { action: expect.stringMatching(/\S/) },
        })
        expect(await find(wanted.key)).toBeUndefined()
        await reverse(wanted.key)

        const { threeDSecure } = subject
        expect((await authorise(order(means, { threeDSecure }))).approvalCode).toMatch(/^\S+$/)
      })

      it('takes an authentication that it would not need', async (context) => {
        const { threeDSecure } = subject
        const wanted = order(meansFor('approved', context), { threeDSecure })

        expect((await authorise(wanted)).approvalCode).toMatch(/^\S+$/)
      })

      it('finds an authorisation whose answer was lost, and does not authorise again', async (context) => {
        const wanted = order(meansFor('answerLost', context))
        const lost = await authorise(wanted).catch((error: unknown) => error)
        const found = await find(wanted.key)

        expect(lost).toBeInstanceOf(SupplierUnavailable)
        expect(found?.approvalCode).toMatch(/^\S+$/)
        expect(await authorise(wanted)).toEqual(found)
      })

      it('captures once: captured again nothing happens, and the authorisation is still found', async (context) => {
        const wanted = order(meansFor('approved', context))
        const approved = await authorise(wanted)
        await capture(wanted.key)
        await capture(wanted.key)

        expect(await find(wanted.key)).toEqual(approved)
        expect(await refusal(refund(wanted.key, 12_345, newKey()))).toBe('done')
        expect(await refusal(refund(wanted.key, 1, newKey()))).toBe('cardDeclined')
      })

      it('a reversal of what was never authorised forbids a late authorisation', async (context) => {
        const wanted = order(meansFor('approved', context))
        await reverse(wanted.key)

        expect(await refusal(authorise(wanted))).toBe('cardDeclined')
        expect(await find(wanted.key)).toBeUndefined()
      })

      it('a reversed authorisation is found no more and cannot be captured, authorised or refunded', async (context) => {
        const wanted = order(meansFor('approved', context))
        await authorise(wanted)
        await reverse(wanted.key)
        await reverse(wanted.key)

        expect(await find(wanted.key)).toBeUndefined()
        expect(await refusal(capture(wanted.key))).toBe('cardDeclined')
        expect(await refusal(authorise(wanted))).toBe('cardDeclined')
        expect(await refusal(refund(wanted.key, 1, newKey()))).toBe('cardDeclined')
      })

      it('reverses a capture, too', async (context) => {
        const key = await captured(context)
        await reverse(key)

        expect(await find(key)).toBeUndefined()
        expect(await refusal(refund(key, 1, newKey()))).toBe('cardDeclined')
      })

      it('refunds in parts, never more than was captured', async (context) => {
        const key = await captured(context, 10_000)

        expect(await refusal(refund(key, 10_001, newKey()))).toBe('cardDeclined')
        expect(await refusal(refund(key, 4_000, newKey()))).toBe('done')
        expect(await refusal(refund(key, 6_001, newKey()))).toBe('cardDeclined')
        expect(await refusal(refund(key, 6_000, newKey()))).toBe('done')
        expect(await refusal(refund(key, 1, newKey()))).toBe('cardDeclined')
      })

      it('refunds once for each key', async (context) => {
        const key = await captured(context, 10_000)
        const part = newKey()
        for (const _ of [1, 2, 3]) await refund(key, 5_000, part)

        expect(await refusal(refund(key, 5_000, newKey()))).toBe('done')
        expect(await refusal(refund(key, 1, newKey()))).toBe('cardDeclined')
      })

      it('of concurrent refunds no more are paid than was captured', async (context) => {
        const key = await captured(context, 10_000)
        const ends = await Promise.all([1, 2, 3].map(() => refusal(refund(key, 4_000, newKey()))))

        expect(ends.sort()).toEqual(['cardDeclined', 'done', 'done'])
      })

      it('refunds neither what was only authorised nor in another currency', async (context) => {
        const wanted = order(meansFor('approved', context))
        await authorise(wanted)
        expect(await refusal(refund(wanted.key, 1, newKey()))).toBe('cardDeclined')

        await capture(wanted.key)
        const other = subject.currency === 'USD' ? 'EUR' : 'USD'
        expect(await refusal(refund(wanted.key, 1, newKey(), other))).toBe('cardDeclined')
      })

      it('refuses with nothing but what the port documents', async (context) => {
        const { approved, ...others } = subject.means[kind] ?? {}
        const ends = []
        for (const means of Object.values(others)) {
          const unanswered = (error: unknown) => {
            if (!(error instanceof SupplierUnavailable)) throw error
            return 'unknown'
          }
          ends.push(await refusal(authorise(order(means))).catch(unanswered))
        }

        if (ends.length === 0) context.skip(`no ${kind} that is refused to be tested with`)
        expect(ends.filter((end) => end !== 'done' && end !== 'unknown' && !declared.has(end))).toEqual([])
      })
    })

    it('finds, captures and refunds nothing under a key that authorised nothing', async () => {
      expect(await find(newKey())).toBeUndefined()
      expect(await refusal(capture(newKey()))).toBe('cardDeclined')
      expect(await refusal(refund(newKey(), 1, newKey()))).toBe('cardDeclined')
    })
  })
}

const errorText = (error: Error): string =>
  [error.message, JSON.stringify(error), error.stack, String(error.cause ?? '')].join('\n')
