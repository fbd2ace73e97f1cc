import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import type { FastifyRequest } from 'fastify'

const account = '000000000000'

/** The event that API Gateway would make of this request. */
export function proxyEvent(
  request: FastifyRequest,
  about: { readonly resource: string; readonly stage: string; readonly grants?: string },
): APIGatewayProxyEvent {
  const url = new URL(request.url, 'http://localhost')
  const full = request.url.split('?')[0] ?? ''
  const path = full.slice(about.stage.length + 1)
  const rawHeaders = request.raw.rawHeaders
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ])
  const query = [...url.searchParams]
  const now = Date.now()
  return {
    resource: about.resource,
    path,
    httpMethod: request.method,
    headers: Object.fromEntries(pairs),
    multiValueHeaders: multiValued(pairs),
    queryStringParameters: query.length > 0 ? Object.fromEntries(query) : null,
    multiValueQueryStringParameters: query.length > 0 ? multiValued(query) : null,
    pathParameters: pathParameters(about.resource, path),
    stageVariables: null,
    body: Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body.toString('utf8') : null,
    isBase64Encoded: false,
    requestContext: {
      accountId: account,
      apiId: 'local',
      authorizer: about.grants === undefined ? null : { grants: about.grants },
      httpMethod: request.method,
      identity: {
        sourceIp: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
      } as APIGatewayProxyEvent['requestContext']['identity'],
      path: full,
      protocol: `HTTP/${request.raw.httpVersion}`,
      requestId: request.id,
      requestTimeEpoch: now,
      resourceId: about.resource,
      resourcePath: about.resource,
      stage: about.stage,
    },
  }
}

function multiValued(pairs: readonly [string, string][]): Record<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [name, value] of pairs) all.set(name, [...(all.get(name) ?? []), value])
  return Object.fromEntries(all)
}

/** As they were sent: the function decodes them. */
function pathParameters(resource: string, path: string): Record<string, string> | null {
  const segments = path.split('/')
  const parameters = resource.split('/').flatMap((template, index): [string, string][] => {
    const name = /^\{(.+)\}$/.exec(template)?.[1]
    return name === undefined ? [] : [[name, segments[index] ?? '']]
  })
  return parameters.length > 0 ? Object.fromEntries(parameters) : null
}

/** The Lambda context of one invocation. @param timeoutMs what API Gateway leaves a function */
export function lambdaContext(functionName: string, requestId: string, timeoutMs = 29_000): Context {
  const end = Date.now() + timeoutMs
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:${account}:function:${functionName}`,
    logGroupName: 'local',
    logStreamName: 'local',
    memoryLimitInMB: '1024',
    getRemainingTimeInMillis: () => end - Date.now(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  }
}
