import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { cognitoIssuer } from '../../lib/platform/auth/cognito-issuer.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { requireSetting, settings } from '../../lib/platform/aws/settings.ts'
import { token } from './token.ts'

const serve = once(() =>
  token(
    cognitoIssuer({
      issuer: requireSetting(settings.tokenIssuer),
      signInUrl: requireSetting(settings.signInUrl),
      clientTokenUrl: requireSetting(settings.clientTokenUrl),
    }),
  ),
)

export const handler = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => serve()(event)
