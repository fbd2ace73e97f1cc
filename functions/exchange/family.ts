import { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addExchangeOffer } from './add-exchange-offer.ts'
import { exchangeEligibility } from './exchange-eligibility.ts'
import { quoteDocumentRefund } from './quote-document-refund.ts'
import { refundDocuments } from './refund-documents.ts'
import { searchExchange } from './search-exchange.ts'

export const exchangeFamily = serveFamily(exchangeRoutes, {
  exchangeEligibility,
  searchExchange,
  addExchangeOffer,
  quoteDocumentRefund,
  refundDocuments,
})
