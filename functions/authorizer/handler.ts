import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from 'aws-lambda'
import { agencies } from '../../lib/platform/agencies.ts'
import { cognitoTrust } from '../../lib/platform/auth/cognito-trust.ts'
import { countedGroup, usageKey } from '../../lib/platform/auth/usage-key.ts'
import { tokenVerifier } from '../../lib/platform/auth/verify-token.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { requireSetting, settings } from '../../lib/platform/aws/settings.ts'
import { authorizer } from './authorizer.ts'

/** Kept, so that the pool's keys are fetched once. */
const authorise = once(() => {
  const prefix = requireSetting(settings.usageKeyPrefix)
  return authorizer(tokenVerifier(cognitoTrust(requireSetting(settings.tokenIssuer))), (grants) =>
    usageKey(prefix, countedGroup(grants, agencies)),
  )
})

export const handler = async (event: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> =>
  authorise()(event)
