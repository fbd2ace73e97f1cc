import type { MachineClients, TokenChange, TokenEvent } from '../../lib/auth/cognito-claims.ts'
import { claimsFor } from '../../lib/auth/cognito-claims.ts'
import { once } from '../../lib/runtime/live/once.ts'
import { requireSetting, settings } from '../../lib/runtime/live/settings.ts'

const machineClients = once((): MachineClients => JSON.parse(requireSetting(settings.machineClients)))

/** Cognito calls this before it signs a token; it answers the event with what to change. */
export const handler = async <E extends TokenEvent>(event: E): Promise<E & { response: TokenChange }> => ({
  ...event,
  response: claimsFor(event, machineClients()),
})
