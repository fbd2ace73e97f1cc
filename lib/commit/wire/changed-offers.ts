import { toDifferencePrice, toModifyPrice } from '../../exchange/wire/modify-price.ts'
import { toFormerOffer } from '../../exchange/wire/offer-modify.ts'
import type { ReservationAnswer } from '../../reservation/wire/reservation.ts'
import { toReservationOffer } from '../../reservation/wire/reservation-offer.ts'
import type { ChangedOffer } from '../commit.ts'

type Offer = NonNullable<
  NonNullable<ReservationAnswer['ReservationResponse']['Reservation']>['Offer']
>[number]

/**
 * The answer of a commit with its changes: the new offer as an OfferModify with its differences, of an exchange after
 * the former offer. Source: docs/contract/servicing.md 12, 16.
 */
export function withChangedOffers(
  answer: ReservationAnswer,
  changes: readonly ChangedOffer[],
): ReservationAnswer {
  const { Reservation } = answer.ReservationResponse
  if (changes.length === 0 || !Reservation?.Offer) return answer
  const Offer = Reservation.Offer.flatMap((offer): Offer[] => {
    const change = changes.find(({ offerId }) => offerId === identifierOf(offer))
    return change ? toChanged(offer, change) : [offer]
  })
  return { ReservationResponse: { ...answer.ReservationResponse, Reservation: { ...Reservation, Offer } } }
}

const identifierOf = ({ Identifier }: Offer): string | undefined => Identifier?.value

function toChanged(offer: Offer, { kind, replaced, terms }: ChangedOffer): Offer[] {
  const changed = {
    ...offer,
    '@type': 'OfferModify' as const,
    OfferIdentifier: toFormerOffer({ replaced }),
    ModifyPrice: toModifyPrice(terms),
  }
  return kind === 'exchange'
    ? [toReservationOffer(replaced), changed as Offer]
    : [{ ...changed, Price: toDifferencePrice(terms) } as Offer]
}
