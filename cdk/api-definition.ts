import { catalogue, type FamilyName } from '../lib/contract/catalogue.ts'
import { type GatewayRefusal, gatewayAnswer, gatewayRefusals } from '../lib/contract/gateway-responses.ts'
import { imagesPath } from '../lib/contract/images-path.ts'
import type { RouteSpec } from '../lib/contract/route.ts'
import { supplierEventsPath } from '../lib/contract/supplier-events-path.ts'
import { gatewaySeconds } from '../lib/platform/aws/commit-machine.ts'

/** A document that API Gateway makes an API of: OpenAPI with the gateway's own extensions. */
export interface GatewayDefinition {
  readonly openapi: '3.0.1'
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>
  readonly components?: object
  readonly 'x-amazon-apigateway-api-key-source'?: 'AUTHORIZER'
  readonly 'x-amazon-apigateway-gateway-responses': object
}

/** Whether the gateway buffers the whole answer of a function, or streams it. */
export type TransferMode = 'BUFFERED' | 'STREAM'

/** Addresses under which the gateway invokes the functions. */
export interface ServiceUris {
  readonly familyUri: (name: FamilyName, mode: TransferMode) => string
  readonly fallback: string
  readonly supplierEvents: string
  readonly authorizer: string
}

const anyMethod = 'x-amazon-apigateway-any-method'
const tokenScheme = 'token'
/** The gateway knows by this name that a method counts requests against a usage plan. */
const usageScheme = 'api_key'

/**
 * The interface: every route of the catalogue leads to its family. Any other method on a route's path, and
 * any other path, leads to the fallback, which knows other spellings and reports the error. Beside it is the
 * path to which suppliers deliver, and the one of the pictures. A document and not single resources, because a hundred routes would be more of those
 * than a stack may hold.
 *
 * @param health what the gateway itself answers to `GET /health`, to anyone
 */
export function serviceDefinition(uris: ServiceUris, health: object): GatewayDefinition {
  const paths: Record<string, Record<string, object>> = {
    '/health': { get: fixedAnswer(health), [anyMethod]: method(uris.fallback, true) },
    '/': { [anyMethod]: method(uris.fallback, true) },
    '/{proxy+}': { [anyMethod]: method(uris.fallback, true, ['proxy']) },
  }
  for (const [family, routes] of Object.entries(catalogue)) {
    for (const { method: name, path, streams } of Object.values<RouteSpec>(routes)) {
      const parameters = parametersOf(path)
      const mode = streams ? 'STREAM' : 'BUFFERED'
      paths[path] ??= { [anyMethod]: method(uris.fallback, true, parameters) }
      paths[path][name.toLowerCase()] = method(
        uris.familyUri(family as FamilyName, mode),
        true,
        parameters,
        mode,
      )
    }
  }
  const parameters = parametersOf(supplierEventsPath)
  paths[supplierEventsPath] = {
    [anyMethod]: method(uris.fallback, true, parameters),
    // Its deliveries are signed.
    post: method(uris.supplierEvents, false, parameters),
  }
  const drawing = parametersOf(imagesPath)
  paths[imagesPath] = {
    [anyMethod]: method(uris.fallback, true, drawing),
    // Pages load them without a token.
    get: method(uris.fallback, false, drawing),
  }
  return {
    ...document('tripwright', paths),
    components: {
      securitySchemes: {
        [tokenScheme]: tokenAuthorizer(uris.authorizer),
        [usageScheme]: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
    // The authorizer names the key of the usage plan; clients have none.
    'x-amazon-apigateway-api-key-source': 'AUTHORIZER',
  }
}

/**
 * The token endpoint, below a stage that is called `oauth`: the function knows its paths, in other spellings too, and
 * answers other methods.
 */
export const tokenDefinition = (uri: string): GatewayDefinition =>
  document('tripwright-oauth', { '/{proxy+}': { [anyMethod]: method(uri, false, ['proxy']) } })

const document = (title: string, paths: GatewayDefinition['paths']): GatewayDefinition => ({
  openapi: '3.0.1',
  info: { title, version: '11' },
  paths,
  'x-amazon-apigateway-gateway-responses': gatewayResponses(),
})

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name)

const method = (
  uri: string,
  needsToken: boolean,
  parameters: readonly string[] = [],
  mode: TransferMode = 'BUFFERED',
): object => ({
  parameters: parameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  // Both are needed: the gateway does not read the list as alternatives.
  security: needsToken ? [{ [tokenScheme]: [] }, { [usageScheme]: [] }] : [],
  responses: {},
  'x-amazon-apigateway-integration': {
    type: 'aws_proxy',
    httpMethod: 'POST',
    uri,
    passthroughBehavior: 'when_no_match',
    timeoutInMillis: gatewaySeconds * 1000,
    ...(mode === 'STREAM' && { responseTransferMode: mode }),
  },
})

/** An answer of the gateway, for which no function runs. */
const fixedAnswer = (body: object): object => ({
  security: [],
  responses: { 200: { description: 'OK' } },
  'x-amazon-apigateway-integration': {
    type: 'mock',
    passthroughBehavior: 'never',
    requestTemplates: { 'application/json': '{"statusCode": 200}' },
    responses: {
      default: { statusCode: '200', responseTemplates: { 'application/json': JSON.stringify(body) } },
    },
  },
})

/** A token's result is cached for a minute, as long as an expired token may still work; a header that cannot hold one is refused without a call. */
const tokenAuthorizer = (authorizerUri: string): object => ({
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  'x-amazon-apigateway-authtype': 'custom',
  'x-amazon-apigateway-authorizer': {
    type: 'token',
    authorizerUri,
    identitySource: 'method.request.header.Authorization',
    identityValidationExpression: '^[Bb][Ee][Aa][Rr][Ee][Rr]\\s+\\S+$',
    authorizerResultTtlInSeconds: 60,
  },
})

/**
 * A refusal of the gateway itself has the form of every other error; its request id is the transaction id.
 */
function gatewayResponses(): object {
  const types = Object.keys(gatewayRefusals) as GatewayRefusal[]
  return Object.fromEntries(types.map((type) => [type, gatewayResponse(type)]))
}

function gatewayResponse(type: GatewayRefusal): object {
  const { status, headers, body } = gatewayAnswer(type, '$context.requestId')
  return {
    statusCode: status,
    responseParameters: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [`gatewayresponse.header.${name}`, `'${value}'`]),
    ),
    responseTemplates: { 'application/json': body },
  }
}
