import { describe, expect, it } from 'vitest'
import { type Adapters, adapters } from '../../lib/suppliers/adapters.ts'
import { supplierGates } from '../../lib/suppliers/gate/gates.ts'
import { adaptersWithSecret, hostContext } from '../../lib/suppliers/host-context.ts'
import {
  type Environment,
  hostsOfKind,
  readSupplierConfiguration,
  stepSeconds,
} from '../../lib/suppliers/supplier-configuration.ts'
import { quietSupplierLog } from '../../lib/suppliers/supplier-log.ts'

/** As they will be once live suppliers have adapters. */
const known: Adapters = {
  ...adapters,
  acme: { serves: ['GDS', 'NDC'], secret: 'SECRET', searchMs: 8_000, slowestMs: 60_000 },
  'tills-r-us': { serves: ['payment'], secret: 'SECRET', searchMs: 1_000, slowestMs: 10_000 },
}
const read = (environment: Environment) => readSupplierConfiguration(environment, known)
const namesOf = (environment: Environment) => read(environment).hosts.map(({ name }) => name)
const playing = { SANDBOX_CLOCK: 'on', SANDBOX_FAULTS: 'on' }
const allLive = { AIR_GDS: 'acme', AIR_NDC: 'none', HOTELS: 'none', CARS: 'none', PAYMENT: 'tills-r-us' }

describe('the configuration of suppliers', () => {
  it('is the sandbox for every kind where it says nothing', () => {
    expect(namesOf({})).toEqual([
      'sandbox-gds',
      'sandbox-ndc',
      'sandbox-hotels',
      'sandbox-cars',
      'sandbox-payment',
    ])
  })

  it('names several hosts of a kind, the preferred first, or none', () => {
    const configuration = read({ AIR_GDS: 'acme, sandbox', AIR_NDC: 'none', SANDBOX_BESIDE_LIVE: 'on' })

    expect(hostsOfKind(configuration, 'GDS').map(({ name }) => name)).toEqual(['acme-gds', 'sandbox-gds'])
    expect(hostsOfKind(configuration, 'NDC')).toEqual([])
  })

  it('takes times from the adapter, and whom a host serves and its times from the rules', () => {
    const rules = {
      'acme-gds': { carriers: ['LH'], exceptCarriers: ['BA'], pccs: ['7N4Q'], slowestMs: 140_000 },
    }
    const [host] = read({ ...allLive, SUPPLIER_RULES: JSON.stringify(rules) }).hosts

    expect(host).toEqual({
      name: 'acme-gds',
      adapter: 'acme',
      kind: 'GDS',
      searchMs: 8_000,
      ...rules['acme-gds'],
    })
  })

  it.each<[string, Environment, string]>([
    [
      'an unknown adapter',
      { AIR_NDC: 'acne' },
      'AIR_NDC names "acne"; it may name sandbox, duffel, acme, or be none',
    ],
    [
      'an adapter that serves something else',
      { HOTELS: 'acme' },
      'HOTELS names "acme"; it may name sandbox, or be none',
    ],
    ['an empty list', { CARS: '' }, 'CARS names ""; it may name sandbox, or be none'],
    [
      'none beside a host',
      { AIR_GDS: 'sandbox,none' },
      'AIR_GDS names "none"; it may name sandbox, acme, or be none',
    ],
    ['an adapter twice', { AIR_GDS: 'sandbox,sandbox' }, 'AIR_GDS names "sandbox" twice'],
    ['two for payment', { PAYMENT: 'sandbox,tills-r-us' }, 'PAYMENT must name one adapter, or none'],
    ['a switch that is neither', { SANDBOX_CLOCK: 'yes' }, 'SANDBOX_CLOCK must be on or off, not "yes"'],
    [
      'rules that are no JSON',
      { SUPPLIER_RULES: '{' },
      'SUPPLIER_RULES: must be a JSON object of rules by the name of the host',
    ],
    [
      'rules that are a list',
      { SUPPLIER_RULES: '[]' },
      'SUPPLIER_RULES: must be a JSON object of rules by the name of the host',
    ],
    [
      'rules of a host that does not serve',
      { CARS: 'none', SUPPLIER_RULES: '{"sandbox-cars":{}}' },
      'SUPPLIER_RULES: there is no host "sandbox-cars"; there are sandbox-gds, sandbox-ndc, sandbox-hotels, sandbox-payment',
    ],
    [
      'an unknown member',
      { SUPPLIER_RULES: '{"sandbox-gds":{"carrier":["BA"]}}' },
      'SUPPLIER_RULES: "sandbox-gds" has no member "carrier"; it may have carriers, exceptCarriers, pccs, searchMs, slowestMs',
    ],
    [
      'carriers of a hotel supplier',
      { SUPPLIER_RULES: '{"sandbox-hotels":{"carriers":["BA"]}}' },
      'SUPPLIER_RULES: "sandbox-hotels" has no member "carriers"; it may have pccs, searchMs, slowestMs',
    ],
    [
      'carriers that are none',
      { SUPPLIER_RULES: '{"sandbox-gds":{"carriers":"BA"}}' },
      'SUPPLIER_RULES: "carriers" of "sandbox-gds" must be a list of two-letter carrier codes',
    ],
    [
      'a search without end',
      { SUPPLIER_RULES: '{"sandbox-gds":{"searchMs":60000}}' },
      'SUPPLIER_RULES: "searchMs" of "sandbox-gds" must be a whole number from 100 to 25000',
    ],
  ])('is refused in one line with %s', (_name, environment, message) => {
    expect(() => read(environment)).toThrow(new Error(message))
  })
})

