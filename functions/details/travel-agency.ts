import type { travelAgencyRoutes } from '../../lib/contract/routes/travel-agency.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import {
  type AgencyItem,
  readAgencyItem,
  readAgencyItemUpdate,
  readTravelAgency,
  toTravelAgencyAnswer,
  withoutAgencyItem,
} from '../../lib/workbench/wire/travel-agency.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import {
  requireDetail,
  withDetail,
  withOnlyDetail,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

/** The agency after the change. */
const toAnswer = ({ workbench, detail }: { workbench: OpenWorkbench; detail: { readonly id: string } }) =>
  toTravelAgencyAnswer(requireDetail(workbench, 'travelAgency', [detail.id]))

export const addTravelAgency: Operation<typeof travelAgencyRoutes.addTravelAgency> = changeWorkbench(
  ({ workbench, body }, { ids }) =>
    withOnlyDetail(workbench, 'travelAgency', (held) => readTravelAgency(body, held), ids.uuid),
  toAnswer,
)

/** Adds the item, and the agency when the workbench has none yet. */
const adding = (member: AgencyItem): Operation<typeof travelAgencyRoutes.addAgencyAddress> =>
  changeWorkbench(
    ({ workbench, body }, { ids }) =>
      withOnlyDetail(
        workbench,
        'travelAgency',
        (held) => readAgencyItem(member, body[member], held),
        ids.uuid,
      ),
    toAnswer,
  )

const updating = (member: AgencyItem): Operation<typeof travelAgencyRoutes.updateAgencyAddress> =>
  changeWorkbench(({ workbench, path, body }) => {
    const detail = requireDetail(workbench, 'travelAgency', [path.id])
    const given = readAgencyItemUpdate(member, body[member], detail)
    return { workbench: withDetail(workbench, 'travelAgency', detail, given), detail }
  }, toAnswer)

const deleting = (
  member: AgencyItem,
): Operation<
  typeof travelAgencyRoutes.deleteAgencyCorporateCode | typeof travelAgencyRoutes.deleteAgencyAddress
> =>
  changeWorkbench(({ workbench, path }) => {
    const agency = requireDetail(workbench, 'travelAgency', [path.id])
    const rest = withoutAgencyItem(member, 'itemId' in path ? path.itemId : undefined, agency)
    return {
      workbench: rest
        ? withDetail(workbench, 'travelAgency', agency, rest)
        : withoutDetails(workbench, 'travelAgency', [agency]),
    }
  }, noContent)

export const addAgencyAddress = adding('Address')
export const updateAgencyAddress = updating('Address')
export const deleteAgencyAddress = deleting('Address')
export const addAgencyCorporateCode = adding('CorporateCode')
export const updateAgencyCorporateCode = updating('CorporateCode')
export const deleteAgencyCorporateCode = deleting('CorporateCode')
export const addAgencyEmail = adding('Email')
export const updateAgencyEmail = updating('Email')
export const deleteAgencyEmail = deleting('Email')
export const addAgencyTelephone = adding('Telephone')
export const updateAgencyTelephone = updating('Telephone')
export const deleteAgencyTelephone = deleting('Telephone')
