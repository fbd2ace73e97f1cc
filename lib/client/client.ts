import { perform, readCall } from './call.ts'
import { type Operations, operationSpecs } from './generated/operations.ts'
import type { ClientSettings } from './settings.ts'
import { tokensOf } from './tokens.ts'

/** A method for every operation of the interface, by its name in the documents. */
export type Client = Operations

/**
 * A client of the interface: the parameters of the path come first, then the body, then options. A method answers the
 * content of the answer's root member.
 *
 * Every method throws `Refusal` where the host refuses, whatever the HTTP status, and `HostUnreachable` where no answer
 * comes. Failures that pass are repeated, under an Idempotency-Key where something changes.
 */
export function createClient(settings: ClientSettings): Client {
  const tokens = tokensOf(settings)
  const methods = Object.entries(operationSpecs).map(([operation, spec]) => [
    operation,
    (...given: readonly unknown[]) => perform(readCall(operation, spec, given), settings, tokens),
  ])
  // The methods take what `Operations` says; both are written from the same routes.
  return Object.fromEntries(methods) as Client
}
