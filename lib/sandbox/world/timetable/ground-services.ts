import { aircraftIndex } from '../aircraft.ts'
import { requireAirport } from '../airports.ts'
import { requireCarrier } from '../carriers.ts'
import { distanceMiles } from '../distance.ts'
import { requireAirline } from '../regional-operators.ts'
import { hashText } from '../seed.ts'
import { groundServices } from './ground-services-table.ts'
import type { PlannedFlight, Rotation } from './schedule.ts'

const everyDay = 0b1111111
const firstDeparture = 5 * 60 + 40
const lastDeparture = 20 * 60 + 40

/** Trains leave at regular intervals, each direction at a minute of its own. */
function departures(daily: number, key: string): number[] {
  const interval = (lastDeparture - firstDeparture) / daily
  const offset = hashText(key) % 40
  return Array.from(
    { length: daily },
    (_, index) => Math.round((firstDeparture + offset + index * interval) / 5) * 5,
  )
}

function readService(line: string, share: number): Rotation[] {
  const [sold = '', airportCode = '', stationCode = '', type = '', minutes, aDay] = line.split(' ')
  const [seller = '', runBy = seller] = sold.split('/')
  const [airport, station] = [requireAirport(airportCode), requireAirport(stationCode)]
  const daily = Math.max(1, Math.round(Number(aDay) * share))
  const common = {
    carrier: requireCarrier(seller).index,
    operator: requireAirline(runBy).index,
    miles: distanceMiles(airport.index, station.index),
    durationMinutes: Number(minutes),
    days: everyDay,
    aircraft: aircraftIndex(type),
  }
  const there = departures(daily, line)
  const back = departures(daily, stationCode + line)
  return there.map((departsMinute, index) => {
    const outbound: PlannedFlight = { ...common, from: airport, to: station, departsMinute }
    const inbound: PlannedFlight = {
      ...common,
      from: station,
      to: airport,
      departsMinute: back[index] ?? departsMinute,
    }
    return { outbound, inbound }
  })
}

/**
 * Trains and buses that carriers sell as flights, in both directions.
 *
 * @param share part of the real departures that a smaller world has
 */
export const groundRotations = (share: number): Rotation[] =>
  groundServices
    .trim()
    .split('\n')
    .flatMap((line) => readService(line, share))
