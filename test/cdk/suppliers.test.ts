import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../cdk/create-app.ts'
import { readDeploymentSettings } from '../../cdk/deployment-settings.ts'
import {
  commitStepsPlan,
  expireHoldsPlan,
  type FunctionPlan,
  familyNames,
  familyPlans,
  reconcileOrdersPlan,
  resumeCommitsPlan,
  supplierEventsPlan,
} from '../../cdk/function-plan.ts'
import { type Adapters, adapters, type SupplierKind, supplierKinds } from '../../lib/suppliers/adapters.ts'
import type { BundledFunction } from '../../scripts/bundle.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read templates by path
type Json = any

/** As they will be once live suppliers have adapters. */
const known: Adapters = {
  ...adapters,
  acme: { serves: ['NDC', 'hotels'], secret: 'SECRET', searchMs: 8_000, slowestMs: 60_000 },
  rentals: { serves: ['cars'], secret: 'SECRET', searchMs: 8_000, slowestMs: 10_000 },
  till: { serves: ['payment'], searchMs: 1_000, slowestMs: 10_000 },
}
const acmeArn = 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:acme-AbCdEf'
const live = {
  AIR_GDS: 'none',
  AIR_NDC: 'acme',
  HOTELS: 'none',
  CARS: 'rentals',
  PAYMENT: 'till',
  ACME_URL: 'https://api.acme.test',
  ACME_SECRET_ID: acmeArn,
  RENTALS_SECRET_ID: 'fleet/rentals',
  SUPPLIER_RULES: { 'acme-ndc': { slowestMs: 140_000 } },
  SUPPLIER_LIMITS: { acme: { searchesPerMinute: 30 } },
}

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-suppliers-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const around = [
  'commit-steps',
  'resume-commits',
  'expire-holds',
  'supplier-events',
  'reconcile-orders',
  'publish-events',
  'fallback',
  'authorizer',
  'token',
  'token-claims',
]

