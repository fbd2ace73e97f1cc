import * as z from 'zod'
import type { PropertyDetail, WantedImages } from '../property.ts'

export const imageSize = z.enum(['ExtraLarge', 'Large', 'Medium', 'Small', 'Thumbnail'])
type ImageSize = z.output<typeof imageSize>

export const propertyImage = z
  .looseObject({
    value: z.string().meta({ description: 'Address of the picture.' }),
    caption: z.string().optional(),
    width: z.int().optional(),
    height: z.int().optional(),
    imageSize: imageSize.optional(),
    pictureOf: z.string().optional(),
  })
  .meta({ id: 'Image' })

/** Which pictures to send, and the service's own address for those that it has itself. */
export interface ImageView extends WantedImages {
  readonly baseUrl: string | undefined
}

/** Width and height in pixels. Source: guess. */
const dimensions: Readonly<Record<ImageSize, readonly [width: number, height: number]>> = {
  ExtraLarge: [1200, 800],
  Large: [900, 600],
  Medium: [600, 400],
  Small: [300, 200],
  Thumbnail: [90, 60],
}

/** Pictures of a property, one unless all are wanted; those without a complete address are left out. */
export function toImages(
  { images = [] }: Pick<PropertyDetail, 'images'>,
  { all, size = 'Medium', baseUrl }: ImageView,
) {
  const [width, height] = dimensions[size]
  const shown = images.flatMap(({ url, caption, pictureOf }) => {
    const value = url.startsWith('/') ? baseUrl && `${baseUrl}${url}` : url
    return value ? [{ value, caption, width, height, imageSize: size, pictureOf }] : []
  })
  const sent = all ? shown : shown.slice(0, 1)
  return sent.length > 0 ? sent : undefined
}
