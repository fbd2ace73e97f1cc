/** An airport, as people look for it. */
export interface Place {
  /** IATA */
  readonly code: string
  readonly name: string
  /** IATA city code. */
  readonly city: string
  readonly cityName: string
  /** ISO country. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}
