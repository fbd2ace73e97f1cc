import { ApiKey, UsagePlan } from 'aws-cdk-lib/aws-apigateway'
import { Construct } from 'constructs'
import { usageKey } from '../../lib/platform/auth/usage-key.ts'
import type { EdgeLimits } from '../throttles.ts'
import type { GatewayApi } from './gateway-api.ts'

export interface AccessGroupLimitsProps {
  readonly api: GatewayApi
  readonly accessGroups: readonly string[]
  /** Of the keys, as the authorizer has it. */
  readonly keyPrefix: string
  readonly limits: EdgeLimits
}

/**
 * What each access group may send, so that one cannot take the whole service from the others. A key is no secret and
 * opens nothing: the gateway takes it from the authorizer only. Each has a plan of its own, although many are alike: a key
 * cannot be in two plans of one stage, and so not move from one to another in a deployment, but a plan's rate can change.
 */
export class AccessGroupLimits extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { api, accessGroups, keyPrefix, limits }: AccessGroupLimitsProps,
  ) {
    super(scope, id)
    for (const group of [...accessGroups, undefined]) {
      const name = group ?? 'none'
      const rate = limits.accessGroupRates[name] ?? limits.accessGroupRate
      const plan = new UsagePlan(this, `${name}Plan`, {
        description: `Requests of access group ${name}`,
        throttle: { rateLimit: rate, burstLimit: 2 * rate },
        apiStages: [{ api: api.api, stage: api.stage }],
      })
      plan.addApiKey(
        new ApiKey(this, name, { value: usageKey(keyPrefix, group), description: `Access group ${name}` }),
      )
    }
  }
}
