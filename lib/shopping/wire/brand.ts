import * as z from 'zod'
import type { Brand } from '../../pricing/fare.ts'
import { brandServices } from '../../pricing/fare.ts'

const inclusion = z.enum(['Included', 'Chargeable', 'Not Offered'])
const attributeCodes = {
  groupCode: z.string().optional(),
  subGroupCode: z.string().optional(),
  subCode: z.string().optional(),
}

export const brand = z
  .looseObject({
    '@type': z.literal('Brand'),
    id: z.string(),
    name: z.string(),
    tier: z.int().optional(),
    code: z.string(),
    shelfNumbers: z.array(z.int()),
    Identifier: z.looseObject({ authority: z.string(), value: z.string() }).optional(),
    BrandAttribute: z.array(
      z.looseObject({
        '@type': z.literal('BrandAttribute'),
        classification: z.string(),
        inclusion,
        ...attributeCodes,
      }),
    ),
    AdditionalBrandAttribute: z
      .array(
        z.looseObject({
          '@type': z.literal('AdditionalBrandAttribute'),
          Classification: z.string(),
          Inclusion: inclusion,
          ...attributeCodes,
        }),
      )
      .optional(),
  })
  .meta({ id: 'Brand', description: 'A branded fare and what it includes.' })

/** A brand that has a name: answers show no other. */
export type NamedBrand = Brand & { readonly name: string }

export const hasName = (brand: Brand): brand is NamedBrand => brand.name !== undefined

/**
 * A brand with its attributes. The additional ones really are spelled with capitals where the others are not.
 *
 * @param only names of the attributes to show; absent: all
 */
export const toBrand = (
  { code, name, tier, id: brandId, services, extras }: NamedBrand,
  id: string,
  only?: readonly string[],
) => ({
  '@type': 'Brand' as const,
  id,
  name,
  ...(tier !== undefined && { tier }),
  code,
  shelfNumbers: [],
  ...(brandId !== undefined && { Identifier: { authority: 'ATPCO', value: brandId } }),
  BrandAttribute: brandServices.filter(isShown(only)).flatMap((classification) => {
    const inclusion = services[classification]
    return inclusion
      ? { '@type': 'BrandAttribute' as const, classification, inclusion, ...codesOf(classification) }
      : []
  }),
  ...(Object.keys(extras).length > 0 && {
    AdditionalBrandAttribute: Object.entries(extras)
      .filter(([name]) => isShown(only)(name))
      .map(([Classification, Inclusion]) => ({
        '@type': 'AdditionalBrandAttribute' as const,
        Classification,
        Inclusion,
        ...codesOf(Classification),
      })),
  }),
})

/**
 * Group, subgroup and subcode of ATPCO for a service; a brand that a carrier adds to its own has the same. Source: the
 * carry-on from docs/contract/shopping.md 4, those that are sold from docs/contract/servicing.md 1.5, the others guess.
 */
const codes: Readonly<Record<string, readonly [group: string, subCode?: string, subGroup?: string]>> = {
  CarryOn: ['BG', '0L5', 'CY'],
  CheckedBag: ['BG', '0CC'],
  SeatAssignment: ['SA', '0B5'],
  Meals: ['ML', '0B3'],
  Rebooking: ['BF'],
  Refund: ['BF'],
  WiFi: ['TS', '0L7'],
  LieFlatSeat: ['SA'],
  'Priority Boarding': ['TS', '0G6'],
  'Priority CheckIn': ['TS'],
  'Priority Baggage': ['BG'],
  'Priority Security': ['TS'],
  'In Flight Entertainment': ['IE'],
  'Lounge Access': ['LG', '0BX'],
  'Mileage Accrual': ['BF'],
}

function codesOf(classification: string) {
  const [groupCode, subCode, subGroupCode] = codes[classification] ?? []
  return {
    ...(groupCode && { groupCode }),
    ...(subGroupCode && { subGroupCode }),
    ...(subCode && { subCode }),
  }
}

const isShown = (only: readonly string[] | undefined) => (name: string) =>
  only === undefined || only.some((one) => one.toLowerCase() === name.toLowerCase())

export const toBrandId = (ref: string) => ({ '@type': 'BrandID' as const, BrandRef: ref })
