import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { FamilyName } from '../../lib/contract/catalogue.ts'
import { refusalBody, refusalNotice } from '../../lib/contract/envelope.ts'
import { imagesPath } from '../../lib/contract/images-path.ts'
import { resolvePath } from '../../lib/contract/resolve-path.ts'
import type { Ids } from '../../lib/kernel/ids.ts'
import type { RefusalCode, RefusalDetails } from '../../lib/kernel/refusals.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { result } from '../../lib/platform/http/answer.ts'
import { readHeaders } from '../../lib/platform/http/headers.ts'
import { traceOf } from '../../lib/platform/http/trace.ts'
import { answerImage } from '../../lib/platform/images/answer-image.ts'

/** Forwards a request to the family that serves it. */
export type InvokeFamily = (family: FamilyName, event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>

/**
 * Everything that the gateway cannot match by itself: another spelling of a known path goes to its family, a
 * known path with a wrong method is answered 405, anything else 404. It has the pictures, too, which need no token.
 */
export const fallback =
  (invokeFamily: InvokeFamily, ids: Ids) =>
  async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    if (event.resource === imagesPath && event.httpMethod === 'GET')
      return answerImage(event) ?? refuse(event, ids, 'routeNotFound')
    const resolution = resolvePath(event.httpMethod, event.path)
    switch (resolution.kind) {
      case 'found': {
        const { family, resource, parameters } = resolution.resolved
        return invokeFamily(family, {
          ...event,
          headers: forText(event.headers),
          resource,
          pathParameters: { ...parameters },
        })
      }
      case 'otherMethod': {
        const allowed = resolution.allowed.join(', ')
        return refuse(event, ids, 'methodNotAllowed', { allowed }, { Allow: allowed })
      }
      case 'unknown':
        return refuse(event, ids, 'routeNotFound')
      default:
        return resolution satisfies never
    }
  }

/** The answer is forwarded as text; the gateway compresses it if the client accepts that. */
const forText = (headers: APIGatewayProxyEvent['headers']): APIGatewayProxyEvent['headers'] =>
  Object.fromEntries(
    Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'accept-encoding'),
  )

function refuse(
  event: APIGatewayProxyEvent,
  ids: Ids,
  code: RefusalCode,
  details: RefusalDetails = {},
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  const trace = traceOf(readHeaders(event.headers), ids)
  const notice = refusalNotice(new Refusal(code, details))
  return result({ trace }, notice.statusCode, refusalBody('ErrorResponse', [notice], trace), headers)
}
