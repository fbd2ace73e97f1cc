import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { localCipher } from '../../lib/platform/vault/local-cipher.ts'
import { tableVault } from '../../lib/platform/vault/table-vault.ts'
import { sandboxPaymentGateway } from '../../lib/sandbox/payment/gateway.ts'
import type { MeansOfPayment } from '../../lib/suppliers/payment-gateway.ts'
import { paymentGatewayContract } from '../suppliers/payment-gateway.contract.ts'
import { startOfTests } from '../support/api.ts'
import { sandboxOver } from '../support/sandbox-context.ts'

const database = startDatabase()
afterAll(async () => (await database).close())

const numbers = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  answerLost: '4000000000000119',
}
const tokens = {
  approved: 'tokOfAnyOtherCard',
  declined: 'tokDeclined',
  challenged: 'tokChallenge',
  answerLost: 'tokAnswerLost',
}
const call = { tenantId: 'tenant', now: startOfTests }
const threeDSecure = { authenticationValue: 'AJkBBkhgQQAAAE4gSEJydQAAAAA=', eci: '05', status: 'Y' }

paymentGatewayContract('the sandbox', async () => {
  const { store } = await database
  const vault = tableVault(store, localCipher(randomBytes(32)))
  const kept = async (number: string): Promise<MeansOfPayment> => {
    await vault.keep(call.tenantId, `vault-${number}`, { number, code: '737' }, call.now)
    return { kind: 'card', cardToken: `vault-${number}`, expireDate: '0831', cardCode: 'VI' }
  }
  const { approved, declined, challenged, answerLost } = numbers
  const tokenized = (token: string): MeansOfPayment => ({ kind: 'pspToken', provider: 'sandbox', token })
  return {
    gateway: sandboxPaymentGateway(sandboxOver(store, 'on'), vault),
    call,
    currency: 'GBP',
    means: {
      card: {
        approved: await kept(approved),
        declined: await kept(declined),
        challenged: await kept(challenged),
        answerLost: await kept(answerLost),
      },
      pspToken: {
        approved: tokenized(tokens.approved),
        declined: tokenized(tokens.declined),
        challenged: tokenized(tokens.challenged),
        answerLost: tokenized(tokens.answerLost),
      },
    },
    threeDSecure,
    secrets: [
      ...Object.values(numbers).flatMap((number) => [number, `vault-${number}`]),
      ...Object.values(tokens),
      threeDSecure.authenticationValue,
    ],
    run: 'contract',
  }
})
