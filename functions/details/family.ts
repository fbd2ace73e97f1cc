import { detailsRoutes } from '../../lib/contract/routes/details.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import * as accounting from './accounting.ts'
import * as documentOverrides from './document-overrides.ts'
import { moveHostProfile } from './move-host-profile.ts'
import * as primaryContacts from './primary-contacts.ts'
import * as reservationComments from './reservation-comments.ts'
import * as specialServices from './special-services.ts'
import * as travelAgency from './travel-agency.ts'

export const detailsFamily = serveFamily(detailsRoutes, {
  ...primaryContacts,
  ...reservationComments,
  ...specialServices,
  ...documentOverrides,
  ...accounting,
  ...travelAgency,
  moveHostProfile,
})
