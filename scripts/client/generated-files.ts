import { operationTypes } from './operation-types.ts'
import { curesModule } from './write-cures.ts'
import { operationsModule } from './write-operations.ts'
import { typesModule } from './write-types.ts'

/** The modules of lib/client that are written from the catalogue, by path. */
export function clientModules(): ReadonlyMap<string, string> {
  const { operations, schemas } = operationTypes()
  const folder = 'lib/client/generated'
  return new Map([
    [`${folder}/types.ts`, typesModule(schemas)],
    [`${folder}/operations.ts`, operationsModule(operations)],
    [`${folder}/cures.ts`, curesModule()],
  ])
}