/** The template is of interest, not the code. */
function emptyFunctions(): BundledFunction[] {
  return [...familyNames, ...around].map((name) => {
    const folder = join(scratch, 'functions', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.mjs'), '')
    return { name, folder, bytes: 0, limit: 0 }
  })
}

async function synthesise(name: string, context: Readonly<Record<string, unknown>>): Promise<Json> {
  const outdir = join(scratch, name)
  const functions = emptyFunctions()
  const { app, stack } = await createApp({ outdir, functions, adapters: known, context })
  // Throws when cdk-nag finds anything that is not acknowledged.
  app.synth()
  return JSON.parse(readFileSync(join(outdir, stack.templateFile), 'utf8'))
}

let sandbox: Json
let deployed: Json
beforeAll(async () => {
  sandbox = await synthesise('sandbox', {})
  deployed = await synthesise('live', {
    suppliers: JSON.stringify(live),
    alarmEmail: 'operator@example.test',
  })
}, 300_000)

const propertiesOf = (template: Json, type: string, prefix: string): Json =>
  Object.entries<Json>(template.Resources).find(
    ([id, { Type }]) => Type === type && id.startsWith(prefix),
  )?.[1].Properties
const pathsOf = (template: Json): Json =>
  propertiesOf(template, 'AWS::ApiGateway::RestApi', 'InterfaceApi').Body.paths
const idPart = (name: string) => name.replaceAll('-', '')
const functionOf = (template: Json, name: string): Json =>
  propertiesOf(template, 'AWS::Lambda::Function', `Functions${idPart(name)}Function`)
const environmentOf = (template: Json, name: string): Json =>
  functionOf(template, name).Environment?.Variables ?? {}
const secretsOf = (template: Json, name: string): Json[] =>
  propertiesOf(template, 'AWS::IAM::ManagedPolicy', `Functions${idPart(name)}Policy`)
    .PolicyDocument.Statement.filter(({ Action }: Json) => Action === 'secretsmanager:GetSecretValue')
    .flatMap(({ Resource }: Json) => Resource)
const healthOf = (template: Json): Json => {
  const { responses } = pathsOf(template)['/health'].get['x-amazon-apigateway-integration']
  return JSON.parse(responses.default.responseTemplates['application/json'])
}

/** Seconds that the commit workflow gives to a Task. */
const taskLimitsOf = (template: Json): number[] => {
  const { DefinitionString } = propertiesOf(template, 'AWS::StepFunctions::StateMachine', 'Commit')
  const limits = JSON.stringify(DefinitionString).matchAll(/Type\W+Task\W.*?TimeoutSeconds\W+(\d+)/g)
  return [...new Set([...limits].map(([, seconds]) => Number(seconds)))]
}

describe('a deployment without suppliers of its own', () => {
  it('says loudly that everything is invented', () => {
    expect(sandbox.Outputs.EverythingIsInvented.Value).toMatch(/NO TICKET|no ticket/)
    expect(sandbox.Outputs.Hosts.Value).toBe(
      'GDS sandbox-gds, NDC sandbox-ndc, hotels sandbox-hotels, cars sandbox-cars, payment sandbox-payment',
    )
  })

  it('reads no secret, and its commit steps run as long as the sandbox needs', () => {
    for (const name of [...familyNames, ...around]) expect(secretsOf(sandbox, name), name).toEqual([])
    expect(functionOf(sandbox, 'commit-steps').Timeout).toBe(24)
  })

  it('moves the clock and forces faults in dev and not in prod, unless a setting says otherwise', () => {
    const switches = (context: Readonly<Record<string, unknown>>) => {
      const { SANDBOX_CLOCK, SANDBOX_FAULTS } = readDeploymentSettings((name) => context[name]).suppliers
        .environment
      return [SANDBOX_CLOCK, SANDBOX_FAULTS]
    }

    expect(switches({})).toEqual(['on', 'on'])
    const prod = { stage: 'prod', alarmEmail: 'operator@example.test' }
    expect(switches(prod)).toEqual(['off', 'off'])
    expect(switches({ ...prod, sandboxFaults: 'on' })).toEqual(['off', 'on'])
    expect(environmentOf(sandbox, 'search')).toMatchObject({ SANDBOX_CLOCK: 'on', SANDBOX_FAULTS: 'on' })
  })
})

describe('a deployment with live suppliers', () => {
  it('tells every family which hosts serve', () => {
    for (const name of [...familyNames, 'commit-steps', 'expire-holds'])
      expect(environmentOf(deployed, name), name).toMatchObject({ AIR_GDS: 'none', AIR_NDC: 'acme' })
    for (const name of ['authorizer', 'token', 'fallback'])
      expect(environmentOf(deployed, name)).not.toHaveProperty('AIR_NDC')
  })

  it('gives little memory to functions that wait for real suppliers only: waiting is paid for by the megabyte', () => {
    for (const name of ['search', 'flex', 'pricing']) {
      expect(functionOf(sandbox, name).MemorySize, name).toBe(1769)
      expect(functionOf(deployed, name).MemorySize, name).toBe(512)
    }
  })

  it('gives settings and secret of a supplier to the functions that use it, and to no other', () => {
    const withSetting = [...familyNames, ...around].filter(
      (name) => 'ACME_URL' in environmentOf(deployed, name),
    )
    const withSecret = [...familyNames, ...around].filter((name) =>
      secretsOf(deployed, name).some((arn) => arn === acmeArn),
    )

    const users = [
      'ancillary',
      'booking',
      'commit-steps',
      'exchange',
      'expire-holds',
      'flex',
      'ndc-change',
      'pricing',
      'reconcile-orders',
      'search',
      'single-payload',
      'supplier-events',
      'ticketing',
    ]
    expect(withSetting.sort()).toEqual(users)
    expect(withSecret.sort()).toEqual(users)
    expect(environmentOf(deployed, 'search').ACME_SECRET_ID).toBe(acmeArn)
    expect(environmentOf(deployed, 'search').SECRETS_URL).toBeDefined()
  })

  it('lets the functions that use a supplier with a rate count its calls, and no other', () => {
    const countedBy = (template: Json): string[] =>
      [...familyNames, ...around].filter((name) => {
        const { PolicyDocument } = propertiesOf(
          template,
          'AWS::IAM::ManagedPolicy',
          `Functions${idPart(name)}Policy`,
        )
        return PolicyDocument.Statement.some(
          ({ Action, Resource }: Json) =>
            [Action].flat().includes('dynamodb:UpdateItem') &&
            JSON.stringify(Resource).includes('TablessupplierOrders'),
        )
      })

    expect(countedBy(sandbox)).toEqual(['commit-steps'])
    expect(countedBy(deployed)).toEqual(
      expect.arrayContaining(['search', 'flex', 'commit-steps', 'expire-holds']),
    )
    expect(countedBy(deployed)).not.toContain('car')
    expect(environmentOf(deployed, 'search').SUPPLIER_LIMITS).toBe('{"acme":{"searchesPerMinute":30}}')
  })

  it('has graphs and alarms for each supplier, and a row in docs/operate.md for each kind of them', () => {
    const text = readFileSync('docs/operate.md', 'utf8')
    const widgets = (template: Json): string =>
      JSON.stringify(propertiesOf(template, 'AWS::CloudWatch::Dashboard', 'Dashboard').DashboardBody)

    for (const graph of ['calls', 'time and calls at once']) {
      expect(widgets(deployed)).toContain(`acme: ${graph}`)
      expect(text).toContain(`| \`<supplier>\`: ${graph} |`)
    }
    expect(widgets(sandbox)).not.toContain('supplierCalls')
    for (const alarm of ['Stopped', 'Refusals']) {
      expect(
        propertiesOf(deployed, 'AWS::CloudWatch::Alarm', `Alarmsacme${alarm}`).AlarmActions,
      ).toHaveLength(1)
      expect(text).toContain(`| \`<supplier>${alarm}\` |`)
    }
  })

  it('names the secret by its name where it has no ARN', () => {
    const [arn, ...others] = secretsOf(deployed, 'car')

    expect(others).toEqual([])
    expect(JSON.stringify(arn)).toMatch(/:secret:fleet\/rentals-\?{6}"/)
  })

  it('lets a commit step run as long as the slowest host takes, and its workflow wait a little longer', () => {
    expect(functionOf(deployed, 'commit-steps').Timeout).toBe(144)
    expect([sandbox, deployed].map(taskLimitsOf)).toEqual([[25], [145]])
  })

  it('lists its hosts in the outputs and under /health, which anyone may read', () => {
    expect(deployed.Outputs.Hosts.Value).toBe(
      'GDS none, NDC acme-ndc, hotels none, cars rentals-cars, payment till-payment',
    )
    expect(deployed.Outputs.EverythingIsInvented).toBeUndefined()
    expect(pathsOf(deployed)['/health'].get.security).toEqual([])
    expect(healthOf(deployed)).toEqual({
      status: 'ok',
      suppliers: {
        GDS: [],
        NDC: ['acme-ndc'],
        hotels: [],
        cars: ['rentals-cars'],
        payment: ['till-payment'],
      },
      sandboxClock: false,
      sandboxFaults: false,
    })
  })
})

it.each([
  [
    'an adapter that there is not',
    { AIR_NDC: 'acne' },
    /AIR_NDC names "acne"; it may name sandbox, duffel, acme/,
  ],
  ['a variable that no host reads', { AIR_NCD: 'acme' }, /no host of this deployment reads AIR_NCD/],
  [
    'settings of an adapter that does not serve',
    { ACME_URL: 'x' },
    /no host of this deployment reads ACME_URL/,
  ],
  ['a live supplier without a secret', { ...live, ACME_SECRET_ID: undefined }, /ACME_SECRET_ID is missing/],
  ['a secret in plain sight', { ...live, ACME_SECRET: 'k' }, /ACME_SECRET would be readable in the template/],
  ['play money for real content', { ...live, PAYMENT: 'sandbox' }, /real content for play money/],
])('refuses %s', async (_name, suppliers, message) => {
  const given = { outdir: join(scratch, 'refused'), functions: emptyFunctions(), adapters: known }
  const context = { suppliers: JSON.stringify(suppliers) }

  await expect(createApp({ ...given, context })).rejects.toThrow(message)
})

describe('the plan of a function', () => {
  const air: readonly SupplierKind[] = ['GDS', 'NDC']
  const kindsOf: Readonly<Record<string, readonly string[]>> = {
    AirHosts: air,
    AirSearch: air,
    AirFares: air,
    AirPricing: air,
    AirChanges: air,
    EmdRefunds: air,
    AncillaryShopping: air,
    CarHosts: ['cars'],
    Hotels: ['hotels'],
    HotelSales: ['hotels'],
    PaymentGateway: ['payment'],
    SupplierInboxes: supplierKinds,
  }
  const plans: Readonly<Record<string, FunctionPlan>> = {
    ...familyPlans,
    'commit-steps': commitStepsPlan,
    'resume-commits': resumeCommitsPlan,
    'expire-holds': expireHoldsPlan,
    'supplier-events': supplierEventsPlan,
    'reconcile-orders': reconcileOrdersPlan,
  }

  it.each(Object.entries(plans))('of %s lists the kinds whose hosts its handler chooses', (name, plan) => {
    const handler = readFileSync(join('functions', name, 'handler.ts'), 'utf8')
    const chosen = [...handler.matchAll(/choose(\w+)\(/g)].flatMap(([, part = '']) => kindsOf[part] ?? [part])

    expect(new Set<string>(plan.suppliers ?? [])).toEqual(new Set(chosen))
  })
})
