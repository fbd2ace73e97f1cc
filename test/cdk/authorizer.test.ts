import { expect, it } from 'vitest'
import { authorizer } from '../../functions/authorizer/authorizer.ts'
import type { Grants } from '../../lib/kernel/agency.ts'
import { agencies } from '../../lib/platform/agencies.ts'
import { countedGroup, usageKey } from '../../lib/platform/auth/usage-key.ts'
import { otherAccount, sandboxAccount } from '../../lib/platform/local/accounts.ts'

const unknown = '11111111-2222-4333-8444-555555555555'

/** Under which key the gateway counts the requests of a token with these access groups. */
async function countedUnder(...accessGroups: string[]): Promise<string | null | undefined> {
  const grants: Grants = { subject: 's', clientId: 'c', accessGroups, pccs: [] }
  const authorise = authorizer(
    async () => grants,
    (given) => usageKey('0a1b2c3d4e5f', countedGroup(given, agencies)),
  )
  const { usageIdentifierKey } = await authorise({
    type: 'TOKEN',
    authorizationToken: 'BEARER token',
    methodArn: 'arn:aws:execute-api:eu-west-1:000000000000:api/11/GET/health',
  })
  return usageIdentifierKey
}

it.each([
  ['its own access group', [sandboxAccount.accessGroup], `0a1b2c3d4e5f-${sandboxAccount.accessGroup}`],
  [
    'the first that it grants',
    [otherAccount.accessGroup, sandboxAccount.accessGroup],
    `0a1b2c3d4e5f-${otherAccount.accessGroup}`,
  ],
  [
    'the first that the deployment has',
    [unknown, otherAccount.accessGroup],
    `0a1b2c3d4e5f-${otherAccount.accessGroup}`,
  ],
  ['a key of its own where it grants none that there is', [unknown], '0a1b2c3d4e5f-no-access-group'],
])('requests with a token count against %s', async (_name, groups, key) => {
  expect(await countedUnder(...groups)).toBe(key)
})
