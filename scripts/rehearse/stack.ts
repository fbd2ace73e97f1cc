import { join } from 'node:path'
import { settings } from '../../lib/platform/aws/settings.ts'
import type { Emulator } from './emulator.ts'
import { startFunction } from './functions.ts'
import {
  type Made,
  place,
  type Resource,
  resolve,
  resourcesOf,
  type Template,
  type Value,
} from './template.ts'

/** The stack as far as the emulator has it. */
export interface CreatedStack {
  readonly made: ReadonlyMap<string, Made>
  /** Names of functions in the template, by the name of their bundle. */
  readonly names: ReadonlyMap<string, string>
  /** How many of each type there are. */
  readonly types: ReadonlyMap<string, number>
}

const arn = (service: string, resource: string): string =>
  `arn:aws:${service}:${place.region}:${place.account}:${resource}`

/** Creates keys, tables, bus, functions and the machine as the template has them. */
export async function createStack(
  template: Template,
  emulator: Emulator,
  bundleDir: string,
): Promise<CreatedStack> {
  const made = new Map<string, Made>()
  const filled = ({ Properties }: Resource) => resolve(Properties, made) as Readonly<Record<string, Value>>
  for (const [name, key] of resourcesOf(template, 'AWS::KMS::Key')) {
    const { KeyMetadata } = await emulator.call('TrentService.CreateKey', 'kms', {
      Description: filled(key).Description,
    })
    const { KeyId, Arn } = KeyMetadata as { KeyId: string; Arn: string }
    made.set(name, { ref: KeyId, arn: Arn })
  }
  for (const [name, table] of resourcesOf(template, 'AWS::DynamoDB::Table')) {
    const { AttributeDefinitions, KeySchema, BillingMode, StreamSpecification } = filled(table)
    await emulator.call('DynamoDB_20120810.CreateTable', 'dynamodb', {
      ...{ TableName: name, AttributeDefinitions, KeySchema, BillingMode },
      ...(StreamSpecification && {
        StreamSpecification: { StreamEnabled: true, ...Object(StreamSpecification) },
      }),
    })
    made.set(name, { ref: name, arn: arn('dynamodb', `table/${name}`) })
  }
  for (const [name] of resourcesOf(template, 'AWS::Events::EventBus')) {
    await emulator.call('AWSEvents.CreateEventBus', 'events', { Name: name })
    made.set(name, { ref: name, arn: arn('events', `event-bus/${name}`) })
  }
  const lambdas = resourcesOf(template, 'AWS::Lambda::Function')
  for (const [name] of lambdas) made.set(name, { ref: name, arn: arn('lambda', `function:${name}`) })
  await createMachines(template, emulator, made)
  const names = new Map<string, string>()
  for (const [name, lambda] of lambdas) {
    const variables = environmentOf(filled(lambda), name, emulator)
    const bundle = variables.FUNCTION ?? ''
    names.set(bundle, name)
    emulator.functions.set(name, await startFunction(join(bundleDir, bundle, 'index.mjs'), variables))
  }
  const count = (type: string): [string, number] => [type, resourcesOf(template, type).length]
  const types = new Map(
    [
      'AWS::KMS::Key',
      'AWS::DynamoDB::Table',
      'AWS::Events::EventBus',
      'AWS::Lambda::Function',
      'AWS::StepFunctions::StateMachine',
    ].map(count),
  )
  return { made, names, types }
}

async function createMachines(
  template: Template,
  emulator: Emulator,
  made: Map<string, Made>,
): Promise<void> {
  for (const [name, machine] of resourcesOf(template, 'AWS::StepFunctions::StateMachine')) {
    const { DefinitionString, DefinitionSubstitutions = {} } = resolve(machine.Properties, made) as Readonly<
      Record<string, Value>
    >
    const definition = Object.entries(DefinitionSubstitutions ?? {}).reduce(
      (text, [key, value]) => text.replaceAll(`\${${key}}`, String(value)),
      String(DefinitionString),
    )
    const { stateMachineArn } = await emulator.call('AWSStepFunctions.CreateStateMachine', 'states', {
      ...{ name, definition, type: 'STANDARD', roleArn: `arn:aws:iam::${place.account}:role/machine` },
    })
    made.set(name, { ref: String(stateMachineArn), arn: String(stateMachineArn) })
  }
}

/** Variables of the template, and those that Lambda adds. The access key tells who calls. */
function environmentOf(
  properties: Readonly<Record<string, Value>>,
  name: string,
  { url }: Emulator,
): Record<string, string> {
  const { Variables = {} } = (properties.Environment ?? {}) as {
    Variables?: Readonly<Record<string, string>>
  }
  return {
    ...Variables,
    ...(settings.eventsUrl in Variables && { [settings.eventsUrl]: url }),
    AWS_REGION: place.region,
    AWS_ACCESS_KEY_ID: name,
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
    AWS_SESSION_TOKEN: 'rehearsal',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(properties.MemorySize),
    AWS_ENDPOINT_URL: url,
  }
}
