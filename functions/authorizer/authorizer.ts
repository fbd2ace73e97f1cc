import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from 'aws-lambda'
import type { Grants } from '../../lib/kernel/agency.ts'
import type { VerifyToken } from '../../lib/platform/auth/verify-token.ts'

/**
 * The gateway's token authorizer: lets a valid token call everything (who may do what is decided by tenant,
 * behind the gateway) and hands on what the token grants.
 *
 * @param usageKeyOf under which key the gateway counts the requests with a token
 */
export const authorizer =
  (verify: VerifyToken, usageKeyOf: (grants: Grants) => string) =>
  async ({
    authorizationToken,
    methodArn,
  }: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const [scheme, token = ''] = authorizationToken.trim().split(/\s+/)
    if (scheme?.toLowerCase() !== 'bearer') throw new Error('Unauthorized')
    const grants = await verify(token).catch(() => {
      // The gateway answers 401 for exactly this message.
      throw new Error('Unauthorized')
    })
    return {
      principalId: grants.subject,
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: wholeStage(methodArn) }],
      },
      usageIdentifierKey: usageKeyOf(grants),
      context: { grants: JSON.stringify(grants) },
    }
  }

/** The answer is cached by token, so it must not be for the one method that was called first. */
const wholeStage = (methodArn: string): string => {
  const [api = '', stage = ''] = methodArn.split('/')
  return `${api}/${stage}/*`
}
