import * as z from 'zod'
import type { FlightOption, Selection } from '../client/index.ts'
import { ToolRefusal } from './tool-refusal.ts'

const named = z.object({ value: z.string() })
const reference = z.object({ Identifier: named })

/** What a leg of an offer is named by in a request. */
const selected = z.object({
  CatalogProductOfferingIdentifier: reference,
  ProductIdentifier: z.array(reference).default([]),
  ProductBrandOfferingIdentifier: named.optional(),
})

const encode = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E')

function legName({ selection }: Pick<FlightOption, 'selection'>): string {
  const leg = selected.parse(selection)
  const names = [leg.CatalogProductOfferingIdentifier, ...leg.ProductIdentifier]
  const fare = leg.ProductBrandOfferingIdentifier
  return (
    names.map(({ Identifier }) => encode(Identifier.value)).join('.') + (fare ? `@${encode(fare.value)}` : '')
  )
}

/**
 * A short name of flights at a price with all that the service needs to find them: the search or the price, and for each
 * leg the offering, its products and the fare where it has a name: `2b64...11f/o1.p0/AF_CPO0.AFp0@mwt2hj`.
 *
 * @param identifier of the search, or of a price
 */
export function offerId(
  identifier: { readonly value: string } | undefined,
  options: readonly Pick<FlightOption, 'selection'>[],
): string {
  if (!identifier) throw new Error('the answer has no identifier')
  return [encode(identifier.value), ...options.map(legName)].join('/')
}

/** The same offer as a price names it. */
export const pricedOfferId = (id: string, price: { readonly value: string } | undefined): string =>
  price ? [encode(price.value), ...id.split('/').slice(1)].join('/') : id

const form = /^[^/]{1,80}(\/[^/@]{1,200}(@[^/@]{1,200})?){1,6}$/

const invalid = (): ToolRefusal =>
  new ToolRefusal(
    'offerIdInvalid',
    'This is no offer_id.',
    'Copy an offer_id from search_flights or price_offer, whole and unchanged.',
  )

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalid()
  }
}

const referTo = (text: string) => ({ Identifier: { value: decode(text) } })

/** What the service is asked for. @throws ToolRefusal `offerIdInvalid` */
export function readOfferId(id: string): Selection {
  if (!form.test(id)) throw invalid()
  const [search = '', ...legs] = id.split('/')
  return {
    BuildFromCatalogProductOfferingsRequest: {
      CatalogProductOfferingsIdentifier: referTo(search),
      CatalogProductOfferingSelection: legs.map((leg) => {
        const [names = '', fare] = leg.split('@')
        const [offering = '', ...products] = names.split('.')
        return {
          CatalogProductOfferingIdentifier: referTo(offering),
          ProductIdentifier: products.map(referTo),
          ...(fare !== undefined && { ProductBrandOfferingIdentifier: { value: decode(fare) } }),
        }
      }),
    },
  }
}
