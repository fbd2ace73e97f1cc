import { describe, expect, it } from 'vitest'
import { duffelFlows } from '../support/duffel-days.ts'
import { startStoppingDuffelService } from '../support/duffel-service.ts'
import { flows } from '../support/flows.ts'
import { fewWrites, someWrites, stopEverywhere } from '../support/stops.ts'
import { strictFlows } from '../support/strict-flows.ts'
import { startStoppingStrictService } from '../support/strict-service.ts'

/** A few stops of every flow; npm run faults stops at every write. */

describe('a process that stops', () => {
  it.each(flows)(
    'while $name: nothing is lost and nothing is done twice',
    async (flow) => {
      expect(await stopEverywhere(flow, fewWrites)).toBeGreaterThan(3)
    },
    60_000,
  )
})

describe('a process that stops beside a strict supplier', () => {
  it.each(strictFlows)(
    'while $name: nothing is lost and nothing is done twice',
    async (flow) => {
      expect(await stopEverywhere(flow, someWrites(4), startStoppingStrictService)).toBeGreaterThan(3)
    },
    60_000,
  )
})

describe('a process that stops while it sells over Duffel', () => {
  it.each(duffelFlows)(
    '$name: nothing is lost and nothing is done twice',
    async (flow) => {
      expect(await stopEverywhere(flow, someWrites(5), startStoppingDuffelService)).toBeGreaterThan(3)
    },
    60_000,
  )
})
