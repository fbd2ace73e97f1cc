import type { RecordedRequest } from '../../control/recorder.ts'

type Sent = Pick<RecordedRequest, 'method' | 'url' | 'headers' | 'body'>

/** Headers that say something of the request; the others are of the program that sent it. */
const wanted = /^(xauth|tvp|x-sandbox|idempotency|accept-version|content-version|taxbreakdown|farerule)/i

const headersOf = ({ headers, body }: Sent): [string, string][] => [
  ...(body === '' ? [] : [['Content-Type', 'application/json'] as [string, string]]),
  ...Object.entries(headers).filter(([name]) => wanted.test(name)),
]

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The request as a command; the token is the reader's own. */
export function asCurl(request: Sent, origin: string): string {
  const parts = [
    `curl -s -X ${request.method} ${quoted(origin + request.url)}`,
    '-H "Authorization: Bearer $TOKEN"',
    ...headersOf(request).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.body === '' ? [] : [`-d ${quoted(request.body)}`]),
  ]
  return parts.join(' \\\n  ')
}

/** The request as code of a program that has a token. */
export function asTypeScript(request: Sent, origin: string): string {
  const headers = { Authorization: 'Bearer TOKEN', ...Object.fromEntries(headersOf(request)) }
  const options = {
    method: request.method,
    headers,
    ...(request.body !== '' && { body: 'BODY' }),
  }
  const text = JSON.stringify(options, undefined, 2)
    .replace('"Bearer TOKEN"', "'Bearer ' + token")
    .replace('"BODY"', `JSON.stringify(${pretty(request.body)})`)
  return `const answer = await fetch(${JSON.stringify(origin + request.url)}, ${text})\nconst body = await answer.json()\n`
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2).replaceAll('\n', '\n  ')
  } catch {
    return JSON.stringify(body)
  }
}
