import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from 'aws-lambda'
import { cognitoTrust } from '../../lib/platform/auth/cognito-trust.ts'
import { tokenVerifier } from '../../lib/platform/auth/verify-token.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { requireSetting, settings } from '../../lib/platform/aws/settings.ts'
import { authorizer } from './authorizer.ts'

/** Kept, so that the pool's keys are fetched once. */
const authorise = once(() => authorizer(tokenVerifier(cognitoTrust(requireSetting(settings.tokenIssuer)))))

export const handler = async (event: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> =>
  authorise()(event)
