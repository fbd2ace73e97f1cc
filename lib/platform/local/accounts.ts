/** A client of the sandbox with its user; fixed and documented, so that no registration is needed. */
export interface SandboxAccount {
  readonly clientId: string
  readonly clientSecret: string
  readonly username: string
  readonly password: string
  readonly accessGroup: string
  /** Its first office. */
  readonly pcc: string
  /** Offices that it may act for. */
  readonly pccs: readonly string[]
}

const account = (
  prefix: string,
  accessGroup: string,
  [pcc, ...others]: readonly [string, ...string[]],
): SandboxAccount => ({
  clientId: `${prefix}-client`,
  clientSecret: `${prefix}-secret`,
  username: `${prefix}-agent`,
  password: `${prefix}-password`,
  accessGroup,
  pcc,
  pccs: [pcc, ...others],
})

export const sandboxAccount = account('sandbox', '6f1d2c3b-0a4e-4c55-9d6f-7a8b9c0d1e2f', [
  '7N4Q',
  '3B9H',
  '5D2R',
])
/** A second tenant, to see that tenants do not see each other. */
export const otherAccount = account('other', '0c9b8a7d-1e2f-4a3b-8c4d-5e6f7a8b9c0d', ['8K2M', '8K4B'])

export const sandboxAccounts: readonly SandboxAccount[] = [sandboxAccount, otherAccount]
