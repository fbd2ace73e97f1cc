import type { AgencyDirectory, Grants } from '../../kernel/agency.ts'

/**
 * The key under which the gateway counts requests: one for each access group, so that no tenant uses up what another
 * needs, and one for tokens without any.
 *
 * @param prefix no other stack of the account and region has it
 */
export const usageKey = (prefix: string, accessGroup: string | undefined): string =>
  `${prefix}-${accessGroup ?? 'no-access-group'}`

/** The access group against which requests with a token count: the first that the token grants of those that there are. */
export const countedGroup = ({ accessGroups }: Grants, directory: AgencyDirectory): string | undefined =>
  accessGroups.find((granted) => directory.some(({ id }) => id === granted))
