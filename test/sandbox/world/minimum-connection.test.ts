import { expect, it } from 'vitest'
import { airportAt, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { minimumConnection } from '../../../lib/sandbox/world/connections/minimum-connection.ts'

const airport = (code: string) => findAirport(code) ?? airportAt(-1)

it.each([
  ['domestic at a very large airport', 'MUC-FRA-DUS', true, 50],
  ['domestic at a small airport', 'VIE-GRZ-SZG', true, 30],
  ['from inland to abroad', 'MUC-FRA-JFK', true, 70],
  ['from abroad inland', 'JFK-FRA-MUC', true, 75],
  ['between two countries abroad', 'AMS-FRA-VIE', true, 65],
  ['with another carrier', 'AMS-FRA-VIE', false, 80],
  ['from abroad inland through US customs', 'LHR-JFK-LAX', true, 95],
  ['from abroad to abroad through US customs', 'LHR-JFK-MEX', true, 85],
  ['from abroad inland through Canadian customs', 'LHR-YYZ-YVR', true, 90],
  ['from the US abroad, without customs', 'LAX-JFK-LHR', true, 70],
  ['domestic in the US', 'LAX-JFK-BOS', true, 50],
  ['from a territory, which is domestic', 'SJU-JFK-BOS', true, 50],
])('%s (%s, same carrier %s): %i minutes', (_name, path, sameCarrier, minutes) => {
  const [from = '', via = '', to = ''] = path.split('-')

  expect(minimumConnection(airport(from), airport(via), airport(to), sameCarrier)).toBe(minutes)
})
