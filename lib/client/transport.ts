import { pause } from './pause.ts'
import { type Outcome, pauseBefore, type RawAnswer, type Repetition } from './retry.ts'
import type { ClientSettings } from './settings.ts'

/** A request as it goes out. */
export interface RawRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly signal?: AbortSignal | undefined
  readonly repetition: Repetition
}

/** Sends the request until there is an answer that says something. @throws the signal's reason */
export async function deliver(
  request: RawRequest,
  settings: Pick<ClientSettings, 'fetch' | 'retry'>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(request, settings)
    request.signal?.throwIfAborted()
    const ms = pauseBefore(outcome, { repetition: request.repetition, attempt }, settings.retry)
    if (ms === undefined) return outcome
    await pause(ms, request.signal)
  }
}

async function attemptOnce(
  { url, method, headers, body, signal }: RawRequest,
  { fetch: send = fetch }: Pick<ClientSettings, 'fetch'>,
): Promise<Outcome> {
  try {
    const answer = await send(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    return { kind: 'answer', answer: await readAnswer(answer) }
  } catch (cause) {
    return { kind: 'no answer', cause }
  }
}

const readAnswer = async (answer: Response): Promise<RawAnswer> => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
})
