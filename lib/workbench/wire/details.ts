import { toIdentifier } from '../../contract/envelope.ts'
import type { AirOffer } from '../air-offer.ts'
import type { Association, Detail, DocumentOverride, SpecialService } from '../details.ts'
import type { OpenWorkbench } from '../workbench.ts'

// The details of a reservation in answers. The request schemas are in a file per kind, because only one
// family needs each.

const toOfferIdentifier = ({ id, ref }: AirOffer) => ({
  id: ref,
  offerRef: ref,
  Identifier: toIdentifier(id),
})

/** Whole offers in one entry, products and segments in an entry each. */
function toAppliesTo(associations: readonly Association[], { offers }: Pick<OpenWorkbench, 'offers'>) {
  const named = associations.flatMap((association) => {
    const offer = offers.find(({ id }) => id === association.offerId)
    return offer ? [{ association, offer }] : []
  })
  const whole = named.filter(({ association }) => !association.productRefs && !association.segments)
  const parts = named.filter((one) => !whole.includes(one))
  return [
    ...(whole.length > 0
      ? [
          {
            '@type': 'AppliesToOffer' as const,
            OfferIdentifier: whole.map(({ offer }) => toOfferIdentifier(offer)),
          },
        ]
      : []),
    ...parts.map(({ association: { productRefs = [], segments }, offer }) => {
      const products = productRefs.map((ref) => ({ id: ref, productRef: ref }))
      return segments
        ? {
            '@type': 'AppliesToOfferProductSegment' as const,
            OfferIdentifier: toOfferIdentifier(offer),
            ...(products[0] && { ProductIdentifier: products[0] }),
            SegmentSequenceList: [...segments],
          }
        : {
            '@type': 'AppliesToOfferProduct' as const,
            OfferIdentifier: toOfferIdentifier(offer),
            ProductIdentifier: products,
          }
    }),
  ]
}

function toTravelerIdentifier(
  travelerId: string | undefined,
  { travelers }: Pick<OpenWorkbench, 'travelers'>,
) {
  const traveler = travelers.find(({ id }) => id === travelerId)
  return traveler && { id: traveler.ref, TravelerRef: traveler.ref, Identifier: toIdentifier(traveler.id) }
}

export const toPrimaryContactId = ({ id, ref }: Detail) => ({
  '@type': 'PrimaryContact' as const,
  id: ref,
  Identifier: toIdentifier(id),
})

export function toPrimaryContact(contact: Detail, people: Pick<OpenWorkbench, 'travelers'>) {
  const TravelerIdentifier = toTravelerIdentifier(contact.travelerId, people)
  return {
    ...toPrimaryContactId(contact),
    ...contact.wire,
    ...(TravelerIdentifier && { TravelerIdentifier }),
  }
}

export const toReservationCommentId = ({ id, ref }: Detail) => ({
  '@type': 'ReservationComment' as const,
  id: ref,
  Identifier: toIdentifier(id),
})

/**
 * Remarks that only the detailed view of a reservation shows. Source: docs/contract/specification.md, content
 * differences.
 */
const isHidden = ({ name = '' }: { readonly name?: string }): boolean =>
  ['HG', 'DOCI'].includes(name.toUpperCase())

/** @param all with historical and DOCI remarks */
export function toReservationComments(
  comments: readonly Detail[],
  itinerary: Pick<OpenWorkbench, 'offers'>,
  { all }: { readonly all: boolean },
) {
  return comments.flatMap((detail) => {
    const remarks = (detail.wire.Comment as { readonly name?: string; value: string }[]).filter(
      (remark) => all || !isHidden(remark),
    )
    const AppliesTo = toAppliesTo(detail.associations ?? [], itinerary)
    if (remarks.length === 0) return []
    return [
      {
        ...toReservationCommentId(detail),
        ...detail.wire,
        Comment: remarks,
        ...(AppliesTo.length > 0 && { AppliesTo }),
      },
    ]
  })
}

export const toSpecialServiceId = ({ id, ref, wire }: SpecialService) => ({
  '@type': String(wire['@type']),
  id: ref,
  Identifier: toIdentifier(id),
})

/** A request with its status: requested (NN) until the commit, then confirmed (HK). */
export function toSpecialService(
  service: SpecialService,
  holder: Pick<OpenWorkbench, 'offers' | 'travelers'>,
) {
  const [AppliesTo] = toAppliesTo(service.associations ?? [], holder)
  const TravelerIdentifier = toTravelerIdentifier(service.travelerId, holder)
  return {
    ...toSpecialServiceId(service),
    ...service.wire,
    SSRCode: service.code,
    ...(AppliesTo && { AppliesTo }),
    ...(TravelerIdentifier && { TravelerIdentifier }),
    Status: service.filed ? { value: 'Confirmed', code: 'HK' } : { value: 'Requested', code: 'NN' },
  }
}

export const toDocumentOverridesId = ({ id, ref }: DocumentOverride) => ({
  '@type': 'DocumentOverrides' as const,
  id: ref,
  DocumentOverridesRef: ref,
  Identifier: toIdentifier(id),
})

/**
 * Travelers of an entry are named by their reference in the reservation, whichever identifier the client
 * sent.
 */
function withTravelers(
  sent: unknown,
  read: readonly { readonly travelerIds?: readonly string[] }[],
  { travelers }: Pick<OpenWorkbench, 'travelers'>,
) {
  return (sent as readonly Readonly<Record<string, unknown>>[]).map(
    ({ TravelerIdentifierRef: _, ...entry }, at) => {
      const named = travelers.filter(({ id }) => read[at]?.travelerIds?.includes(id))
      const refs = named.map(({ id, ref, ptc }) => ({ id: ref, value: id, passengerTypeCode: ptc }))
      return { ...entry, ...(refs.length > 0 && { TravelerIdentifierRef: refs }) }
    },
  )
}

export function toDocumentOverrides(
  override: DocumentOverride,
  holder: Pick<OpenWorkbench, 'offers' | 'travelers'>,
) {
  const { commissions, tourCodes, endorsements, wire } = override
  const [about] = toAppliesTo(override.associations ?? [], holder)
  const OfferIdentifier = about && [about.OfferIdentifier].flat()[0]
  const ProductIdentifier =
    about && 'ProductIdentifier' in about ? [about.ProductIdentifier].flat()[0] : undefined
  return {
    ...toDocumentOverridesId(override),
    ...wire,
    ...(commissions && { Commissions: withTravelers(wire.Commissions, commissions, holder) }),
    ...(tourCodes && { TourCodes: withTravelers(wire.TourCodes, tourCodes, holder) }),
    ...(endorsements && { Restrictions: withTravelers(wire.Restrictions, endorsements, holder) }),
    ...(OfferIdentifier && { OfferIdentifier }),
    ...(ProductIdentifier && { ProductIdentifier }),
  }
}

export const toAccountingId = ({ id, ref }: Detail) => ({
  '@type': 'Accounting' as const,
  id: ref,
  AccountingRef: ref,
  Identifier: toIdentifier(id),
})

export const toAccounting = (detail: Detail) => ({ ...toAccountingId(detail), ...detail.wire })

const toTravelAgencyId = ({ id, ref }: Detail) => ({
  '@type': 'TravelAgency' as const,
  id: ref,
  TravelOrganizationRef: ref,
  Identifier: toIdentifier(id),
})

export const toTravelAgency = (detail: Detail) => ({ ...toTravelAgencyId(detail), ...detail.wire })
