import type { Flight } from '../../../kernel/flight.ts'
import { findCarrier } from '../carriers.ts'
import { cabinOfClass, classesOf, equivalentRank, rankOf } from './booking-classes.ts'

/** The operating carrier of a flight, by index; -1: the world does not know it. */
export const operatorOf = ({ carrier, operating }: Pick<Flight, 'carrier' | 'operating'>): number =>
  findCarrier(operating?.carrier ?? carrier)?.index ?? -1

/** The class of the operating carrier that a seat is taken from when it is sold in a class of the flight number. */
export function operatingClass(flight: Flight, bookingClass: string): string {
  const [from, to] = [findCarrier(flight.carrier)?.index ?? -1, operatorOf(flight)]
  const cabin = cabinOfClass(from, bookingClass)
  if (!cabin || from === to) return bookingClass
  return classesOf(to, cabin)[equivalentRank(cabin, rankOf(from, bookingClass), { from, to })] ?? bookingClass
}
