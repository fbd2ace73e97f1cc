import * as z from 'zod'
import { requireDate } from '../../contract/calendar-date.ts'
import { answerSchema, toIdentifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import type { Tenant } from '../../kernel/agency.ts'
import { searchLimits } from '../../kernel/limits.ts'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import { pointOfSaleOf } from '../../shopping/point-of-sale.ts'
import type { DisplayedFare, FareDisplayRequest } from '../../shopping/shopping.ts'
import type { FiledRule } from '../fare.ts'
import { filedRuleOf } from '../fare.ts'
import { toRuleNumbers } from './fare-rules.ts'
import { currencyCode, toCurrencyCode } from './price.ts'

const place = z.looseObject({ value: code(z.string().regex(/^[A-Z]{3}$/)) })

export const fareDisplayRequest = z
  .looseObject({
    '@type': z.string().optional(),
    FareDisplayQueryRequest: z.looseObject({
      from: place,
      to: place,
      departureDate: z.string().optional().meta({ description: 'Local date; none: today.' }),
      returnDate: z.string().optional(),
      carrier: z
        .array(code(z.string().regex(/^[A-Z0-9]{2}$/)))
        .max(searchLimits.fareDisplayCarriers)
        .optional()
        .meta({ description: 'None: every carrier.' }),
    }),
  })
  .meta({ id: 'FareDisplayQueryRequest' })

/** Paths of its members in the request. */
export const displayPaths = {
  from: 'from.value',
  to: 'to.value',
  departureDate: 'departureDate',
  returnDate: 'returnDate',
} as const

/**
 * @param today local date of the agency
 * @throws Refusal `dateInvalid`
 */
export function readFareDisplay(
  body: z.output<typeof fareDisplayRequest>,
  tenant: Tenant,
  today: string,
): FareDisplayRequest {
  const { from, to, departureDate, returnDate, carrier = [] } = body.FareDisplayQueryRequest
  return {
    from: from.value,
    to: to.value,
    date: departureDate === undefined ? today : requireDate(departureDate, displayPaths.departureDate),
    ...(returnDate !== undefined && { returnDate: requireDate(returnDate, displayPaths.returnDate) }),
    carriers: carrier,
    pointOfSale: pointOfSaleOf(tenant),
    currency: tenant.agency.currency,
  }
}

const fare = z.looseObject({
  sequence: z.int(),
  carrier: z.string(),
  amount: z.looseObject({ code: z.string(), minorUnit: z.int(), value: z.number() }),
  fareBasisCode: z.string().optional(),
  bookingClass: z.string(),
  oneWayInd: z.boolean().optional(),
  roundTripInd: z.boolean().optional(),
})

export const fareDisplayResponse = answerSchema('FareDisplayResponse', {
  fareDisplay: z.array(
    z.looseObject({
      from: place,
      to: place,
      departureDate: z.string(),
      listCurrency: currencyCode,
      fare: z.array(fare).min(1),
    }),
  ),
})

/** Fares line by line; a request for the rules of a fare refers to the line number. */
export const toFareDisplayAnswer = (
  fares: readonly DisplayedFare[],
  request: FareDisplayRequest,
  identifier: string,
): z.input<typeof fareDisplayResponse> => ({
  FareDisplayResponse: {
    Identifier: toIdentifier(identifier),
    fareDisplay: [
      {
        from: { value: fares[0]?.from ?? request.from },
        to: { value: fares[0]?.to ?? request.to },
        departureDate: request.date,
        ...(request.returnDate !== undefined && { returnDate: request.returnDate }),
        listCurrency: toCurrencyCode(fares[0]?.amount.currency ?? request.currency),
        fare: fares.map(toLine),
      },
    ],
  },
})

const toLine = ({ fare: filed, bookingClass, amount }: DisplayedFare, index: number) => ({
  sequence: index + 1,
  carrier: filed.carrier,
  amount: { code: amount.currency, minorUnit: decimalsOf(amount.currency), value: toDecimal(amount) },
  ...(filed.fareBasis !== undefined && { fareBasisCode: filed.fareBasis }),
  bookingClass,
  cabin: filed.brand.cabin,
  ...(filed.brand.name !== undefined && { brandName: filed.brand.name }),
  fareType: filed.fareType,
  ...(filed.halfRoundTrip ? { roundTripInd: true } : { oneWayInd: true }),
  ...toRuleNumbers(filed),
  ...toAdvancePurchase(filedRuleOf(filed)),
})

const toAdvancePurchase = ({ advancePurchaseDays: days }: Pick<FiledRule, 'advancePurchaseDays'> = {}) =>
  days === undefined ? {} : { advancePurchase: `P${days}D` }
