import type { Api, Json } from './api.ts'

/** Requests for changes of flights, as a client sends them. */

/** A leg of the new journey. */
export const legTo = (departureDate: string, from = 'LHR', to = 'JFK'): Json => ({
  departureDate,
  From: { value: from },
  To: { value: to },
})

/** @param more members of the request itself */
export const changeSearchBody = (
  workbench: string,
  legs: readonly Json[],
  { from = {}, ...more }: Json = {},
): Json => ({
  '@type': 'CatalogOfferingsQueryAirChange',
  CatalogOfferingsAirChangeRequest: {
    '@type': 'CatalogOfferingsAirChangeRequestReservation',
    SearchCriteriaFlight: legs,
    BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } }, ...from },
    ...more,
  },
})

type SearchKey = 'searchExchange' | 'reshop'
type AddKey = 'addExchangeOffer' | 'reprice'

export const searchChanges = async (
  api: Api,
  key: SearchKey,
  ...request: Parameters<typeof changeSearchBody>
): Promise<Json> =>
  (await api.call(key, { body: changeSearchBody(...request) })).body.CatalogOfferingsAirChangeResponse

export const changeIdOf = (answer: Json): string => answer.CatalogOfferings.Identifier.value

export const addBody = (change: string, offering = 'o0.0'): Json => ({
  OfferQueryBuildFromCatalogOfferings: {
    BuildFromCatalogOfferingsRequest: {
      '@type': 'BuildFromCatalogOfferingsRequestAir',
      CatalogOfferingsIdentifier: { Identifier: { value: change } },
      CatalogOfferingIdentifier: { Identifier: { value: offering } },
    },
  },
})

export const addChange = async (
  api: Api,
  key: AddKey,
  workbench: string,
  change: string,
  offering?: string,
): Promise<Json> =>
  (
    await api.call(key, {
      path: { ReservationResource_Identifier: workbench },
      body: addBody(change, offering),
    })
  ).body.OfferListResponse

export const laterDate = '2027-05-25'
export const roundTrip = [legTo(laterDate), legTo('2027-06-01', 'JFK', 'LHR')]

/** An NDC journey that has flights of a carrier on every day. */
export const ndcTrip = { from: 'SYD', to: 'MEL' }
export const ndcLeg = (date = laterDate): Json => legTo(date, ndcTrip.from, ndcTrip.to)

/** Stages the first change of a reshop. @returns the OfferModify */
export async function stageReshop(api: Api, workbench: string, legs: readonly Json[]): Promise<Json> {
  const found = await searchChanges(api, 'reshop', workbench, legs)
  return (await addChange(api, 'reprice', workbench, changeIdOf(found))).OfferID[0]
}

const repriceBody = (offer: Json): Json => ({
  OfferQueryBuildFromOffer: { BuildFromOffer: { OfferIdentifier: { Identifier: offer.Identifier } } },
})

export const standaloneReprice = async (api: Api, workbench: string, offer: Json): Promise<Json> =>
  (
    await api.call('standaloneReprice', {
      path: { ReservationResource_Identifier: workbench },
      body: repriceBody(offer),
    })
  ).body.OfferResponse
