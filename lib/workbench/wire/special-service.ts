import * as z from 'zod'
import { answerSchema, identifier, type Notice, refusalNotice, toResult } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { reference } from '../../contract/reference.ts'
import { entryOf } from '../../kernel/entry-of.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { DetailToAdd, SpecialService } from '../details.ts'
import type { OpenWorkbench } from '../workbench.ts'
import {
  appliesTo,
  detailIdentifier,
  heldAppliesTo,
  meansOnlyOffer,
  readAssociations,
  readTravelerId,
  withOnlyOffer,
} from './applies-to.ts'
import { toSpecialServiceId } from './details.ts'

const text = z.string().max(sizes.detailTextLength)
const measurement = z.object({
  measurementType: text.optional(),
  unit: text.optional(),
  value: z.number().optional(),
})

export const specialService = z
  .object({
    '@type': z.string().optional().meta({
      description: 'SpecialService, or a kind of it that implies its code, such as SpecialServiceMeal',
    }),
    id: text.optional(),
    Identifier: detailIdentifier.optional(),
    SSRCode: code(z.string().regex(/^[A-Z]{4}$/)).optional(),
    FreeText: z.string().max(sizes.serviceText).optional(),
    Carrier: code(z.string().regex(/^[A-Z0-9]{2,3}$/)).optional(),
    Quantity: z.int().min(1).max(counts.passengersPerRequest).optional(),
    AppliesTo: z.union([appliesTo, z.array(appliesTo).max(counts.segmentsPerReservation)]).optional(),
    TravelerIdentifier: reference.optional(),
    ServiceAnimalType: text.optional(),
    Description: z.string().min(1).max(sizes.serviceText).optional(),
    SpecialMealTypeEnum: text.optional(),
    bassinetRequiredInd: z.boolean().optional(),
    blindAssistanceRequestedInd: z.boolean().optional(),
    deafAssistanceRequestedInd: z.boolean().optional(),
    unaccompaniedMinorInd: z.boolean().optional(),
    cannotAscendStairsInd: z.boolean().optional(),
    travelerImmobileInd: z.boolean().optional(),
    BatteryTypeEnum: text.optional(),
    Measurement: z.array(measurement).max(counts.measurementsPerService).optional(),
  })
  .meta({
    id: 'SpecialService',
    description: 'A request to the carriers (SSR): a code, or a kind that implies it.',
  })

export const specialServiceListRequest = z.looseObject({ SpecialService: z.array(specialService).min(1) })
export const specialServiceReplacement = z.looseObject({ SpecialService: specialService })
export const specialServiceReferences = z.looseObject({
  SpecialServiceID: z.array(reference).min(1).max(counts.detailsOfAKind),
})

/** The same in answers. */
export const heldSpecialService = specialService
  .extend({
    AppliesTo: heldAppliesTo.optional(),
    '@type': z.string(),
    id: z.string(),
    Identifier: identifier,
    Status: z
      .looseObject({ value: z.string(), code: z.string() })
      .meta({ description: 'NN: requested, HK: confirmed.' }),
  })
  .meta({ id: 'HeldSpecialService' })

export const specialServiceListResponse = answerSchema('SpecialServiceListResponse', {
  SpecialServiceID: z.array(z.looseObject({ '@type': z.string(), id: z.string(), Identifier: identifier })),
})

type Sent = z.output<typeof specialService>

/** IATA codes of meals. */
const meals: Readonly<Record<string, string>> = {
  Baby: 'BBML',
  Bland: 'BLML',
  Child: 'CHML',
  Diabetic: 'DBML',
  FruitPlatter: 'FPML',
  GlutenIntolerant: 'GFML',
  Hindu: 'HNML',
  Jain: 'VJML',
  Kosher: 'KSML',
  LowCalorie: 'LCML',
  LowFat: 'LFML',
  LowSalt: 'LSML',
  Muslim: 'MOML',
  NonLactose: 'NLML',
  None: 'NOML',
  Seafood: 'SFML',
  Vegan: 'VGML',
  VegetarianHindu: 'AVML',
  VegetarianLactoOvo: 'VLML',
  VegetarianOriental: 'VOML',
  VegetarianRaw: 'RVML',
}

