import { detailsRoutes } from '../../lib/contract/routes/details.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addAccounting } from './add-accounting.ts'
import { addDocumentOverrides } from './add-document-overrides.ts'
import { addPrimaryContact } from './add-primary-contact.ts'
import { addPrimaryContactList } from './add-primary-contact-list.ts'
import { addReservationComments } from './add-reservation-comments.ts'
import { addSpecialServices } from './add-special-services.ts'
import { addTravelAgency } from './add-travel-agency.ts'
import { agencyItemOperations } from './agency-items.ts'
import { moveHostProfile } from './move-host-profile.ts'
import { removeAccountingPairs } from './remove-accounting-pairs.ts'
import { removeDocumentOverrides } from './remove-document-overrides.ts'
import { removePrimaryContact } from './remove-primary-contact.ts'
import { removeReservationComments } from './remove-reservation-comments.ts'
import { removeSpecialService } from './remove-special-service.ts'
import { removeSpecialServices } from './remove-special-services.ts'
import { replaceAccounting } from './replace-accounting.ts'
import { replaceDocumentOverrides } from './replace-document-overrides.ts'
import { replacePrimaryContact } from './replace-primary-contact.ts'
import { replaceReservationComments } from './replace-reservation-comments.ts'
import { replaceSpecialService } from './replace-special-service.ts'

export const detailsFamily = serveFamily(detailsRoutes, {
  addPrimaryContact,
  addPrimaryContactList,
  replacePrimaryContact,
  removePrimaryContact,
  addReservationComments,
  replaceReservationComments,
  removeReservationComments,
  addSpecialServices,
  removeSpecialServices,
  replaceSpecialService,
  removeSpecialService,
  addDocumentOverrides,
  replaceDocumentOverrides,
  removeDocumentOverrides,
  addAccounting,
  replaceAccounting,
  removeAccountingPairs,
  addTravelAgency,
  ...agencyItemOperations,
  moveHostProfile,
})
