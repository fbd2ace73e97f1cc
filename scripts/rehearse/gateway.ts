import { authorizer } from '../../functions/authorizer/authorizer.ts'
import { token } from '../../functions/token/token.ts'
import { catalogue, type FamilyName } from '../../lib/contract/catalogue.ts'
import { tokenVerifier } from '../../lib/platform/auth/verify-token.ts'
import { sandboxAccounts } from '../../lib/platform/local/accounts.ts'
import { localGateway } from '../../lib/platform/local/gateway.ts'
import { localIssuer, localTrust } from '../../lib/platform/local/issuer.ts'
import { localKeys } from '../../lib/platform/local/keys.ts'
import type { Handler, Invocation } from '../../lib/platform/local/lambda-runtime.ts'
import type { RunningFunction } from './functions.ts'

const issuer = 'https://rehearsal.invalid'

/** The gateway of the embedded service in front of the functions of the stack, with tokens of its own in place of Cognito's. */
export async function startGateway(
  names: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, RunningFunction>,
) {
  const handlerOf = (bundle: string): Handler => {
    const found = functions.get(names.get(bundle) ?? '')
    if (!found) throw new Error(`the stack has no function ${bundle}`)
    return async (event, context) => (await found.invoke(event, context)) as Invocation
  }
  const { signing } = await localKeys(undefined, false)
  const app = localGateway({
    families: Object.fromEntries(
      (Object.keys(catalogue) as FamilyName[]).map((family) => [family, handlerOf(family)]),
    ) as Record<FamilyName, Handler>,
    fallback: handlerOf('fallback'),
    supplierEvents: handlerOf('supplier-events'),
    token: token(localIssuer(issuer, signing, sandboxAccounts)),
    authorizer: authorizer(tokenVerifier(localTrust(issuer, signing, sandboxAccounts)), () => 'rehearsal'),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => app.close() }
}
