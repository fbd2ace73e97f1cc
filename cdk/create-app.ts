import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, PCIDSS321Checks } from 'cdk-nag'
import type { Adapters } from '../lib/suppliers/adapters.ts'
import { type BundledFunction, bundleFunctions } from '../scripts/bundle.ts'
import { BookingServiceStack } from './booking-service-stack.ts'
import { readDeploymentSettings } from './deployment-settings.ts'

export interface AppOptions {
  /** Where the templates go. */
  readonly outdir?: string | undefined
  /** Where the functions' code goes before it is copied next to the templates. */
  readonly bundleDir?: string | undefined
  /** Bundled already; absent: they are bundled now. */
  readonly functions?: readonly BundledFunction[] | undefined
  /** The adapters that there are; absent: those of this build. */
  readonly adapters?: Adapters
  /** Added to the context of cdk.json. */
  readonly context?: Readonly<Record<string, unknown>>
}

const configuration = (): { readonly context: Record<string, unknown> } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8'))

/** Bundles the functions and makes the app, checked by cdk-nag when it is synthesised. */
export async function createApp({
  outdir,
  bundleDir,
  functions,
  adapters,
  context = {},
}: AppOptions = {}): Promise<{ app: App; stack: BookingServiceStack }> {
  // The CLI passes the context of cdk.json; without the CLI this is the only way to the feature flags.
  const app = new App({ outdir, context: { ...configuration().context, ...context } })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new PCIDSS321Checks(app))
  const { ownFiles, ...settings } = readDeploymentSettings((name) => app.node.tryGetContext(name), adapters)
  const bundled = functions ?? (await bundleFunctions({ outdir: bundleDir, ...ownFiles }))
  const folders = new Map(bundled.map(({ name, folder }) => [name, folder]))
  const codeOf = (name: string): string => {
    const folder = folders.get(name)
    if (folder === undefined) throw new Error(`no function ${name} was bundled`)
    return folder
  }
  const stack = new BookingServiceStack(app, `Tripwright-${settings.stage}`, {
    ...settings,
    codeOf,
    description: 'Flight and hotel booking service',
    terminationProtection: settings.stage === 'prod',
  })
  return { app, stack }
}
