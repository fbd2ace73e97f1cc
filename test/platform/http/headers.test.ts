import { describe, expect, it } from 'vitest'
import { type HeaderMeaning, headerNames } from '../../../lib/contract/dialect.ts'
import { readHeaders } from '../../../lib/platform/http/headers.ts'

/** Names as clients send them. Source: docs/contract/booking.md 1.2. */
const sent: readonly (readonly [HeaderMeaning, string])[] = [
  ['authorization', 'Authorization'],
  ['accept', 'Accept'],
  ['acceptEncoding', 'Accept-Encoding'],
  ['acceptVersion', 'Accept-Version'],
  ['contentVersion', 'Content-Version'],
  ['accessGroup', 'XAUTH_SERVICE_ACCESSGROUP'],
  ['accessGroup', 'XAUTH_TRAVELPORT_ACCESSGROUP'],
  ['session', 'servicePlusSessionIdentifier'],
  ['session', 'travelportPlusSessionIdentifier'],
  ['pcc', 'TVP-PCC-Core'],
  ['correlationId', 'TVP-Correlation-Id'],
  ['traceId', 'TraceId'],
  ['taxBreakdown', 'taxBreakDown'],
  ['retainFlag', 'RetainFlag'],
  ['fareRuleRetrievalType', 'fareRuleRetrievalType'],
]

describe('request headers', () => {
  it.each(sent)('%s is read from %s in any letter case', (meaning, name) => {
    for (const spelled of [name, name.toLowerCase(), name.toUpperCase()])
      expect(readHeaders({ [spelled]: ' value ' })(meaning)).toBe('value')
  })

  it('the specification’s name counts when both are sent, in any order; one that is empty counts as not sent', () => {
    for (const names of Object.values(headerNames) as (readonly string[])[]) {
      const [first = '', second] = names
      const meaning = sent.find(([, name]) => name.toLowerCase() === first)?.[0]
      if (!meaning || second === undefined) continue
      expect(readHeaders({ [second]: 'b', [first]: 'a' })(meaning)).toBe('a')
      expect(readHeaders({ [first]: ' ', [second]: 'b' })(meaning)).toBe('b')
    }
    expect(readHeaders(null)('pcc')).toBeUndefined()
  })
})
