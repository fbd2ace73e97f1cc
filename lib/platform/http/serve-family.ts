import middy from '@middy/core'
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse'
import type { APIGatewayProxyResult, Context as LambdaContext } from 'aws-lambda'
import type { RequestContext } from '../../contract/request-context.ts'
import type { Family, RequestOf, ResponseOf, RouteSpec } from '../../contract/route.ts'
import { orIfStale } from '../../kernel/update-item.ts'
import type { Platform } from '../platform.ts'
import type { Stores } from '../store/stores.ts'
import { answer } from './answer.ts'
import { answerErrors } from './answer-error.ts'
import type { CallEvent } from './call.ts'
import { compressAnswer } from './compress-answer.ts'
import { correlate } from './correlate.ts'
import { identifyCaller } from './identify-caller.ts'
import { logRequest } from './log-request.ts'
import { parseRequest } from './parse-request.ts'
import { readBody } from './read-body.ts'
import { findAnswered, replayRepeated } from './replay-repeated.ts'
import { type AnswerPart, streamAnswer } from './stream-answer.ts'
import { vaultCards } from './vault-cards.ts'

/** What every operation works with: who calls, when "now" is, and the caller's own stores. */
export type Context = RequestContext<Stores>

/**
 * One endpoint: takes the parsed request, gives the answer with its root member, or where the route streams
 * the parts of a streamed one. `Dependencies` is what it uses in addition to the context: hosts, workflow.
 */
export type Operation<R extends RouteSpec, Dependencies = unknown> = (
  request: RequestOf<R>,
  context: Context,
  dependencies: Dependencies,
) => Promise<
  ResponseOf<R> | (R extends { readonly streams: true } ? readonly AnswerPart<ResponseOf<R>>[] : never)
>

export type FamilyHandler = middy.MiddyfiedHandler<CallEvent, APIGatewayProxyResult>

type Operations<Routes extends Family> = { readonly [K in keyof Routes]: Operation<Routes[K], never> }

/** Everything that any of the operations needs. */
type DependenciesOf<
  Ops extends Record<keyof Ops, (request: never, context: never, dependencies: never) => unknown>,
> = {
  [K in keyof Ops]: (dependencies: Parameters<Ops[K]>[2]) => void
}[keyof Ops] extends (dependencies: infer Dependencies) => void
  ? Dependencies
  : never

/**
 * A family of endpoints as one Lambda handler. A missing operation does not compile.
 *
 * @returns given how to make the dependencies (called on the first request), the handler
 */
export const serveFamily =
  <Routes extends Family, Ops extends Operations<Routes>>(routes: Routes, operations: Ops) =>
  (makeDependencies: () => Platform & DependenciesOf<Ops>): FamilyHandler => {
    let made: (Platform & DependenciesOf<Ops>) | undefined
    const dependencies = () => {
      made ??= makeDependencies()
      return made
    }
    const streams = Object.values(routes).some((route) => route.streams)
    const run = async ({ call }: CallEvent, lambda: LambdaContext): Promise<APIGatewayProxyResult> => {
      const { tenant, request, now, headers, trace } = call
      if (!tenant) throw new Error('the caller was not identified')
      const { stores, ids } = dependencies()
      const { claim } = call
      const context = { stores: stores(tenant.accessGroup), ids, now, tenant, headers, trace, claim }
      const operation = operations[call.key as keyof Routes] as Operation<RouteSpec, DependenciesOf<Ops>>
      const answered = await orIfStale(
        () => operation(request as RequestOf<RouteSpec>, context, dependencies()),
        async (conflict) => {
          const done = await findAnswered(call, context.stores)
          if (!done) throw conflict
          return done.answer as Awaited<ReturnType<typeof operation>>
        },
      )
      return Array.isArray(answered)
        ? streamAnswer(call, answered, { log: dependencies().log, lambda })
        : answer(call, answered)
    }
    const handler = middy<CallEvent, APIGatewayProxyResult>(run, {
      timeoutEarlyInMillis: 500,
      requestEnd: logRequest(dependencies),
      ...(streams && { executionMode: executionModeStreamifyResponse }),
    })
      .use(correlate(routes, dependencies))
      .use(identifyCaller(dependencies))
      .use(readBody(dependencies))
      .use(parseRequest())
      .use(replayRepeated(dependencies))
      .use(vaultCards(dependencies))
      .use(answerErrors(dependencies))
    return streams ? handler.use(compressAnswer()) : handler
  }
