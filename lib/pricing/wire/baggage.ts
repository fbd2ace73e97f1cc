import * as z from 'zod'
import type { Money } from '../../kernel/money.ts'
import { passengerKind } from '../../kernel/passengers.ts'
import type { FiledFare } from '../fare.ts'
import { toCurrencyAmount } from './price.ts'

export const baggageAllowance = z.looseObject({
  '@type': z.literal('BaggageAllowanceDetail'),
  passengerTypeCodes: z.array(z.string()),
  baggageType: z.enum(['FirstCheckedBag', 'SecondCheckedBag', 'CarryOn', 'AdditionalBags', 'BaggageEmbargo']),
  ProductRef: z.array(z.string()),
  SegmentSequenceList: z.array(z.int()),
  validatingAirlineCode: z.string(),
  url: z.string().optional().meta({ description: 'With checked bags: the page of the carrier about them.' }),
  Text: z.array(z.string()),
  BaggageItem: z
    .array(
      z.looseObject({
        '@type': z.literal('BaggageItem'),
        quantity: z.int().optional(),
        includedInOfferPrice: z.enum(['Yes', 'No']),
        Text: z.string().optional(),
        Measurement: z
          .array(
            z.looseObject({
              measurementType: z.enum(['Weight', 'OverallDimension']),
              unit: z.string(),
              value: z.number(),
            }),
          )
          .optional(),
        BaggageFee: z
          .looseObject({ code: z.string(), value: z.number() })
          .optional()
          .meta({ description: 'What the bag costs; Ancillary Shop asks the same. Absent: not known.' }),
      }),
    )
    .min(1),
})

/** The fare of one leg, with its product and the segments of the product. */
export interface TermsLeg {
  readonly fare: FiledFare
  readonly productRefs: readonly string[]
  readonly segmentSequences: readonly number[]
}

/** What an answer says of bags. */
export interface BaggageView {
  /** `pieces`: how many are free; `weights`: also what one may weigh, in words; `sizes`: also its dimensions. */
  readonly detail: 'pieces' | 'weights' | 'sizes'
  /** What bags cost; never with `pieces`. */
  readonly fees: boolean
}

type BaggageType = 'FirstCheckedBag' | 'SecondCheckedBag' | 'CarryOn'

interface Bags {
  readonly type: BaggageType
  /** How many are free; absent: only their weight is limited. */
  readonly pieces: number | undefined
  readonly kilograms: number | undefined
  /** What one costs that is not free; absent: not known. */
  readonly fee: Money | undefined
  /** The traveler may buy it. */
  readonly isSold: boolean
}

/** The allowances of one passenger type on a leg, with the fees of bags that are not free. */
export const toBaggageAllowances = (
  leg: TermsLeg,
  {
    ptc,
    validatingCarrier,
    currency,
  }: { readonly ptc: string; readonly validatingCarrier: string; readonly currency: string },
  view: BaggageView,
) =>
  bagsOf(leg, ptc, currency).map((bags) => ({
    '@type': 'BaggageAllowanceDetail' as const,
    passengerTypeCodes: [ptc],
    baggageType: bags.type,
    ProductRef: [...leg.productRefs],
    SegmentSequenceList: [...leg.segmentSequences],
    validatingAirlineCode: validatingCarrier,
    ...(bags.type !== 'CarryOn' && { url: `https://bags.example/${leg.fare.carrier}` }),
    Text: [bags.pieces === undefined ? `${bags.kilograms}K` : `${bags.pieces}P`],
    BaggageItem: [toBaggageItem(bags, view)],
  }))

/** Infants on a lap have one checked bag at most, and can buy none. */
function bagsOf({ fare }: TermsLeg, ptc: string, currency: string): Bags[] {
  const { checkedPieces, checkedKilograms, carryOnPieces, carryOnKilograms } = fare.baggage
  const onLap = passengerKind(ptc) === 'infantOnLap'
  const [firstFee, secondFee] = onLap ? [] : (fare.checkedBagFees ?? [])
  const isSold = fare.brand.services.CheckedBag === 'Chargeable' && !onLap
  const checked = { kilograms: checkedKilograms, isSold }
  const carryOn = onLap ? 0 : carryOnPieces
  const all: Bags[] = [
    {
      ...checked,
      type: 'FirstCheckedBag',
      pieces: checkedPieces && Math.min(1, checkedPieces),
      fee: firstFee,
    },
    ...secondBags(),
    {
      type: 'CarryOn',
      pieces: carryOn,
      kilograms: carryOnKilograms,
      fee: carryOn === undefined || carryOn > 0 ? { minor: 0, currency } : undefined,
      isSold: fare.brand.services.CarryOn === 'Chargeable' && !onLap,
    },
  ]
  return all.filter(({ pieces, kilograms }) => pieces !== undefined || kilograms !== undefined)

  function secondBags(): Bags[] {
    const pieces = Math.max(0, (checkedPieces ?? 0) - 1)
    return !onLap && (pieces > 0 || secondFee)
      ? [{ ...checked, type: 'SecondCheckedBag', pieces, fee: secondFee }]
      : []
  }
}

const toBaggageItem = (bags: Bags, { detail, fees }: BaggageView) => ({
  '@type': 'BaggageItem' as const,
  ...(bags.pieces !== undefined && { quantity: bags.pieces }),
  includedInOfferPrice: bags.pieces === 0 ? ('No' as const) : ('Yes' as const),
  ...(detail !== 'pieces' && {
    Text: textOf(bags),
    ...toMeasurements(bags, detail === 'sizes'),
    ...(fees && bags.fee && toFee(bags.fee)),
  }),
})

function textOf({ pieces, kilograms, isSold }: Bags): string {
  if (pieces === 0) return isSold ? 'CHARGES APPLY' : 'NOT INCLUDED'
  return kilograms === undefined ? `${pieces}P` : `UP TO ${kilograms} KG`
}

/** A fee of zero is an approximate one, as recorded answers have it. */
const toFee = (fee: Money) => ({
  BaggageFee: { ...toCurrencyAmount(fee), ...(fee.minor === 0 && { approximateInd: true }) },
})

/** Length, width and height together. Source: guess, after the common limits of carriers. */
const overallCentimeters: Readonly<Record<BaggageType, number>> = {
  FirstCheckedBag: 158,
  SecondCheckedBag: 158,
  CarryOn: 115,
}

/** Of bags that the traveler can neither take nor buy there is nothing to say. */
function toMeasurements({ type, pieces, kilograms, isSold }: Bags, withSizes: boolean) {
  if (kilograms === undefined || (pieces === 0 && !isSold)) return {}
  const weight = { measurementType: 'Weight' as const, unit: 'Kilograms' as const, value: kilograms }
  const size = {
    measurementType: 'OverallDimension' as const,
    unit: 'Centimeters' as const,
    value: overallCentimeters[type],
  }
  return { Measurement: withSizes ? [weight, size] : [weight] }
}
