import { expect, it } from 'vitest'
import { airportAt, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { minimumConnection } from '../../../lib/sandbox/world/connections/minimum-connection.ts'

const airport = (code: string) => findAirport(code) ?? airportAt(-1)

it.each([
  ['domestic at a very large airport', 'MUC-FRA-HAM', 'LH LH', 45],
  ['domestic at a small airport', 'VIE-GRZ-SZG', 'OS OS', 30],
  ['from inland to abroad', 'DUS-MUC-JFK', 'LH LH', 35],
  ['between two countries abroad', 'AMS-LHR-JFK', 'BA BA', 60],
  ['between two countries abroad at a fast hub', 'ZRH-VIE-OTP', 'OS OS', 30],
  ['in the same terminal with another carrier', 'ZRH-FRA-IAD', 'LX UA', 50],
  ['in another terminal', 'AMS-LHR-JFK', 'KL BA', 95],
  ['from abroad inland through US customs', 'LHR-JFK-LAX', 'AA AA', 105],
  ['from abroad to abroad through US customs', 'LHR-JFK-MEX', 'AA AA', 105],
  ['from abroad inland through Canadian customs', 'LHR-YYZ-YVR', 'AC AC', 80],
  ['from the US abroad, without customs', 'LAX-JFK-LHR', 'AA AA', 75],
  ['domestic in the US', 'LAX-ATL-BOS', 'DL DL', 40],
  ['from a territory, which is domestic', 'SJU-JFK-BOS', 'B6 B6', 60],
  ['with another carrier where terminals are not known', 'OSL-TRD-BOO', 'SK DY', 50],
])('%s (%s, %s): %i minutes', (_name, path, flying, minutes) => {
  const [from = '', via = '', to = ''] = path.split('-')
  const [before = 0, after = 0] = flying.split(' ').map((code) => requireCarrier(code).index)

  expect(minimumConnection({ from: airport(from), via: airport(via), to: airport(to) }, before, after)).toBe(
    minutes,
  )
})
