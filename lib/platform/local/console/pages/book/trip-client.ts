import { createClient } from '../../../../../client/index.ts'

/** The sandbox's own agent: public, and good for this sandbox alone. */
const account = {
  grant_type: 'password',
  client_id: 'sandbox-client',
  client_secret: 'sandbox-secret',
  username: 'sandbox-agent',
  password: 'sandbox-password',
} as const

async function fetchToken(): Promise<string> {
  const answer = await fetch('/oauth/token', { method: 'POST', body: new URLSearchParams(account) })
  return (await answer.json()).access_token
}

/** The interface, as every client of it has it. */
export const trip = createClient({ baseUrl: `${location.origin}/11`, access: { token: fetchToken } })

/** Sends a request once more as the sandbox's agent; of a card only the mask is left. */
export async function sendAgain({
  method,
  url,
  body,
}: {
  readonly method: string
  readonly url: string
  readonly body: string
}): Promise<void> {
  await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${await fetchToken()}`, 'Content-Type': 'application/json' },
    ...(body !== '' && { body }),
  })
}
