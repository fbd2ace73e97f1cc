import { type SupplierClock, supplierClock } from './clock.ts'
import { mishapScript, pause, type RequestKind, untilGivenUp } from './mishaps.ts'
import { type OfferQuery, offerBook } from './offers.ts'
import { type NewOrder, orderBook } from './orders.ts'
import { type OrderPassenger, Rejected, type Request, type Response, type Send } from './resources.ts'

export interface SupplierOptions {
  readonly startsAt: number
  /** Of every price, whatever is asked for. */
  readonly currency?: string
  readonly searchesPerMinute?: number
  /** How long its answers take, on its own clock. */
  readonly latencyMs?: number
  readonly requiredOfPassengers?: readonly (keyof OrderPassenger)[]
}

const kindOf = ({ method, path }: Request): RequestKind => {
  if (path === '/offer_requests') return 'search'
  if (path.startsWith('/offers/')) return 'price'
  if (method === 'GET') return 'read'
  return path === '/orders' ? 'order' : path === '/payments' ? 'pay' : 'cancel'
}

/** At most so many searches in each minute of a clock. */
function searchLimit(clock: SupplierClock, perMinute: number) {
  let minute = 0
  let count = 0
  return () => {
    const current = Math.floor(clock.now() / 60_000)
    count = current === minute ? count + 1 : 1
    minute = current
    if (count > perMinute) throw new Rejected(429, 'rate_limit_exceeded')
  }
}

/**
 * A supplier of air content with the manners of a real one: it has its own clock, books and names, says less than one
 * would like, answers when it pleases, and makes every order once. It is asked over a line that speaks JSON.
 */
export function strictSupplier({
  startsAt,
  currency = 'GBP',
  searchesPerMinute = 30,
  latencyMs = 700,
  requiredOfPassengers = ['born_on', 'gender', 'email'],
}: SupplierOptions) {
  const clock = supplierClock(startsAt)
  const offers = offerBook(clock, currency)
  const orders = orderBook(clock, offers, { currency, required: requiredOfPassengers })
  const script = mishapScript()
  const countSearch = searchLimit(clock, searchesPerMinute)

  function serve({ method, path, body }: Request, isOpen: boolean): Response {
    const [, collection, name = '', action] = path.split(/[/?]/)
    const id = decodeURIComponent(name)
    if (path === '/offer_requests') {
      countSearch()
      return { status: 201, body: offers.search(body as OfferQuery) }
    }
    if (collection === 'offers') return { status: 200, body: offers.read(id) }
    if (collection === 'orders' && method === 'POST') {
      const made = orders.create(body as NewOrder, isOpen)
      return isOpen ? { status: 202, body: {} } : { status: 201, body: made }
    }
    if (name.startsWith('offer_id='))
      return { status: 200, body: orders.ofOffer(id.slice('offer_id='.length)) }
    if (collection === 'orders') return { status: 200, body: orders.read(id) }
    if (path === '/payments') {
      const { order_id, ...payment } = body as { order_id: string; amount: string; currency: string }
      return { status: 201, body: orders.pay(order_id, payment) }
    }
    if (action === 'confirm') return { status: 200, body: orders.confirmCancellation(id) }
    if (path === '/order_cancellations')
      return { status: 201, body: orders.quoteCancellation((body as { order_id: string }).order_id) }
    throw new Rejected(404, 'not_found')
  }

  function answer(request: Request, isOpen: boolean): Response {
    try {
      return serve(request, isOpen)
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      return { status: error.status, body: { errors: [{ code: error.code }] } }
    }
  }

  const send: Send = async (request) => {
    const { signal } = request
    const mishap = script.take(kindOf(request))
    await pause(clock, typeof mishap === 'object' ? mishap.slow : latencyMs, signal)
    if (mishap === 'unreached') throw new Error('connection refused')
    if (mishap === 'down') return { status: 503, body: 'Service Unavailable' }
    const response = answer(structuredClone({ ...request, signal: undefined }), mishap === 'accepted')
    if (mishap === 'lost') throw new Error('connection reset')
    if (mishap === 'hangs') return untilGivenUp(signal)
    return structuredClone(response)
  }

  return {
    send,
    clock,
    /** What goes wrong next. */
    mishap: script.add,
    raisePrices: offers.raisePrices,
    decide: orders.decide,
    orders,
  }
}
export type StrictSupplier = ReturnType<typeof strictSupplier>
