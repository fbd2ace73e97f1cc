import type { travelAgencyRoutes } from '../../lib/contract/routes/travel-agency.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import {
  type AgencyItem,
  readAgencyItem,
  readAgencyItemUpdate,
  toTravelAgencyAnswer,
  withoutAgencyItem,
} from '../../lib/workbench/wire/travel-agency.ts'
import {
  requireDetail,
  withDetail,
  withOnlyDetail,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

/** Adds the item, and the agency when the workbench says nothing of it yet. */
const adding =
  (member: AgencyItem): Operation<typeof travelAgencyRoutes.addAgencyAddress> =>
  async ({ path, body }, { stores, ids, now }) => {
    const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
    const { workbench: changed, detail } = withOnlyDetail(
      workbench,
      'travelAgency',
      (held) => readAgencyItem(member, body[member], held),
      ids.uuid,
    )
    await stores.workbenches.save(changed, now)
    return toTravelAgencyAnswer(requireDetail(changed, 'travelAgency', [detail.id]))
  }

const updating =
  (member: AgencyItem): Operation<typeof travelAgencyRoutes.updateAgencyAddress> =>
  async ({ path, body }, { stores, now }) => {
    const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
    const agency = requireDetail(workbench, 'travelAgency', [path.id])
    const changed = withDetail(
      workbench,
      'travelAgency',
      agency,
      readAgencyItemUpdate(member, body[member], agency),
    )
    await stores.workbenches.save(changed, now)
    return toTravelAgencyAnswer(requireDetail(changed, 'travelAgency', [agency.id]))
  }

const deleting =
  (
    member: AgencyItem,
  ): Operation<
    typeof travelAgencyRoutes.deleteAgencyCorporateCode | typeof travelAgencyRoutes.deleteAgencyAddress
  > =>
  async ({ path }, { stores, now }) => {
    const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
    const agency = requireDetail(workbench, 'travelAgency', [path.id])
    const rest = withoutAgencyItem(member, 'itemId' in path ? path.itemId : undefined, agency)
    const changed = rest
      ? withDetail(workbench, 'travelAgency', agency, rest)
      : withoutDetails(workbench, 'travelAgency', [agency])
    await stores.workbenches.save(changed, now)
  }

export const agencyItemOperations = {
  addAgencyAddress: adding('Address'),
  updateAgencyAddress: updating('Address'),
  deleteAgencyAddress: deleting('Address'),
  addAgencyCorporateCode: adding('CorporateCode'),
  updateAgencyCorporateCode: updating('CorporateCode'),
  deleteAgencyCorporateCode: deleting('CorporateCode'),
  addAgencyEmail: adding('Email'),
  updateAgencyEmail: updating('Email'),
  deleteAgencyEmail: deleting('Email'),
  addAgencyTelephone: adding('Telephone'),
  updateAgencyTelephone: updating('Telephone'),
  deleteAgencyTelephone: deleting('Telephone'),
}
