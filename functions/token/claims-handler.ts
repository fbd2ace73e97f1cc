import type { MachineClients, TokenChange, TokenEvent } from '../../lib/platform/auth/cognito-claims.ts'
import { claimsFor } from '../../lib/platform/auth/cognito-claims.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { requireSetting, settings } from '../../lib/platform/aws/settings.ts'

const machineClients = once((): MachineClients => JSON.parse(requireSetting(settings.machineClients)))

/** Cognito calls this before it signs a token; it answers the event with what to change. */
export const handler = async <E extends TokenEvent>(event: E): Promise<E & { response: TokenChange }> => ({
  ...event,
  response: claimsFor(event, machineClients()),
})
