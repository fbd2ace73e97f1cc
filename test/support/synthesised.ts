import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../cdk/create-app.ts'
import { familyNames } from '../../cdk/function-plan.ts'
import type { BundledFunction } from '../../scripts/bundle.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read templates by path
export type Json = any

const around = [
  'commit-steps',
  'resume-commits',
  'expire-holds',
  'supplier-events',
  'reconcile-orders',
  'publish-events',
  'send-webhooks',
  'authorizer',
  'token',
  'token-claims',
  'fallback',
]

/** Folders with code that is never run: what a template says of a function does not depend on it. */
function emptyFunctions(): BundledFunction[] {
  const root = mkdtempSync(join(tmpdir(), 'tripwright-empty-'))
  return [...familyNames, ...around].map((name) => {
    const folder = join(root, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.mjs'), '')
    return { name, folder, bytes: 0, limit: 0 }
  })
}

/** The template of a deployment with these context values, by type of resource. */
export async function synthesised(context: Readonly<Record<string, unknown>>) {
  const outdir = mkdtempSync(join(tmpdir(), 'tripwright-synth-'))
  const { app, stack } = await createApp({ outdir, functions: emptyFunctions(), context })
  // Throws when cdk-nag finds anything that is not acknowledged.
  app.synth()
  const { Resources }: Json = JSON.parse(readFileSync(join(outdir, stack.templateFile), 'utf8'))
  const resources = Object.entries<Json>(Resources)
  return {
    resources: Resources as Readonly<Record<string, Json>>,
    ofType: (type: string): [id: string, properties: Json][] =>
      resources.flatMap(([id, { Type, Properties }]): [string, Json][] =>
        Type === type ? [[id, Properties]] : [],
      ),
  }
}
