import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import { parentOf } from '../../lib/ancillary/ancillary.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import type { StepDependencies } from './step.ts'

interface Offers {
  readonly offers: readonly AirOffer[]
  readonly ancillaries: readonly AncillaryOffer[]
}

/**
 * Issues and voids the documents of an offer: tickets of an air offer, EMDs of an ancillary; with the
 * journey that they are for.
 */
export function documentIssuer(
  { offers, ancillaries }: Offers,
  isMeant: (offer: { readonly id: string; readonly ref: string }) => boolean,
  { airHosts }: Pick<StepDependencies, 'airHosts'>,
) {
  const ancillary = ancillaries.find(isMeant)
  const parent = ancillary ? parentOf(ancillary, offers) : offers.find(isMeant)
  if (!parent) return undefined
  const host = hostNamed(airHosts, parent.itinerary.supplier)
  return {
    itinerary: parent.itinerary,
    booking: (ancillary ?? parent).booking,
    issuer: ancillary ? host.ancillaries : host,
    ancillary,
    parent,
    host,
  }
}
