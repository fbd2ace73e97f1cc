import type { FiledFare } from '../../pricing/fare.ts'

/** The fare of one leg with the flights it pays for. */
export interface FareComponent {
  readonly fare: FiledFare
  readonly nucHundredths: number
  /** Carrier that files the fare, and miles of the market, for its surcharge. */
  readonly fareCarrier: number
  readonly marketMiles: number
  /** Airports by index in flying order, and the marketing carrier of each flight between them. */
  readonly path: readonly number[]
  readonly carriers: readonly string[]
}
