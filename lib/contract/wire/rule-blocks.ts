import type { PricedItinerary } from '../../domain/fare.ts'
import { fareComponentsOf, fareRuleTexts } from '../../domain/fare-rule-text.ts'
import type { TextBlock } from './offer.ts'

/**
 * The fare rules of an offer, long where the source has long ones. The contract has no place of its own for fare rules in a reservation; a
 * block of text is the nearest. Source: guess.
 */
export const toRuleBlocks = (itinerary: PricedItinerary, productIds: readonly string[]): TextBlock[] =>
  fareComponentsOf(itinerary, productIds).flatMap((component) =>
    fareRuleTexts(component, component.source === 'NDC' ? 'ShortText' : 'LongText').map(({ title, text }) => ({
      title,
      TextFormatted: [{ value: text, textFormat: 'PlainText', language: 'ENG' }],
    })),
  )