describe('a live host', () => {
  it('switches off the movable clock and the faults of the sandbox, whatever the switches say', () => {
    expect(read(playing)).toMatchObject({ sandboxClock: true, sandboxFaults: true })
    expect(read({ ...playing, AIR_GDS: 'acme,sandbox', SANDBOX_BESIDE_LIVE: 'on' })).toMatchObject({
      sandboxClock: false,
      sandboxFaults: false,
    })
  })

  it('is not sold for play money, nor is the sandbox for real money, unless that is meant', () => {
    const mixed = { ...allLive, HOTELS: 'sandbox' }

    expect(() => read({ ...allLive, PAYMENT: 'sandbox' })).toThrow(
      /^sandbox-payment would be paid for acme-gds: real content for play money\./,
    )
    expect(() => read(mixed)).toThrow(
      /^tills-r-us-payment would be paid for sandbox-hotels: invented content for real money\./,
    )
    expect(namesOf({ ...mixed, SANDBOX_BESIDE_LIVE: 'on' })).toContain('sandbox-hotels')
    expect(namesOf({ ...allLive, PAYMENT: 'none' })).toEqual(['acme-gds'])
  })

  it('gives commit steps as long as the slowest needs, and the sandbox no less than it has', () => {
    expect(stepSeconds(read({}))).toBe(24)
    expect(stepSeconds(read(allLive))).toBe(64)
    expect(stepSeconds({ hosts: [] })).toBe(24)
  })
})

describe('limits of a supplier', () => {
  const limitsOf = (limits: unknown) => read({ ...allLive, SUPPLIER_LIMITS: JSON.stringify(limits) }).limits

  it('are set by adapter; what is not set has its default, and no rate', () => {
    expect(Object.fromEntries(limitsOf({ acme: { searchesPerMinute: 30, inFlight: 8 } }))).toEqual({
      acme: { searchesPerMinute: 30, inFlight: 8, waiting: 200 },
      'tills-r-us': { inFlight: 50, waiting: 200 },
    })
  })

  it.each([
    [{ amce: {} }, 'there is no live supplier "amce" here; there are acme, tills-r-us'],
    [{ sandbox: {} }, 'there is no live supplier "sandbox" here; there are acme, tills-r-us'],
    [{ acme: 3 }, '"acme" must be an object'],
    [
      { acme: { perMinute: 30 } },
      '"acme" has no member "perMinute"; it may have searchesPerMinute, callsPerMinute, inFlight, waiting',
    ],
    [{ acme: { callsPerMinute: 9 } }, '"callsPerMinute" of "acme" must be a whole number from 10 to 1000000'],
    [{ acme: { waiting: '5' } }, '"waiting" of "acme" must be a whole number from 1 to 10000'],
    [[], 'must be a JSON object of limits by the name of the adapter'],
  ])('%j are refused in one line', (limits, problem) => {
    expect(() => limitsOf(limits)).toThrow(`SUPPLIER_LIMITS: ${problem}`)
  })
})

describe('what an adapter gets', () => {
  const contextOf = (environment: Environment, name: string) => {
    const configuration = read(environment)
    const host = configuration.hosts.find((one) => one.name === name)
    if (!host) throw new Error(`${name} does not serve`)
    const parts = {
      configuration,
      environment,
      // biome-ignore lint/suspicious/noExplicitAny: no adapter here stores anything
      store: {} as any,
      readSecret: async (adapter: string) => `secret of ${adapter}`,
      log: quietSupplierLog,
      now: Date.now,
      gateOf: supplierGates(configuration.limits, quietSupplierLog),
    }
    return hostContext(parts, host)
  }

  it('is its own settings and secret, by the name of the adapter', async () => {
    const environment = { ...allLive, ACME_URL: 'https://acme.test', TILLS_R_US_URL: 'https://tills.test' }
    const [air, payment] = [contextOf(environment, 'acme-gds'), contextOf(environment, 'tills-r-us-payment')]

    expect([air.setting('URL'), payment.setting('URL')]).toEqual(['https://acme.test', 'https://tills.test'])
    expect(await payment.secret()).toBe('secret of tills-r-us')
    expect(adaptersWithSecret(read(environment), known)).toEqual(['acme', 'tills-r-us'])
    expect(air).toMatchObject({ name: 'acme-gds', searchMs: 8_000, slowestMs: 60_000 })
  })

  it('tells the sandbox that faults are off beside a live host', () => {
    const mixed = { ...playing, AIR_GDS: 'sandbox,acme', SANDBOX_BESIDE_LIVE: 'on' }

    expect(contextOf(playing, 'sandbox-gds').setting('FAULTS')).toBe('on')
    expect(contextOf(mixed, 'sandbox-gds').setting('FAULTS')).toBe('off')
  })
})
