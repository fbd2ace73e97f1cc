import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../../lib/kernel/refusals.ts'
import { Refusal, refusals } from '../../lib/kernel/refusals.ts'

/** Numbers that the interface gives to more than one rule. */
const shared: Readonly<Record<string, string>> = {
  1: 'host code of a place that does not exist, of hotels and cars',
  1001: 'a member of a search or price is missing or of a wrong form',
  1010: 'more of something than a search or price may have',
  1586: 'schema violation of a booking request, whatever the member',
  2595: 'nothing is known of a failure; after a commit of a workbench the text says what to do',
  4100: 'no such open workbench; that a failed commit closed it is said in the same text',
  4112: 'number of travelers: as priced, or as seats without a price',
  4101: 'the offer is not there; that it expired is said in the same text, with when',
  4143: 'not by batch void: one text for NDC, one for low-cost carriers',
  4132: 'reservation cannot be found: one text for locators, one for other identifiers',
  9000: 'nothing was found, whatever was looked for; clients test for the number',
  9003: 'not granted to the token: access group and pseudo city code alike',
  9004: 'access group is invalid, for hotels and for everything else',
  9010: 'no fare, and what was searched or priced is not kept any more: booking and shopping use the same number',
  9011: 'not in the cached result that the request names',
  9046: 'supplier is not connected, of hotels and cars with another HTTP status',
  90000: 'failure that nothing else describes; of hotels also their supplier’s',
  90002: 'value is invalid, wherever',
  90004: 'identifier is unknown or nothing was found, of hotels and cars',
  13001: 'offer expired or unknown',
  13003: 'booking code not valid',
  13005: 'dates',
  13006: 'rooms and guests',
  13007: 'traveler',
  13020: 'price of a hotel or a car changed; the interface uses the number twice',
  13022: 'not available',
  13061: 'reservation is not one that can be found in the supplier’s system',
  13064: 'remark for a hotel',
}

const rows = Object.entries(refusals).map(([rule, row]) => ({ rule, ...row }))

it('a number stands for one rule, but where the interface itself uses it for several', () => {
  const rulesOf = Map.groupBy(rows, ({ code }) => code)
  const repeated = [...rulesOf].filter(([, rules]) => rules.length > 1)

  expect(
    repeated
      .filter(([code]) => !(code in shared))
      .map(([code, rules]) => [code, rules.map(({ rule }) => rule)]),
  ).toEqual([])
  expect(Object.keys(shared).filter((code) => (rulesOf.get(code) ?? []).length < 2)).toEqual([])
})

/**
 * The table of known codes: clients match on these texts. Source: docs/contract/booking.md 1.6,
 * docs/contract/servicing.md 1.6.
 */
describe('known codes have the texts that clients match on', () => {
  it.each<[RefusalCode, string, string]>([
    ['inputInvalid', '1586', 'INVALID INPUT FORMAT'],
    ['commitFailed', '2595', 'COMMUNICATION ERROR. RETRY'],
    ['supplierUnavailable', '2599', 'COMMUNICATION ERROR'],
    ['workbenchUnknown', '4100', 'RESERVATION WORKBENCH ID DOES NOT EXIST'],
    ['workbenchExpired', '4434', 'RESERVATION WORKBENCH SESSION MUST BE ACTIVE. REINITIATE SESSION'],
    ['reservationChanged', '4367', 'HOST SESSION HAS EXPIRED. IGNORE AND REINITIATE WORKBENCH AND RETRY'],
    ['reservationUnknown', '4132', 'RESERVATION DOES NOT EXIST OR CANNOT BE FOUND'],
    ['offerOrProductUnknown', '4101', 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST'],
    ['segmentsCannotBeBooked', '4012', 'AIR SEGMENTS CANNOT BE BOOKED'],
    ['noFare', '9010', 'UNABLE TO FARE QUOTE'],
    ['noApiOffers', '1576', 'NO OFFERS FOUND FOR API CONTENT'],
    ['ticketingNotAuthorised', '4227', 'ELECTRONIC TICKETING NOT AUTHORISED FOR YOUR AGENCY'],
    [
      'formOfPaymentUnknown',
      '4178',
      'FOP ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH FOP ID/IDENTIFIER VALUES',
    ],
    ['formOfPaymentMissing', '4357', 'DOCUMENT ISSUANCE FAILED. FORM OF PAYMENT IS MISSING'],
    [
      'travelDocumentIncomplete',
      '4933',
      'TRAVEL DOCUMENT REQUIRES CURRENT PASSPORT OR NAME, DATE OF BIRTH, AND GENDER',
    ],
  ])('%s is %s %s', (rule, code, message) => {
    expect([refusals[rule].code, new Refusal(rule).message]).toEqual([code, message])
  })

  it.each<[RefusalCode, string]>([
    ['locatorUnknown', 'RECORD LOCATOR DOES NOT EXIST'],
    [
      'offerUnknown',
      'OFFER ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH OFFER ID/IDENTIFIER VALUES',
    ],
    ['telephoneRequired', 'TELEPHONE IS A REQUIRED FIELD'],
    ['contactTelephoneInvalid', 'PRIMARY CONTACT TELEPHONE IS MISSING OR INVALID'],
    ['telephoneInvalid', 'PHONE FIELD CONTAINS INVALID CHARACTER'],
    ['commissionRequired', 'COMMISSION PERCENTAGE MUST BE ENTERED'],
    ['ticketUnknown', 'DOCUMENT TICKET DOES NOT EXIST'],
    ['documentHistoryMissing', 'DOCUMENT HISTORY NOT FOUND FOR REQUESTED RESERVATION'],
    ['documentAlreadyVoid', 'DOCUMENT IS ALREADY IN VOID STATUS'],
  ])('%s says %s', (rule, message) => {
    expect(new Refusal(rule).message).toBe(message)
  })
})
