import compress from '@fastify/compress'
import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from 'aws-lambda'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { FamilyName } from '../../contract/catalogue.ts'
import { catalogue } from '../../contract/catalogue.ts'
import type { GatewayRefusal } from '../../contract/gateway-responses.ts'
import { gatewayAnswer, refusalAnswer } from '../../contract/gateway-responses.ts'
import { imagesPath } from '../../contract/images-path.ts'
import type { RouteSpec } from '../../contract/route.ts'
import { supplierEventsPath } from '../../contract/supplier-events-path.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { stage } from '../http/base-url.ts'
import { type Admission, admission } from './admission.ts'
import { answerClientError } from './client-error.ts'
import {
  type GatewayLimits,
  gatewayLimits,
  retryAfterSec,
  type WorkKind,
  workKindOf,
} from './gateway-limits.ts'
import type { Handler, Invocation } from './lambda-runtime.ts'
import { allowLocalhostPages } from './localhost-pages.ts'
import { lambdaContext, proxyEvent } from './proxy-event.ts'

/** What API Gateway takes at most; the service's own limit is lower. */
const gatewayBodyBytes = 10_000_000

/** The same functions that AWS runs behind API Gateway. */
export interface GatewayFunctions {
  readonly families: Readonly<Record<FamilyName, Handler>>
  readonly fallback: Handler
  readonly token: Handler
  /** Without a token: deliveries are signed. */
  readonly supplierEvents: Handler
  readonly authorizer: (event: APIGatewayTokenAuthorizerEvent) => Promise<APIGatewayAuthorizerResult>
}

/**
 * API Gateway, as far as this service uses it: routes of the catalogue, authorizer first, proxy events, its
 * own refusals. What is more than it can do is refused early.
 */
export function localGateway(
  { families, fallback, token, supplierEvents, authorizer }: GatewayFunctions,
  limits: GatewayLimits = gatewayLimits,
): FastifyInstance {
  const { search, change, read } = limits.work
  const admissions: Readonly<Record<WorkKind, Admission>> = {
    search: admission(search),
    change: admission(change),
    read: admission(read),
  }
  const app = Fastify({
    bodyLimit: gatewayBodyBytes,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (_error, request, reply) => void refuse(request, reply, 'RESOURCE_NOT_FOUND'),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    clientErrorHandler: answerClientError,
  })
  app.server.maxConnections = limits.connections
  // Once the port is closed, no connection waits for another request.
  let hasListened = false
  app.addHook('onListen', async () => {
    hasListened = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (hasListened && !app.server.listening) reply.header('Connection', 'close')
  })
  allowLocalhostPages(app)
  app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'deflate'] })
  // API Gateway passes bodies of any type, also one that this server cannot read.
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['content-type']
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  /** @param handle what there is to do, once there is room for it */
  const admit = async (
    kind: WorkKind,
    request: FastifyRequest,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ) => {
    const release = await admissions[kind](() => !request.raw.socket.destroyed)
    if (!release) return refuseOverload(request, reply)
    try {
      return await handle()
    } finally {
      release()
    }
  }

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    resource: string,
    handler: Handler,
  ) => {
    const grants = await authorise(request, authorizer)
    if (grants === undefined) return refuse(request, reply, 'UNAUTHORIZED')
    return send(
      reply,
      await handler(proxyEvent(request, { resource, stage, grants }), lambdaContext(name, request.id)),
    )
  }

  app.register(async (api) => {
    for (const [family, routes] of Object.entries(catalogue)) {
      for (const route of Object.values<RouteSpec>(routes)) {
        const { method, path, streams } = route
        const kind = workKindOf(family as FamilyName, route)
        // An empty segment is no value: the fallback knows what a trailing slash means.
        const url = `/${stage}${path.replace(/\{(.+?)\}/g, ':$1(^.+$)')}`
        api.route({
          method,
          url,
          exposeHeadRoute: false,
          ...(streams && { compress: false as const }),
          handler: (request, reply) =>
            admit(kind, request, reply, () =>
              serve(request, reply, family, path, families[family as FamilyName]),
            ),
        })
      }
    }
    api.post(`/${stage}${supplierEventsPath.replace(/\{(.+?)\}/, ':$1')}`, async (request, reply) =>
      send(
        reply,
        await supplierEvents(
          proxyEvent(request, { resource: supplierEventsPath, stage }),
          lambdaContext('supplier-events', request.id),
        ),
      ),
    )
    api.get(`/${stage}${imagesPath.replace(/\{(.+?)\}/, ':$1')}`, async (request, reply) =>
      send(
        reply,
        await fallback(
          proxyEvent(request, { resource: imagesPath, stage }),
          lambdaContext('fallback', request.id),
        ),
      ),
    )
    api.all('/oauth/*', async (request, reply) =>
      send(
        reply,
        await token(
          proxyEvent(request, { resource: '/{proxy+}', stage: 'oauth' }),
          lambdaContext('token', request.id),
        ),
      ),
    )
  })
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith(`/${stage}/`)
      ? admit('read', request, reply, () => serve(request, reply, 'fallback', '/{proxy+}', fallback))
      : refuse(request, reply, 'RESOURCE_NOT_FOUND'),
  )
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413) return refuse(request, reply, 'REQUEST_TOO_LARGE')
    // A body that is not what its headers say.
    if (error.statusCode !== undefined && error.statusCode < 500)
      return refuse(request, reply, 'UNSUPPORTED_MEDIA_TYPE')
    console.error(error)
    return refuse(request, reply, 'INTEGRATION_FAILURE')
  })
  return app
}

/** The authorizer's context of the token; undefined when the token is refused. */
async function authorise(
  request: FastifyRequest,
  authorizer: GatewayFunctions['authorizer'],
): Promise<string | undefined> {
  const authorizationToken = request.headers.authorization
  if (authorizationToken === undefined) return undefined
  const methodArn = `arn:aws:execute-api:local:000000000000:local/${stage}/${request.method}/`
  try {
    const { context } = await authorizer({ type: 'TOKEN', authorizationToken, methodArn })
    return typeof context?.grants === 'string' ? context.grants : undefined
  } catch (error) {
    if (error instanceof Error && error.message === 'Unauthorized') return undefined
    throw error
  }
}

const send = (reply: FastifyReply, { statusCode, headers = {}, body }: Invocation) =>
  reply
    .code(statusCode)
    .headers(headers as Record<string, string>)
    .send(statusCode === 204 ? undefined : body)

function refuseOverload(request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = refusalAnswer(new Refusal('overloaded'), request.id, retryAfterSec)
  return reply.code(status).headers(headers).send(body)
}

function refuse(request: FastifyRequest, reply: FastifyReply, type: GatewayRefusal) {
  const { status, headers, body } = gatewayAnswer(type, request.id)
  return reply.code(status).headers(headers).send(body)
}
