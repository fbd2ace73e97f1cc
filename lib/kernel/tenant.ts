import type { AccessGroup, Agency, AgencyDirectory, Grants, Tenant } from './agency.ts'
import { Refusal } from './refusals.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The tenant that a request acts for, by the access group and pseudo city code it names. The access group
 * wins when both are named: an office of another group is then ignored. A token with one access group need not name
 * any. Without a named office the request acts for the first one of the group that the token grants.
 *
 * @param named.pcc may carry its host, `7N4Q_1G`
 * @throws Refusal `accessGroupMissing`, `accessGroupInvalid`, `accessGroupNotGranted`; `pccNotGranted` also for another
 *   office of the named access group
 * Source: docs/contract/hotel-car-platform.md 1.3; a single granted group as default is a guess from clients
 * that name none.
 */
export function identifyTenant(
  grants: Grants,
  named: { readonly accessGroup?: string | undefined; readonly pcc?: string | undefined },
  directory: AgencyDirectory,
): Tenant {
  const pcc = named.pcc?.split('_')[0]?.toUpperCase()
  if (named.accessGroup !== undefined) {
    const group = grantedGroup(grants, named.accessGroup.toLowerCase(), directory)
    return tenantOf(grants, group, isOfficeOf(group, pcc) ? pcc : undefined)
  }
  const granted = directory.filter(({ id }) => grants.accessGroups.includes(id))
  if (pcc !== undefined) {
    const group = granted.find((one) => isOfficeOf(one, pcc))
    if (!group) throw new Refusal('pccNotGranted', { pcc })
    return tenantOf(grants, group, pcc)
  }
  const [only, ...others] = granted
  if (!only || others.length > 0) throw new Refusal('accessGroupMissing')
  return tenantOf(grants, only, undefined)
}

function grantedGroup(grants: Grants, id: string, directory: AgencyDirectory): AccessGroup {
  if (!uuid.test(id)) throw new Refusal('accessGroupInvalid')
  const group = directory.find((known) => known.id === id)
  if (!grants.accessGroups.includes(id) || !group) throw new Refusal('accessGroupNotGranted')
  return group
}

const isOfficeOf = ({ agencies }: AccessGroup, pcc: string | undefined): boolean =>
  agencies.some((agency) => agency.pcc === pcc)

/** @param pcc absent: the first office that the token grants */
function tenantOf(
  { pccs, subject: user }: Grants,
  { id, agencies }: AccessGroup,
  pcc: string | undefined,
): Tenant {
  const offices = agencies.filter((agency) => pccs.length === 0 || pccs.includes(agency.pcc))
  const [first] = offices
  if (!first) throw new Refusal('accessGroupNotGranted')
  const agency = pcc === undefined ? first : offices.find((office) => office.pcc === pcc)
  if (!agency) throw new Refusal('pccNotGranted', { pcc: pcc ?? '' })
  return { accessGroup: id, user, agency, offices }
}

/** Every agency of the tenant's access group: those whose fares it may use. */
export const agenciesOf = ({ accessGroup }: Tenant, directory: AgencyDirectory): readonly Agency[] =>
  directory.find(({ id }) => id === accessGroup)?.agencies ?? []
