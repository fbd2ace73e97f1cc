/**
 * The first deployment, rehearsed: the synthesised stack on an independent emulator of AWS (moto), its functions under their
 * own environment and roles, and the demo as their client. Needs Python with `moto[server]`; without it nothing is rehearsed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../cdk/create-app.ts'
import { createClient } from '../../lib/client/index.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { bundleFunctions } from '../bundle.ts'
import { flyThereAndBack } from '../demo/flights.ts'
import { hotelNight } from '../demo/hotel-night.ts'
import { hasEmulator, startEmulator } from './emulator.ts'
import { startGateway } from './gateway.ts'
import { deniedOf, statementsOf } from './policies.ts'
import { createStack } from './stack.ts'
import { publishReservations } from './streams.ts'
import type { Template } from './template.ts'

const notRehearsed = [
  'API Gateway',
  'Cognito and the functions of tokens',
  'conditions of policies',
  'secrets',
  'key policies',
  'schedules',
  'webhooks and their queues',
  'alarms',
  'firewall',
]

async function rehearse(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'tripwright-rehearse-'))
  const startedAt = performance.now()
  const bundleDir = join(scratch, 'functions')
  await bundleFunctions({ outdir: bundleDir })
  const { app, stack } = await createApp({
    outdir: join(scratch, 'stack'),
    bundleDir,
    context: { stage: 'dev' },
  })
  app.synth()
  const template: Template = JSON.parse(readFileSync(join(scratch, 'stack', stack.templateFile), 'utf8'))
  const emulator = await startEmulator()
  try {
    const created = await createStack(template, emulator, bundleDir)
    const { made, names, types } = created
    console.log(`stack: ${[...types].map(([type, count]) => `${count} ${type}`).join(', ')}`)
    const gateway = await startGateway(names, emulator.functions)
    try {
      const { accessGroup, ...account } = sandboxAccount
      const trip = createClient({
        baseUrl: `${gateway.origin}/${stage}`,
        access: { tokenUrl: `${gateway.origin}/oauth/token`, ...account },
        accessGroup,
      })
      await flyThereAndBack(trip)
      await hotelNight(trip)
      for (const scheduled of ['expire-holds', 'resume-commits', 'reconcile-orders']) {
        await emulator.functions.get(names.get(scheduled) ?? '')?.invoke({})
        console.log(`${scheduled.padEnd(26)} ran`)
      }
      console.log(
        `${'publish-events'.padEnd(26)} read ${await publishReservations(created, emulator)} changes`,
      )
    } finally {
      await gateway.close()
    }
    const denied = deniedOf(emulator.calls, statementsOf(template, made))
    const kinds = new Set(emulator.calls.map(({ action }) => action))
    console.log(
      `\ncalls to AWS: ${emulator.calls.length} of ${kinds.size} kinds, ${denied.length} that a role does not allow`,
    )
    for (const one of new Set(
      denied.map(({ by, action, resources }) => `${by}: ${action} ${resources.join(', ')}`),
    ))
      console.error(`denied: ${one}`)
    console.log(`not rehearsed: ${notRehearsed.join(', ')}`)
    console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`)
    if (denied.length > 0) process.exitCode = 1
  } finally {
    await emulator.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

const mostMs = 300_000

if (hasEmulator()) {
  const late = setTimeout(() => {
    console.error('the rehearsal takes too long')
    process.exit(1)
  }, mostMs)
  // Whatever still listens when it failed ends with the process.
  await rehearse().catch((error) => {
    console.error(error)
    process.exit(1)
  })
  clearTimeout(late)
} else console.log('skipped: this machine has no Python with moto[server]')
