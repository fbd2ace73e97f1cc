import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { lifetimes, upsellLimits } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { priceTotals } from '../../lib/pricing/itinerary-price.ts'
import { type PriceRecord, upsellOfferId } from '../../lib/pricing/price-record.ts'
import { applyPricingTerms, type OfferToPrice } from '../../lib/pricing/pricing-terms.ts'
import { type OfferReference, requireOffer, shoppingLookup } from '../../lib/pricing/require-offer.ts'
import { type PricedOffer, toPriceAnswer } from '../../lib/pricing/wire/price-answer.ts'
import { readInlineFareRules, readPricingTerms } from '../../lib/pricing/wire/pricing-options.ts'
import { readOfferQuery } from '../../lib/pricing/wire/selection.ts'
import { selectUpsells } from '../../lib/shopping/offer-selection.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { hostToPrice } from '../../lib/suppliers/hosts.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { PricingDependencies } from './dependencies.ts'

export const airPrice: Operation<typeof pricingRoutes.airPrice, PricingDependencies> = async (
  { body },
  context,
  { airHosts, agencies },
) => {
  const { stores, tenant, trace, ids, headers } = context
  const { references, options, upsells: wanted } = readOfferQuery(body)
  const { selection: selected, reference } = await requireOffer(references, shoppingLookup, context)
  const { identifier, picks } = reference
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies) }
  const { selection, warnings } = applyPricingTerms(selected, readPricingTerms(options, headers), searcher)

  const offered = await priceSelection(
    selection,
    { picks, transactionId: trace.transactionId },
    airHosts,
    callOf(context),
  )
  const upsells = await priceUpsells(selection, { ...reference, upsells: wanted }, context, airHosts)
  const named = upsells.map(({ itinerary, record }, index) => ({
    itinerary,
    record: { ...record, transactionId: ids.uuid(), offerId: upsellOfferId(index) },
  }))
  const priced: [PricedOffer, ...PricedOffer[]] = [offered, ...named]
  await stores.offerCaches.addPrices(identifier, [offered.record, ...named.map(({ record }) => record)])
  const { view } = selection
  const rules = readInlineFareRules(options, selection.source)
  const withoutBrands = options.inhibitBrandContentInd
  return toPriceAnswer(priced, {
    identifier,
    pcc: tenant.agency.pcc,
    view,
    withoutBrands,
    fareRules: rules.fareRules,
    warnings: [...warnings, ...rules.warnings],
  })
}

async function priceSelection(
  selection: OfferToPrice,
  about: Pick<PriceRecord, 'picks' | 'transactionId'>,
  hosts: AirHosts<AirFares>,
  call: SupplierCall,
) {
  const { now } = call
  const { source, request } = selection
  const itinerary = await hostToPrice(hosts, source, request).price(request, call)
  const expiresAt = source === 'NDC' ? itinerary.guaranteedUntil : now + lifetimes.gdsOffersMs
  return { itinerary, record: { ...selection, ...about, at: now, expiresAt } satisfies PriceRecord }
}

/**
 * Upsells of the same flights that the search found, as many as are requested; those no longer available are
 * left out.
 */
async function priceUpsells(
  { request, view }: OfferToPrice,
  { identifier, picks, upsells }: OfferReference & { readonly upsells: number },
  context: Context,
  hosts: AirHosts<AirFares>,
) {
  const search = upsells > 0 ? await context.stores.offerCaches.findSearch(identifier) : undefined
  if (!search) return []
  const found = await Promise.allSettled(
    selectUpsells(search, picks).map(({ request: { legs, offerRef }, ...selection }) => {
      const upsell = {
        ...selection,
        ...(view && { view }),
        request: { ...request, legs, ...(offerRef && { offerRef }) },
      }
      const productIds = selection.productIds.slice(-picks.length)
      const ofLegs = picks.map(({ offerId }, index) => ({ offerId, productId: productIds[index] }))
      return priceSelection(upsell, { picks: ofLegs, transactionId: '' }, hosts, callOf(context))
    }),
  )
  const broken = found.find(
    (outcome) => outcome.status === 'rejected' && !(outcome.reason instanceof Refusal),
  )
  if (broken?.status === 'rejected') throw broken.reason
  const total = ({ itinerary }: PricedOffer): number => priceTotals(itinerary.price).totalMinor
  return found
    .flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
    .sort((a, b) => total(a) - total(b))
    .slice(0, Math.min(upsells, upsellLimits.requested))
}
