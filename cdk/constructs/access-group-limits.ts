import { ApiKey, UsagePlan } from 'aws-cdk-lib/aws-apigateway'
import { Construct } from 'constructs'
import { usageKey } from '../../lib/platform/auth/usage-key.ts'
import type { GatewayApi } from './gateway-api.ts'

export interface AccessGroupLimitsProps {
  readonly api: GatewayApi
  readonly accessGroups: readonly string[]
  /** Of the keys, as the authorizer has it. */
  readonly keyPrefix: string
  /** Requests a second that one access group may send. */
  readonly rate: number
}

/**
 * What each access group may send, so that one cannot take the whole service from the others. A key is no secret and
 * opens nothing: the gateway takes it from the authorizer only.
 */
export class AccessGroupLimits extends Construct {
  constructor(scope: Construct, id: string, { api, accessGroups, keyPrefix, rate }: AccessGroupLimitsProps) {
    super(scope, id)
    const plan = new UsagePlan(this, 'Plan', {
      description: 'Requests of one access group',
      throttle: { rateLimit: rate, burstLimit: 2 * rate },
      apiStages: [{ api: api.api, stage: api.stage }],
    })
    for (const group of [...accessGroups, undefined]) {
      const name = group ?? 'none'
      plan.addApiKey(
        new ApiKey(this, name, { value: usageKey(keyPrefix, group), description: `Access group ${name}` }),
      )
    }
  }
}
