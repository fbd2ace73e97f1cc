import * as z from 'zod'
import type { Brand } from '../../pricing/fare.ts'
import { brandServices } from '../../pricing/fare.ts'

const inclusion = z.enum(['Included', 'Chargeable', 'Not Offered'])

export const brand = z
  .looseObject({
    '@type': z.literal('Brand'),
    id: z.string(),
    name: z.string(),
    tier: z.int().optional(),
    code: z.string(),
    shelfNumbers: z.array(z.int()),
    Identifier: z.looseObject({ value: z.string() }).optional(),
    BrandAttribute: z.array(
      z.looseObject({ '@type': z.literal('BrandAttribute'), classification: z.string(), inclusion }),
    ),
    AdditionalBrandAttribute: z
      .array(
        z.looseObject({
          '@type': z.literal('AdditionalBrandAttribute'),
          Classification: z.string(),
          Inclusion: inclusion,
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
  ...(brandId !== undefined && { Identifier: { value: brandId } }),
  BrandAttribute: brandServices.filter(isShown(only)).flatMap((classification) => {
    const inclusion = services[classification]
    return inclusion ? { '@type': 'BrandAttribute' as const, classification, inclusion } : []
  }),
  ...(Object.keys(extras).length > 0 && {
    AdditionalBrandAttribute: Object.entries(extras)
      .filter(([name]) => isShown(only)(name))
      .map(([Classification, Inclusion]) => ({
        '@type': 'AdditionalBrandAttribute' as const,
        Classification,
        Inclusion,
      })),
  }),
})

const isShown = (only: readonly string[] | undefined) => (name: string) =>
  only === undefined || only.some((one) => one.toLowerCase() === name.toLowerCase())

export const toBrandId = (ref: string) => ({ '@type': 'BrandID' as const, BrandRef: ref })
