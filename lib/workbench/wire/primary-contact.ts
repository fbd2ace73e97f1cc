import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { reference } from '../../contract/reference.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Detail, DetailToAdd } from '../details.ts'
import { isTelephone } from '../traveler.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { detailIdentifier, readTravelerId } from './applies-to.ts'
import { toPrimaryContactId } from './details.ts'
import { telephoneParts } from './traveler.ts'

const text = z.string().max(sizes.detailTextLength)

export const contactTelephone = z.object({
  '@type': text.optional(),
  id: text.optional(),
  ...telephoneParts,
  cityCode: text.optional(),
  phoneNumber: text,
  role: text.optional(),
})
export const contactEmail = z.object({
  id: text.optional(),
  emailType: text.optional(),
  comment: text.optional(),
  optInStatus: text.optional(),
  optInDate: text.optional(),
  optOutInd: text.optional(),
  optOutDate: text.optional(),
  preferredFormat: text.optional(),
  shareMarketing: text.optional(),
  shareSync: text.optional(),
  validInd: z.boolean().optional(),
  provisionedInd: z.boolean().optional(),
  value: z.string().min(1).max(sizes.emailLength),
})

export const primaryContact = z
  .object({
    '@type': z.string().optional(),
    id: text.optional(),
    Identifier: detailIdentifier.optional(),
    Telephone: z.union([contactTelephone, z.array(contactTelephone)]).optional(),
    Email: z.union([contactEmail, z.array(contactEmail)]).optional(),
    TravelerIdentifier: reference.optional(),
    shareWith: text.optional().meta({ description: 'Agency, Supplier or Traveler' }),
    shareWithSupplier: z.array(text).max(counts.segmentsPerReservation).optional(),
    contactInformationRefusedInd: z.boolean().optional(),
  })
  .meta({
    id: 'PrimaryContact',
    description: 'Contact of the travelers: a telephone, an e-mail address, or that they refuse to give one.',
  })

export const primaryContactListRequest = z.looseObject({ PrimaryContact: z.array(primaryContact).min(1) })

/** The same in answers. */
export const heldPrimaryContact = primaryContact
  .extend({
    Email: z.union([z.string(), contactEmail, z.array(contactEmail)]).optional(),
    '@type': z.literal('PrimaryContact'),
    id: z.string().optional(),
    Identifier: identifier.optional(),
  })
  .meta({ id: 'HeldPrimaryContact' })

export const primaryContactResponse = answerSchema('PrimaryContactResponse', {
  PrimaryContact: heldPrimaryContact,
})
export const primaryContactListResponse = answerSchema('PrimaryContactListResponse', {
  PrimaryContactID: z.array(heldPrimaryContact),
})

/** @throws Refusal `contactEmpty`, `telephoneInvalid`, `travelerUnknown` */
export function readPrimaryContact(
  sent: z.output<typeof primaryContact>,
  workbench: OpenWorkbench,
): DetailToAdd<'contacts'> {
  const { '@type': _type, id, Identifier, TravelerIdentifier, Telephone, Email, ...rest } = sent
  const [phone, mail] = [[Telephone].flat()[0], [Email].flat()[0]]
  if (!phone && !mail && !rest.contactInformationRefusedInd) throw new Refusal('contactEmpty')
  if (phone && !isTelephone(phone)) throw new Refusal('telephoneInvalid')
  const travelerId = readTravelerId(TravelerIdentifier, workbench)
  return {
    id: Identifier?.value,
    ref: id,
    ...(travelerId !== undefined && { travelerId }),
    ...(phone && { telephone: phone.phoneNumber }),
    wire: {
      ...rest,
      ...(phone && { Telephone: { '@type': 'Telephone', ...phone } }),
      ...(mail && { Email: mail }),
    },
  }
}

export const toPrimaryContactAnswer = (contact: Detail): z.input<typeof primaryContactResponse> => ({
  PrimaryContactResponse: { PrimaryContact: toPrimaryContactId(contact) },
})
