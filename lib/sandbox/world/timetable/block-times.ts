import { type Aircraft, isPropeller, isWidebody } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { flightPath } from './flight-path.ts'
import { eastwardShare, milesBetween, type Place, pointsBetween } from './sphere.ts'
import { taxiIn, taxiOut } from './taxi-table.ts'
import { westWind } from './wind.ts'

/** A flight between two airports by a type, of a carrier at home in a country. */
export interface BlockLeg {
  readonly from: Airport
  readonly to: Airport
  readonly aircraft: Aircraft
  readonly home: string
}

const sampleMiles = 300
/** Carriers plan with less help of a tail wind than there is on the average. */
const tailWindShare = 0.72
const climbAndApproachMinutes = { jet: 14, propeller: 9 }
/** Wide bodies take longer at the gates and runways. */
const widebodyMinutes = 6

/** What carriers add so that they are punctual: more on short flights in dense airspace. */
const paddingMinutes = (miles: number): number =>
  3 * Math.max(0, 1 - miles / 1000) + 11.5 * (1 - Math.exp(-miles / 750))

function minutesBetween(from: Place, to: Place, milesPerHour: number): number {
  const points = pointsBetween(from, to, sampleMiles)
  const part = milesBetween(from, to) / points.length
  return points.reduce((minutes, point, index) => {
    const along = westWind(point) * eastwardShare(point, points[index + 1] ?? to)
    return minutes + (60 * part) / (milesPerHour + along * (along > 0 ? tailWindShare : 1))
  }, 0)
}

/**
 * Published minutes from gate to gate, in steps of five: the great circle or the way around closed airspace, with the
 * wind, taxiing, climb and approach, and padding. Source: fitted to public timetables, most of them within five per cent.
 */
export function blockMinutes({ from, to, aircraft, home }: BlockLeg): number {
  const path = flightPath(from, to, home)
  const inAir = path.reduce((minutes, place, index) => {
    const next = path[index + 1]
    return next ? minutes + minutesBetween(place, next, aircraft.cruiseMilesPerHour) : minutes
  }, 0)
  const { jet, propeller } = climbAndApproachMinutes
  const climb = isPropeller(aircraft) ? propeller : isWidebody(aircraft) ? jet + widebodyMinutes : jet
  const minutes = taxiOut(from) + climb + inAir + paddingMinutes(milesBetween(from, to)) + taxiIn(to)
  return Math.round(minutes / 5) * 5
}