const batteries: Readonly<Record<string, string>> = {
  LithiumION: 'WCLB',
  NonSpillableBattery: 'WCBD',
  WetCellBattery: 'WCBW',
  NoBatteryManualPower: 'WCMP',
}

/**
 * SSR code of a wheelchair by need: cannot walk (WCHC), cannot climb stairs (WCHS), long distances only
 * (WCHR).
 */
const wheelchair = ({ travelerImmobileInd, cannotAscendStairsInd }: Sent): string =>
  travelerImmobileInd ? 'WCHC' : cannotAscendStairsInd ? 'WCHS' : 'WCHR'

const codesByKind: Readonly<Record<string, (sent: Sent) => string | undefined>> = {
  SpecialServiceMeal: ({ SpecialMealTypeEnum = '' }) => entryOf(meals, SpecialMealTypeEnum),
  SpecialServiceBassinet: () => 'BSCT',
  SpecialServiceBlind: () => 'BLND',
  SpecialServiceDeaf: () => 'DEAF',
  SpecialServiceDPNA: ({ Description }) => (Description === undefined ? undefined : 'DPNA'),
  SpecialServiceUnaccompaniedMinor: () => 'UMNR',
  SpecialServiceWheelchairAirlineSupplied: wheelchair,
  SpecialServiceWheelchairTravelerSupplied: (sent) =>
    entryOf(batteries, sent.BatteryTypeEnum ?? '') ?? wheelchair(sent),
}

/** Source: docs/contract/booking.md 6.3; the codes are trade practice. */
const codeOf = (sent: Sent): string | undefined =>
  entryOf(codesByKind, sent['@type'] ?? '')?.(sent) ?? sent.SSRCode

/**
 * @throws Refusal `serviceUnclear` neither a code nor a kind that implies one; `offerUnknown`,
 *   `offerOrProductUnknown`, `travelerUnknown`
 */
export function readSpecialService(sent: Sent, workbench: OpenWorkbench): DetailToAdd<'services'> {
  const {
    '@type': type = 'SpecialService',
    id,
    Identifier,
    SSRCode: _code,
    AppliesTo,
    TravelerIdentifier,
    ...rest
  } = sent
  const ssrCode = codeOf(sent)
  if (ssrCode === undefined) throw new Refusal('serviceUnclear')
  const associations = readAssociations([AppliesTo ?? []].flat(), workbench)
  const travelerId = readTravelerId(TravelerIdentifier, workbench)
  return {
    id: Identifier?.value,
    ref: id,
    code: ssrCode,
    ...(associations.length > 0 && { associations }),
    ...(travelerId !== undefined && { travelerId }),
    wire: { '@type': Object.hasOwn(codesByKind, type) ? type : 'SpecialService', ...rest },
  }
}

/** The service for the only offer of the workbench, where it names another one. Source: public clients name the search's. */
export const forOnlyOffer = (sent: Sent, workbench: OpenWorkbench): Sent => ({
  ...sent,
  ...(sent.AppliesTo && { AppliesTo: withOnlyOffer([sent.AppliesTo].flat(), workbench) }),
})

/** A warning where a service was added for the only offer, which it did not name. */
export function offerWarnings(sent: readonly Sent[], workbench: OpenWorkbench): Notice[] {
  const isTaken = sent.some(({ AppliesTo }) =>
    [AppliesTo ?? []].flat().some((one) => meansOnlyOffer(one, workbench)),
  )
  return isTaken
    ? [refusalNotice(new Refusal('onlyOfferTaken', { offer: workbench.offers[0]?.ref ?? '' }))]
    : []
}

export const toSpecialServiceList = (
  added: readonly SpecialService[],
  warnings: readonly Notice[] = [],
): z.input<typeof specialServiceListResponse> => ({
  SpecialServiceListResponse: {
    SpecialServiceID: added.map(toSpecialServiceId),
    ...(warnings.length > 0 && { Result: toResult('Complete', { warnings }) }),
  },
})
