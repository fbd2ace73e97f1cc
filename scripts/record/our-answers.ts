import { stage } from '../../lib/platform/http/base-url.ts'
import { startLocal } from '../../lib/platform/local/server.ts'
import {
  type CollectionRequest,
  collectionFolders,
  collectionVariables,
  tokenForm,
} from '../collections/requests.ts'
import type { Exchange } from './exchange.ts'

type Variables = Record<string, string>

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const filled = (text: string, variables: Variables): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? '')

const formOf = (pairs: readonly (readonly [string, string])[], variables: Variables): URLSearchParams =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, filled(value, variables)]))

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((within, step) => (within as Record<string, unknown> | undefined)?.[step], value)

/** What the embedded service answers to the examples of all flows. */
export async function ourAnswers(): Promise<readonly Exchange[]> {
  const { gateway, close } = await startLocal()
  const variables: Variables = { ...collectionVariables, date: day(60), dateAfter: day(67) }

  async function send(method: string, url: string, sent: { readonly body?: string; readonly type: string }) {
    const { body, type } = sent
    const answer = await gateway.inject({
      method: method as 'GET',
      url,
      headers: { 'content-type': type, authorization: `Bearer ${variables.access_token}` },
      ...(body !== undefined && { payload: body }),
    })
    return {
      status: answer.statusCode,
      answer: answer.payload === '' ? undefined : JSON.parse(answer.payload),
    }
  }

  async function run({ method, path, query, body, gives }: CollectionRequest): Promise<Exchange> {
    const search = formOf(query, variables)
    const url = `/${stage}${filled(path, variables)}${search.size > 0 ? `?${search}` : ''}`
    const sent = { type: 'application/json', ...(body !== undefined && { body: filled(body, variables) }) }
    const { status, answer } = await send(method, url, sent)
    for (const [variable, pointer] of gives) {
      const value = at(answer, pointer)
      if (value !== undefined) variables[variable] = String(value)
    }
    return { at: '', ms: 0, method, url, headers: {}, status, answerHeaders: {}, answer }
  }

  try {
    const form = formOf(tokenForm, variables)
    const type = 'application/x-www-form-urlencoded'
    const { answer } = await send('POST', '/oauth/token', { type, body: `${form}` })
    variables.access_token = answer.access_token
    const answers: Exchange[] = []
    for (const { requests } of collectionFolders())
      for (const request of requests) answers.push(await run(request))
    return answers
  } finally {
    await close()
  }
}
