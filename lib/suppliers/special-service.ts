import type { Flight } from '../kernel/flight.ts'

/** A special service (SSR) that is requested of the carriers of an order: a wheelchair, a meal, a bassinet. */
export interface OrderedSpecialService {
  /** Four letters, `WCHR`. */
  readonly code: string
  /** Absent: for nobody in particular, so for all. */
  readonly travelerId?: string
  /** Flights of the order, at least one. */
  readonly flights: readonly Flight[]
  readonly text?: string
  /** The carrier that the client wants to ask; absent: those of the flights. */
  readonly carrier?: string
  readonly quantity?: number
  /** `Dog`, as sent by the client. */
  readonly animal?: string
  /** Of a wheelchair that travels: `Weight`, `Kilograms`, 25. */
  readonly measurements: readonly {
    readonly type?: string
    readonly unit?: string
    readonly value?: number
  }[]
}
