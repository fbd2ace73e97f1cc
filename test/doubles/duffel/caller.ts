import type { DuffelDouble } from './duffel-double.ts'
import type { Resource } from './state.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined if it is none. */
  readonly body: Resource
  readonly data: Resource
  readonly code: string | number | undefined
}

interface Sent {
  readonly data?: Resource
  readonly headers?: Readonly<Record<string, string>>
}

const adult = { type: 'adult' }

/** A client of the double that says no more than each request must, and hides nothing of an answer. */
export function callerOf({ url, token }: Pick<DuffelDouble, 'url' | 'token'>) {
  async function call(method: string, path: string, { data, headers }: Sent = {}): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'duffel-version': 'v2',
        accept: 'application/json',
        ...(data !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
    })
    const text = await answer.text()
    const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
    const { status, headers: received } = answer
    return { status, headers: received, text, body, data: body?.data, code: body?.errors?.[0]?.code }
  }
  const get = (path: string) => call('GET', path)
  const post = (path: string, data?: Resource) => call('POST', path, data === undefined ? {} : { data })

  /** A search of one way: `LHR-JFK`. */
  async function search(route: string, more: Resource = {}): Promise<Resource> {
    const [origin, destination] = route.split('-')
    const slices = [{ origin, destination, departure_date: '2027-06-01' }]
    const { data, status, text } = await post('/air/offer_requests', { slices, passengers: [adult], ...more })
    if (status !== 201) throw new Error(`${status} ${text}`)
    return data
  }

  /** The first offer of ZZ. */
  const offerOn = async (route: string, more?: Resource): Promise<Resource> =>
    (await search(route, more)).offers.find((one: Resource) => one.owner.iata_code === 'ZZ')

  return { call, get, post, search, offerOn }
}

const names = ['Isolde', 'Bram', 'Noor', 'Teodor', 'Wren', 'Ayla', 'Milo', 'Sanna', 'Jonas']

/** A complete order of an offer: a hold, unless it is `instant`. */
export function orderOf(offer: Resource, type: 'hold' | 'instant' = 'hold'): Resource {
  const { total_amount: amount, total_currency: currency } = offer
  const infants = offer.passengers.filter((one: Resource) => one.type === 'infant_without_seat')
  const adults = offer.passengers.filter((one: Resource) => one.type === 'adult')
  return {
    type,
    selected_offers: [offer.id],
    passengers: offer.passengers.map((one: Resource, index: number) => ({
      id: one.id,
      title: 'ms',
      gender: 'f',
      given_name: names[index],
      family_name: 'Fenwright',
      born_on: `${2027 - (one.age ?? 39)}-02-03`,
      email: 'isolde@example.test',
      phone_number: '+442075550100',
      ...(infants[adults.indexOf(one)] && { infant_passenger_id: infants[adults.indexOf(one)].id }),
    })),
    ...(type === 'instant' && { payments: [{ type: 'balance', amount, currency }] }),
  }
}

export const balanceFor = ({ total_amount: amount, total_currency: currency }: Resource): Resource => ({
  type: 'balance',
  amount,
  currency,
})
