import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Grants } from '../../kernel/agency.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { identifyTenant } from '../../kernel/tenant.ts'
import type { Platform } from '../platform.ts'
import type { CallEvent } from './call.ts'

/** Finds the tenant by the grants of the token and the headers. */
export const identifyCaller = (
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const { call } = event
    const named = { accessGroup: call.headers('accessGroup'), pcc: call.headers('pcc') }
    call.tenant = identifyTenant(grantsOf(event), named, platform().agencies)
  },
})

/** The authorizer's context holds texts only, so the grants travel as JSON. */
function grantsOf({ requestContext }: CallEvent): Grants {
  const grants: unknown = requestContext.authorizer?.grants
  if (typeof grants !== 'string') throw new Refusal('tokenInvalid')
  return JSON.parse(grants) as Grants
}
