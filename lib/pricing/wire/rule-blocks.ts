import type { PricedItinerary } from '../fare.ts'
import { fareComponentsOf, fareRuleTexts, type RuleTextForm } from '../fare-rule-text.ts'
import type { TextBlock } from './offer.ts'

/**
 * The fare rules of an offer, in the long form when it is requested and the source has one. The contract has
 * no place of its own for fare rules in a reservation or a price; a block of text is the nearest. Source:
 * guess.
 */
export const toRuleBlocks = (
  itinerary: PricedItinerary,
  productIds: readonly string[],
  form: RuleTextForm = 'LongText',
): TextBlock[] =>
  fareComponentsOf(itinerary, productIds).flatMap((component) =>
    fareRuleTexts(component, component.source === 'NDC' ? 'ShortText' : form).map(({ title, text }) => ({
      title,
      TextFormatted: [{ value: text, textFormat: 'PlainText', language: 'ENG' }],
    })),
  )
