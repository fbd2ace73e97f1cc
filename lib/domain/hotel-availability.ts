/** Nights and the guests of each room: what an availability was asked for. */
export interface StayAsked {
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly number[]
}
