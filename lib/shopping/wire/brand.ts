import * as z from 'zod'
import type { Brand } from '../../pricing/fare.ts'
import { brandServices } from '../../pricing/fare.ts'

const inclusion = z.enum(['Included', 'Chargeable', 'Not Offered'])

export const brand = z
  .looseObject({
    '@type': z.literal('Brand'),
    id: z.string(),
    name: z.string(),
    tier: z.int(),
    code: z.string(),
    shelfNumbers: z.array(z.int()),
    Identifier: z.looseObject({ value: z.string() }),
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

/**
 * A brand with its attributes. The additional ones really are spelled with capitals where the others are not.
 *
 * @param only names of the attributes to show; absent: all
 */
export const toBrand = (
  { code, name, tier, id: brandId, services, extras }: Brand,
  id: string,
  only?: readonly string[],
) => ({
  '@type': 'Brand' as const,
  id,
  name,
  tier,
  code,
  shelfNumbers: [],
  Identifier: { value: brandId },
  BrandAttribute: brandServices.filter(isShown(only)).map((service) => ({
    '@type': 'BrandAttribute' as const,
    classification: service,
    inclusion: services[service],
  })),
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
