import type { AccessGroup, Agency, AgencyDirectory, Grants, Tenant } from './agency.ts'
import { Refusal } from './refusals.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The tenant that a request acts for, by the access group and pseudo city code it names. The access group
 * wins when both are named; a token with one access group need not name any.
 *
 * @param named.pcc may carry its host, `7N4Q_1G`
 * @throws Refusal `accessGroupMissing`, `accessGroupInvalid`, `accessGroupNotGranted`, `pccNotGranted`
 * Source: docs/contract/hotel-car-platform.md 1.3; a single granted group as default is a guess from clients
 * that name none.
 */
export function identifyTenant(
  grants: Grants,
  named: { readonly accessGroup?: string | undefined; readonly pcc?: string | undefined },
  directory: AgencyDirectory,
): Tenant {
  const pcc = named.pcc?.split('_')[0]?.toUpperCase()
  if (named.accessGroup !== undefined)
    return agencyOf(grantedGroup(grants, named.accessGroup.toLowerCase(), directory), pcc)
  const granted = directory.filter(({ id }) => grants.accessGroups.includes(id))
  if (pcc !== undefined) return tenantOfPcc(grants, granted, pcc)
  const [only, ...others] = granted
  if (!only || others.length > 0) throw new Refusal('accessGroupMissing')
  return agencyOf(only, undefined)
}

function grantedGroup(grants: Grants, id: string, directory: AgencyDirectory): AccessGroup {
  if (!uuid.test(id)) throw new Refusal('accessGroupInvalid')
  const group = directory.find((known) => known.id === id)
  if (!grants.accessGroups.includes(id) || !group) throw new Refusal('accessGroupNotGranted')
  return group
}

function tenantOfPcc(grants: Grants, granted: AgencyDirectory, pcc: string): Tenant {
  const group = granted.find(({ agencies }) => agencies.some((agency) => agency.pcc === pcc))
  if (!group || !grants.pccs.includes(pcc)) throw new Refusal('pccNotGranted', { pcc })
  return agencyOf(group, pcc)
}

const agencyOf = ({ id, agencies }: AccessGroup, pcc: string | undefined): Tenant => ({
  accessGroup: id,
  agency: agencies.find((agency) => agency.pcc === pcc) ?? agencies[0],
})

/** Every agency of the tenant's access group: those whose fares it may use. */
export const agenciesOf = ({ accessGroup }: Tenant, directory: AgencyDirectory): readonly Agency[] =>
  directory.find(({ id }) => id === accessGroup)?.agencies ?? []
