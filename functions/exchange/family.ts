import { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { exchangeEligibility } from './exchange-eligibility.ts'
import { quoteDocumentRefund } from './quote-document-refund.ts'
import { refundDocuments } from './refund-documents.ts'

export const exchangeFamily = serveFamily(exchangeRoutes, {
  exchangeEligibility,
  quoteDocumentRefund,
  refundDocuments,
})
