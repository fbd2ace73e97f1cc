import { detailsRoutes } from '../../lib/contract/routes/details.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { addPrimaryContact } from './add-primary-contact.ts'
import { addPrimaryContactList } from './add-primary-contact-list.ts'
import { addReservationComments } from './add-reservation-comments.ts'
import { removePrimaryContact } from './remove-primary-contact.ts'
import { removeReservationComments } from './remove-reservation-comments.ts'
import { replacePrimaryContact } from './replace-primary-contact.ts'
import { replaceReservationComments } from './replace-reservation-comments.ts'

export const detailsFamily = serveFamily(detailsRoutes, {
  addPrimaryContact,
  addPrimaryContactList,
  replacePrimaryContact,
  removePrimaryContact,
  addReservationComments,
  replaceReservationComments,
  removeReservationComments,
})
