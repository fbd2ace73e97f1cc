import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { cognitoIssuer } from '../../lib/auth/cognito-issuer.ts'
import { once } from '../../lib/runtime/live/once.ts'
import { requireSetting, settings } from '../../lib/runtime/live/settings.ts'
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
