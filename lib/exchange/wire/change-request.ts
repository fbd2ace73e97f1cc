import * as z from 'zod'
import { legSequence, maxEntries, short } from '../../contract/modifier.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { entryOf } from '../../kernel/entry-of.ts'
import { counts } from '../../kernel/limits.ts'
import type { FareFilterRequest } from '../../shopping/fare-filters.ts'
import { passengerCriteria } from '../../shopping/wire/passenger-criteria.ts'
import { pricingModifiers, readFareTerms, responseModifiers } from '../../shopping/wire/pricing-modifiers.ts'
import { readFlightPreferences, searchModifiers } from '../../shopping/wire/search-modifiers.ts'
import { readLeg, searchCriteriaFlight } from '../../shopping/wire/search-request.ts'
import type { Waiver } from '../../suppliers/air-changes.ts'
import type { LegsToChange } from '../plan-change-legs.ts'

const waiverCode = z
  .looseObject({ value: short.optional(), reasonCode: short.optional(), waiverType: short.optional() })
  .meta({
    description:
      'ChangePenalty (default), PriceDifference, ChangePenaltyAndPriceDifference or RefundPenalty.',
  })

const changeModifiers = pricingModifiers
  .extend({
    WaiverCode: waiverCode.optional(),
    BrandPreference: z
      .array(z.looseObject({ brandTier: z.int().min(1).optional(), legSequence }))
      .max(maxEntries)
      .optional()
      .meta({ description: 'Accepted without effect.' }),
    keepToBrandInd: z.boolean().optional().meta({ description: 'Only journeys in the brands of the offer.' }),
    doNotNetInd: z
      .boolean()
      .optional()
      .meta({ description: 'The fee is due in full, and the decrease of value is returned in full.' }),
  })
  .meta({ id: 'PricingModifiersAirChange' })

export const changeSearchRequest = z
  .looseObject({
    '@type': z.string().optional(),
    CatalogOfferingsAirChangeRequest: z.looseObject({
      '@type': z.string().optional(),
      returnBrandedFaresInd: z
        .boolean()
        .optional()
        .meta({ description: 'Return each journey in its higher brands, too.' }),
      upsellInd: z.boolean().optional(),
      detailViewInd: z.boolean().optional().meta({ description: 'Accepted: every answer has all details.' }),
      SearchCriteriaFlight: z.array(searchCriteriaFlight).min(1).meta({
        description: 'NDC: all legs of the new journey. GDS: those in place of the named products.',
      }),
      PassengerCriteria: z
        .array(passengerCriteria)
        .optional()
        .meta({ description: 'Default: all travelers.' }),
      BuildFromReservationWorkbench: z.looseObject({
        ReservationIdentifier: reference
          .optional()
          .meta({ description: 'The workbench; or the locator, when one workbench is open for it.' }),
        OfferIdentifier: reference.optional().meta({ description: 'Default: the only air offer.' }),
        ProductIdentifier: z.array(reference).max(counts.segmentsPerReservation).optional(),
        SegmentSequenceList: z.array(z.int()).max(counts.segmentsPerReservation).optional(),
        TravelerRefs: z.array(z.unknown()).max(counts.passengersPerRequest).optional(),
      }),
      SearchModifiersAir: searchModifiers.optional(),
      PricingModifiersAirChange: changeModifiers.optional(),
      CustomResponseModifiersAir: responseModifiers.optional(),
    }),
  })
  .meta({ id: 'CatalogOfferingsQueryAirChange', description: 'The new journey of a booked offer.' })

/** Other names of the request inside its query. */
export const changeSearchAliases = [
  'CatalogOfferingsAirChangeRequestReservation',
  'CatalogOfferingsAirChangeRequestDocumentNumber',
]

/** A reshop or exchange search as requested. */
export interface ChangeSearchRequest extends LegsToChange {
  /** Names of the workbench. */
  readonly workbench: readonly string[]
  /** Names of the offer; empty: the only one. */
  readonly offer: readonly string[]
  /** Undefined: all of the reservation. */
  readonly travelers: number | undefined
  readonly filters: FareFilterRequest
  /** Journeys in their higher brands, too. */
  readonly upsells: boolean
  /** Only journeys in the brands of the offer. */
  readonly keepsBrands: boolean
  readonly waiver: Waiver | undefined
  readonly isNotNetted: boolean
  readonly view: ChangeView
}

/** Parts of the answer that the client chose. */
export interface ChangeView {
  readonly penalties: boolean
  /** What bags cost that are not free. */
  readonly bagFees: boolean
  readonly fareCalculation: boolean
}

/** @param session the workbench id of the session header, if any */
export function readChangeSearch(
  { CatalogOfferingsAirChangeRequest: sent }: z.output<typeof changeSearchRequest>,
  session: string | undefined,
): ChangeSearchRequest {
  const { BuildFromReservationWorkbench: from, PricingModifiersAirChange: pricing } = sent
  const { SearchModifiersAir: search, CustomResponseModifiersAir: response } = sent
  return {
    workbench: [...namesOf(from.ReservationIdentifier), ...(session ? [session] : [])],
    offer: namesOf(from.OfferIdentifier),
    products: (from.ProductIdentifier ?? []).flatMap(namesOf),
    segments: from.SegmentSequenceList ?? [],
    legs: sent.SearchCriteriaFlight.map(readLeg),
    travelers:
      from.TravelerRefs?.length ?? sent.PassengerCriteria?.reduce((sum, { number = 1 }) => sum + number, 0),
    preferences: readFlightPreferences(search),
    filters: readFareTerms({ search, pricing, response }).filters,
    upsells: Boolean(sent.returnBrandedFaresInd || sent.upsellInd),
    keepsBrands: Boolean(pricing?.keepToBrandInd),
    waiver: readWaiver(pricing?.WaiverCode),
    isNotNetted: Boolean(pricing?.doNotNetInd),
    view: {
      penalties: !response?.excludePenaltiesInd,
      bagFees: !response?.excludeBaggageFeesInd,
      fareCalculation: response?.includeFareCalculationInd ?? false,
    },
  }
}

const waivers: Readonly<Record<string, Waiver['waives']>> = {
  changepenalty: ['changePenalty'],
  pricedifference: ['priceDifference'],
  changepenaltyandpricedifference: ['changePenalty', 'priceDifference'],
  refundpenalty: ['refundPenalty'],
  namechangepenalty: [],
}

/** Without a type it waives the penalty. Source: docs/contract/servicing.md 9; the default is a guess. */
function readWaiver(sent: z.output<typeof waiverCode> | undefined): Waiver | undefined {
  if (sent?.value === undefined) return undefined
  const waives = entryOf(waivers, sent.waiverType?.toLowerCase() ?? 'changepenalty') ?? []
  return { code: sent.value, waives }
}
