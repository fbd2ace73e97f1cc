import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Platform } from '../platform.ts'
import type { CallEvent } from './call.ts'

/**
 * Puts the cards of the body into the vault, under the tokens that stand for them. Runs last before the
 * operation, so that a request that cannot be understood leaves nothing behind.
 */
export const vaultCards = (
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: async ({ event }) => {
    const { cards = [], tenant, now } = event.call
    if (!tenant || cards.length === 0) return
    const { vault } = platform()
    if (!vault) throw new Error(`${event.call.key} takes cards, but its family has no vault`)
    for (const { secrets, token } of cards) await vault.keep(tenant.accessGroup, token, secrets, now)
  },
})
