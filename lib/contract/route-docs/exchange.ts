import { eligibilityResponse } from '../../exchange/wire/eligibility.ts'
import type { FamilyDocs } from '../route.ts'

export const exchangeDocs = {
  exchangeEligibility: {
    summary:
      'Whether tickets can be exchanged and refunded, with the lowest and the highest fee; not what fares and taxes differ.',
    source: 'specification',
    response: eligibilityResponse,
    example: { query: { Ticket: '1257890123456' } },
  },
} satisfies FamilyDocs
