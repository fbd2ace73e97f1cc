/** A client of the sandbox with its user; fixed and documented, so that no registration is needed. */
export interface SandboxAccount {
  readonly clientId: string
  readonly clientSecret: string
  readonly username: string
  readonly password: string
  readonly accessGroup: string
  readonly pcc: string
}

const account = (prefix: string, accessGroup: string, pcc: string): SandboxAccount => ({
  clientId: `${prefix}-client`,
  clientSecret: `${prefix}-secret`,
  username: `${prefix}-agent`,
  password: `${prefix}-password`,
  accessGroup,
  pcc,
})

export const sandboxAccount = account('sandbox', '6f1d2c3b-0a4e-4c55-9d6f-7a8b9c0d1e2f', '7N4Q')
/** A second tenant, to see that tenants do not see each other. */
export const otherAccount = account('other', '0c9b8a7d-1e2f-4a3b-8c4d-5e6f7a8b9c0d', '8K2M')

export const sandboxAccounts: readonly SandboxAccount[] = [sandboxAccount, otherAccount]
