import * as z from 'zod'
import type { ZodOpenApiPathItemObject } from 'zod-openapi'

const tokenRequest = z
  .object({
    grant_type: z
      .enum(['password', 'client_credentials'])
      .optional()
      .meta({ description: 'Absent: password.' }),
    client_id: z.string().optional().meta({ description: 'Or, with the secret, as HTTP Basic.' }),
    client_secret: z.string().optional(),
    username: z.string().optional().meta({ description: 'For the grant type password.' }),
    password: z.string().optional(),
  })
  .meta({ id: 'TokenRequest' })

const tokenResponse = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().meta({ description: 'Seconds.' }),
    scope: z.string(),
  })
  .meta({ id: 'TokenResponse' })

const tokenError = z
  .object({ error: z.string(), error_description: z.string().optional() })
  .meta({ id: 'TokenError' })

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: tokenError } },
})

/** The token endpoint, which has a host of its own on AWS. */
export const tokenPath = (serverUrl: string): ZodOpenApiPathItemObject => ({
  servers: [{ url: serverUrl, description: 'On AWS: the output TokenUrl of the stack, a host of its own.' }],
  post: {
    operationId: 'token',
    tags: ['token'],
    summary: 'An access token for 24 hours.',
    description:
      'In the manner of OAuth 2.0. /oauth/oauth20/token is the same. On AWS the address is the output TokenUrl of the stack.',
    security: [],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: tokenRequest } },
    },
    responses: {
      '200': { description: 'The token.', content: { 'application/json': { schema: tokenResponse } } },
      '400': refused('The request lacks something, or has another grant type.'),
      '401': refused('Client, user or secret is wrong.'),
      '429': refused('Too many requests.'),
    },
  },
})
