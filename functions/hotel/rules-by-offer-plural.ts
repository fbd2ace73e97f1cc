export { rulesByOffer as rulesByOfferPlural } from './rules-by-offer.ts'
