import * as z from 'zod'
import type { Detail, DetailToAdd } from '../../domain/details.ts'
import { counts, sizes } from '../../domain/limits.ts'
import { Refusal } from '../../domain/refusals.ts'
import { toTravelAgencyId } from './details.ts'
import { answerSchema } from './envelope.ts'
import { contactEmail, contactTelephone } from './primary-contact.ts'
import { isTelephone } from './traveler.ts'

const text = z.string().max(sizes.detailTextLength)

const address = z.object({
  '@type': text.optional(),
  id: text.optional(),
  role: text.optional(),
  Addressee: text.optional(),
  AddressLine: z.array(text).max(counts.contactsPerAgency).optional(),
  Number: z.union([text, z.object({ value: text })]).optional(),
  Street: text.optional(),
  BldgRoom: z.union([text, z.object({ value: text })]).optional(),
  City: text.optional(),
  County: text.optional(),
  StateProv: z.object({ value: text.optional(), name: text.optional() }).optional(),
  Country: z.object({ value: text.optional(), name: text.optional() }).optional(),
  PostalCode: text.optional(),
})

export const travelAgency = z
  .object({
    '@type': z.string().optional(),
    Address: address.optional(),
    Telephone: z.array(contactTelephone).max(counts.contactsPerAgency).optional(),
    Email: contactEmail.optional(),
    CorporateCode: text.optional(),
    OrganizationName: z.object({ value: text.optional(), code: text.optional() }).optional(),
    ProfileName: z.array(text).max(counts.contactsPerAgency).optional(),
    organizationType: text.optional(),
  })
  .meta({ id: 'TravelAgencyQueryTravelAgency', description: 'How to reach the agency that sells; at least one member.' })

export const travelAgencyResponse = answerSchema('TravelAgency', {
  id: z.string(),
  TravelOrganizationRef: z.string(),
})

/** A reservation has one: members that are sent again replace the earlier ones. @throws Refusal `agencyEmpty`, `telephoneInvalid` */
export function readTravelAgency(sent: z.output<typeof travelAgency>, held: Detail | undefined): DetailToAdd<'travelAgency'> {
  const { '@type': _type, Address, Telephone = [], ...others } = sent
  if (!Address && Telephone.length === 0 && Object.keys(others).length === 0) throw new Refusal('agencyEmpty')
  if (!Telephone.every(isTelephone)) throw new Refusal('telephoneInvalid')
  return {
    wire: {
      ...held?.wire,
      ...(Address && { Address: { '@type': 'Address', ...Address } }),
      ...(Telephone.length > 0 && { Telephone: Telephone.map((one) => ({ '@type': 'Telephone', ...one })) }),
      ...others,
    },
  }
}

/** The interface has no wrapper here: the agency itself is the root. */
export const toTravelAgencyAnswer = (detail: Detail): z.input<typeof travelAgencyResponse> => ({ TravelAgency: toTravelAgencyId(detail) })
