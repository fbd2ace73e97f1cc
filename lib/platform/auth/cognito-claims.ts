/**
 * Access groups and PCCs that a user may act for, as lists separated by commas: the form in which Cognito
 * keeps them with a user.
 */
export interface GrantedLists {
  readonly accessGroups: string
  readonly pccs: string
}

/** What machine clients may act for, by client id: they have no user to keep it with. */
export type MachineClients = Readonly<Record<string, GrantedLists>>

/** Attributes of a user of the pool; only administrators may write them. */
export const userAttributes = { accessGroups: 'access_groups', pccs: 'pccs' } as const

/** The part of Cognito's event that says for whom a token is being made. */
export interface TokenEvent {
  readonly triggerSource: string
  readonly callerContext: { readonly clientId: string }
  readonly request: { readonly userAttributes?: Readonly<Record<string, string>> }
}

/** What is changed in an access token before it is signed. */
export interface TokenChange {
  readonly claimsAndScopeOverrideDetails: {
    readonly accessTokenGeneration: {
      readonly claimsToAddOrOverride: Readonly<Record<string, string>>
      readonly scopesToSuppress: readonly string[]
    }
  }
}

/**
 * Adds the grants to an access token, and removes the scope that lets its bearer change the user's own
 * attributes: users must not be able to extend their own grants.
 */
export function claimsFor(event: TokenEvent, machineClients: MachineClients): TokenChange {
  const { accessGroups, pccs } = grantedTo(event, machineClients)
  return {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: {
        claimsToAddOrOverride: {
          ...(accessGroups && { access_groups: accessGroups }),
          ...(pccs && { pccs }),
        },
        scopesToSuppress: ['aws.cognito.signin.user.admin'],
      },
    },
  }
}

const nothing: GrantedLists = { accessGroups: '', pccs: '' }

function grantedTo(
  { triggerSource, callerContext, request }: TokenEvent,
  machineClients: MachineClients,
): GrantedLists {
  if (triggerSource === 'TokenGeneration_ClientCredentials') {
    return Object.hasOwn(machineClients, callerContext.clientId)
      ? (machineClients[callerContext.clientId] ?? nothing)
      : nothing
  }
  const {
    [`custom:${userAttributes.accessGroups}`]: accessGroups = '',
    [`custom:${userAttributes.pccs}`]: pccs = '',
  } = request.userAttributes ?? {}
  return { accessGroups, pccs }
}
