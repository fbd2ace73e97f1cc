import type { AncillaryPrice, AncillaryService } from '../ancillary/ancillary.ts'
import type { Flight } from '../kernel/flight.ts'

/** An ancillary that is ordered together with its flights. */
export interface OrderedService {
  /** Key of its sale, under which `AirAncillaries` knows it. */
  readonly key: string
  readonly service: AncillaryService
  readonly quantity: number
  /** Of one piece. */
  readonly price: AncillaryPrice
  readonly travelerId: string
  readonly flights: readonly Flight[]
  /** Designator of a seat, `14C`. */
  readonly seat?: string
}
