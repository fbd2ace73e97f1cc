import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { cardTokensIn } from '../../payment/wire/form-of-payment.ts'
import type { Platform } from '../platform.ts'
import type { CallEvent } from './call.ts'

/**
 * Puts the cards of the forms of payment into the vault, under the tokens that stand for them; a card anywhere else
 * is not kept. Runs last before the operation, so that a request that cannot be understood leaves nothing behind.
 */
export const vaultCards = (
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: async ({ event }) => {
    const { cards: sent = [], tenant, now, request } = event.call
    const referred = new Set(cardTokensIn(request?.body))
    const cards = sent.filter(({ token }) => referred.has(token))
    if (!tenant || cards.length === 0) return
    const { vault } = platform()
    if (!vault) throw new Error(`${event.call.key} takes cards, but its family has no vault`)
    await Promise.all(cards.map(({ secrets, token }) => vault.keep(tenant.accessGroup, token, secrets, now)))
  },
})
