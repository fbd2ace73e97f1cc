import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { contractViolations, found } from '../support/paths.ts'
import { cardBody, client, inboundDate, locatorOf } from '../support/trip.ts'

/**
 * One reservation with every member that the interface accepts, checked in every answer that returns
 * it.
 */

const PersonName = {
  '@type': 'PersonNameDetail',
  Prefix: 'MS',
  Given: 'ISOLDE',
  Middle: 'ANN',
  Surname: 'FENWRIGHT',
  Suffix: 'JR',
  Title: 'DR',
  SurnamePrefix: 'VAN',
  personNameType: 'Former',
  language: 'en',
}
const holder = { '@type': 'PersonName', Given: 'Isolde', Surname: 'Fenwright' }
const Telephone = {
  '@type': 'Telephone',
  id: 'tel_1',
  countryAccessCode: '351',
  areaCityCode: '21',
  phoneNumber: '555-01 00.1',
  extension: '12345',
  cityCode: 'LIS',
  role: 'Mobile',
}
const Email = {
  id: 'mail_1',
  value: 'isolde@example.test',
  emailType: 'TO',
  comment: 'WORK',
  optInStatus: 'OptedIn',
}
const Address = {
  '@type': 'Address',
  id: 'address_1',
  role: 'Home',
  Addressee: 'ISOLDE FENWRIGHT',
  AddressLine: ['RUA A', '2 DTO'],
  Number: { value: '7', streetNmbrSuffix: 'B', po_Box: '12' },
  Street: 'RUA A',
  BldgRoom: { value: '4', buldingInd: true },
  City: 'LISBON',
  County: 'LISBOA',
  StateProv: { value: 'LI', name: 'LISBOA' },
  Country: { value: 'PT', name: 'PORTUGAL' },
  PostalCode: '1100-001',
}
const traveler = {
  '@type': 'Traveler',
  id: 'trav_1',
  Identifier: { authority: 'Travelport', value: 'T-1' },
  passengerTypeCode: 'ADT',
  birthDate: '1988-04-02',
  age: 38,
  gender: 'Female',
  nationality: 'PT',
  accompaniedByInfantInd: false,
  PersonName,
  Telephone: [Telephone],
  Email: [Email],
  Address: [Address],
  CustomerLoyalty: [
    {
      id: 'loyalty_1',
      value: '991',
      supplier: 'BA',
      programId: 'EC',
      programName: 'EXECUTIVE CLUB',
      priority: 1,
      tier: 'GOLD',
      shareWithSupplier: ['IB'],
      cardHolderName: 'ISOLDE FENWRIGHT',
      supplierType: 'Air',
      validatedInd: true,
    },
  ],
  TravelDocument: [
    {
      '@type': 'TravelDocument',
      id: 'document_1',
      docNumber: 'ZX0042117',
      docType: 'Passport',
      Gender: 'Female',
      PersonName: holder,
      birthDate: '1988-04-02',
      birthCountry: 'PT',
      birthPlace: 'LISBON',
      Nationality: 'PT',
      issueCountry: 'PT',
      issueDate: '2021-01-31',
      expireDate: '2031-01-31',
      placeOfIssue: 'LISBON',
      residence: 'PT',
      stateProvCode: 'LI',
    },
  ],
  AlternateContact: [
    {
      '@type': 'AlternateContact',
      id: 'alternate_1',
      PersonName: holder,
      Telephone: [{ '@type': 'Telephone', phoneNumber: '5550102' }],
      Email: [{ value: 'quillon@example.test' }],
      Address: [{ '@type': 'Address', City: 'PORTO' }],
      contactType: 'Emergency',
      relation: 'Brother',
      emergencyInd: true,
      defaultInd: true,
    },
  ],
  Comments: { Comment: [{ id: 'comment_1', name: 'NOTE', value: 'WINDOW', language: 'en' }] },
  RailDiscountCard: [{ supplierCode: 'DB', referenceNumber: '77' }],
}
const { Number: _house, BldgRoom: _room, Street: _street, County: _county, ...place } = Address
const agency = { CorporateCode: 'A1', Telephone: [Telephone], Address: place, Email }
const contact = {
  '@type': 'PrimaryContact',
  id: 'contact_1',
  Telephone,
  Email,
  shareWith: 'Supplier',
  shareWithSupplier: ['BA'],
  contactInformationRefusedInd: false,
}
const remark = {
  '@type': 'ReservationComment',
  id: 'remark_1',
  commentSource: 'Agency',
  shareWith: 'Supplier',
  shareWithSupplier: ['BA'],
  Comment: [{ id: 'line_1', name: 'RE', value: 'CALLED 12 MARCH', language: 'en' }],
}
const service = {
  '@type': 'SpecialServiceWheelchairTravelerSupplied',
  id: 'service_1',
  FreeText: 'FOLDS',
  Carrier: 'BA',
  Quantity: 1,
  ServiceAnimalType: 'Dog',
  BatteryTypeEnum: 'LithiumION',
  Measurement: [{ measurementType: 'Weight', unit: 'Kilograms', value: 25 }],
}
const overrides = {
  '@type': 'DocumentOverrides',
  id: 'overrides_1',
  Commissions: [
    {
      '@type': 'Commissions',
      Commission: { '@type': 'CommissionPercent', Percent: 3, application: 'Full' },
      ApplyTo: 'Base',
    },
  ],
  TourCodes: [{ '@type': 'TourCodes', TourCode: { value: 'IT7BA2', tourCodeType: 'Inclusive Tour' } }],
  Restrictions: [{ '@type': 'Restrictions', Restriction: ['VALID ON BA ONLY'], DocumentType: 'Ticket' }],
  NetRemitInfo: {
    ActualSellingFare: 300,
    CarCode: 'C1',
    ValueCode: 'D12',
    NetBaseAmount: { value: 250, currencyCode: 'GBP' },
  },
  DestinationPurpose: [{ destination: 'Europe', purpose: 'Business' }],
  ChangeFeeCollectionMethod: { code: 'C', subCode: 'S', value: 'EMD', changeFeeIssuedSeparatelyInd: true },
  TicketDesignators: ['AD75'],
  InvoiceFareAmount: { value: 320, code: 'GBP' },
  residualValueAsEvenExchangeMIRInd: true,
  obFeeExemptInd: true,
}
const accounting = {
  '@type': 'Accounting',
  id: 'books_1',
  AccountingRef: 'books_1',
  dataType: 'Agency',
  template: 'T1',
  NameValuePair: [{ id: 'pair_1', name: 'CC', value: 'N-7' }],
}

let api: Api
let offer: Json
let added: Json
let paid: Json
let fop: Json
const answers: Record<'workbench' | 'commit' | 'retrieve' | 'detail' | 'reopened', Json> = {} as never
let reopened: Json

beforeAll(async () => {
  api = await startApi()
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const say = async (key: Parameters<Api['call']>[0], body: Json): Promise<Json> => {
    const answer = await api.call(key, { path, body })
    const root: Json = Object.values(answer.body)[0]
    if (answer.status !== 200 || root.Result.Error) throw new Error(`${key}: ${JSON.stringify(answer.body)}`)
    return root
  }
  // Travelers may come before the offer.
  added = (await say('addTraveler', { Traveler: traveler })).Traveler
  offer = await agent.addOffer(workbench, { returnDate: inboundDate })
  const TravelerIdentifier = { id: 'trav_1', Identifier: { authority: 'x', value: 'stale' } }
  const OfferIdentifier = [{ id: offer.id, Identifier: { value: 'stale' } }]
  const AppliesTo = { '@type': 'AppliesToOffer', OfferIdentifier }
  await say('addPrimaryContact', { ...contact, TravelerIdentifier })
  await say('addReservationComments', {
    ReservationComment: [
      { ...remark, AppliesTo: [{ ...AppliesTo, ProductIdentifier: [{ productRef: 'product_2' }] }] },
    ],
  })
  await say('addReservationComments', {
    ReservationComment: [{ Comment: [{ name: 'DOCI', value: 'DEPARTURE CONTROL' }] }],
  })
  await say('addSpecialServices', {
    SpecialService: [
      { ...service, TravelerIdentifier, AppliesTo: { ...AppliesTo, SegmentSequenceList: [1] } },
    ],
  })
  await say('addDocumentOverrides', {
    ...overrides,
    Commissions: overrides.Commissions.map((one) => ({
      ...one,
      TravelerIdentifierRef: [TravelerIdentifier],
    })),
    OfferIdentifier: OfferIdentifier[0],
    ProductIdentifier: { id: 'product_1' },
  })
  await say('addAccounting', { Accounting: accounting })
  await say('addTravelAgency', agency)
  fop = await say('addFormOfPayment', { ...cardBody(), FormOfPaymentRef: 'formOfPayment_1' })
  paid = await say('addPayment', {
    '@type': 'Payment',
    Amount: { value: String(offer.Price.TotalPrice), code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1', Identifier: { value: 'stale' } },
    OfferIdentifier,
    TravelerIdentifierRef: [{ id: 'trav_1' }],
  })
  const retrieve = async (query?: Record<string, string>) =>
    (
      await api.call('retrieveReservation', {
        path: { Identifier: locatorOf(answers.commit.Reservation) },
        ...(query && { query }),
      })
    ).body.ReservationResponse
  answers.workbench = (
    await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  ).body.ReservationResponse
  answers.commit = (await agent.commit(workbench)).body.ReservationResponse
  answers.retrieve = await retrieve()
  answers.detail = await retrieve({
    detailViewInd: 'true',
    viewBaggageDetailInd: 'true',
    viewBrandCompleteInfoInd: 'true',
  })
  reopened = await api.call('postCommitWorkbench', {
    query: { Locator: locatorOf(answers.commit.Reservation) },
  })
  answers.reopened = reopened.body.ReservationResponse
})
afterAll(() => api.close())

/** Names and telephones have the types of answers, whatever the request said. */
const answered: Json = {
  PersonName: { ...traveler.PersonName, '@type': 'PersonName' },
  Telephone: traveler.Telephone.map((one) => ({ ...one, '@type': 'TelephoneDetail' })),
}
const everywhere = ['workbench', 'commit', 'retrieve', 'detail', 'reopened'] as const
const committed = ['commit', 'retrieve', 'detail', 'reopened'] as const

describe.each(everywhere)('%s', (name) => {
  const reservation = (): Json => answers[name].Reservation

  it('is complete, @type first in every object, nothing empty', () => {
    expect(answers[name].Result).toEqual({ '@type': 'Result', status: 'Complete' })
    expect(contractViolations(answers[name], { isFull: true })).toEqual([])
  })

  it.each(Object.keys(traveler))('returns %s of the traveler as it was sent', (member) => {
    expect(reservation().Traveler[0][member]).toEqual({ ...traveler, ...answered }[member])
  })

  it('shows contact, remark and special service with whom and what they are about', () => {
    const TravelerIdentifier = { id: 'trav_1', TravelerRef: 'trav_1', Identifier: traveler.Identifier }
    const about = { id: offer.id, offerRef: offer.id, Identifier: offer.Identifier }

    expect(reservation().PrimaryContact).toEqual([
      { ...contact, Identifier: expect.any(Object), TravelerIdentifier },
    ])
    expect(reservation().ReservationComment[0]).toEqual({
      ...remark,
      Identifier: expect.any(Object),
      AppliesTo: [
        {
          '@type': 'AppliesToOfferProduct',
          OfferIdentifier: about,
          ProductIdentifier: [{ id: 'product_2', productRef: 'product_2' }],
        },
      ],
    })
    expect(reservation().SpecialService).toEqual([
      {
        ...service,
        SSRCode: 'WCLB',
        Identifier: expect.any(Object),
        TravelerIdentifier,
        AppliesTo: {
          '@type': 'AppliesToOfferProductSegment',
          OfferIdentifier: about,
          SegmentSequenceList: [1],
        },
        Status:
          name === 'workbench' ? { value: 'Requested', code: 'NN' } : { value: 'Confirmed', code: 'HK' },
      },
    ])
    expect(reservation().TravelAgency).toMatchObject({ '@type': 'TravelAgency', ...agency })
  })

  it('shows overrides, accounting and remarks of departure control only in the detailed view', () => {
    const remarks = found(reservation(), 'ReservationComment[].Comment[].name')
    if (name !== 'detail') {
      expect(reservation()).not.toHaveProperty('DocumentOverrides')
      expect(reservation()).not.toHaveProperty('Accounting')
      expect(remarks).not.toContain('DOCI')
      return
    }
    expect(reservation()['@type']).toBe('ReservationDetail')
    expect(reservation().DocumentOverrides).toMatchObject([
      {
        ...overrides,
        DocumentOverridesRef: 'overrides_1',
        OfferIdentifier: { id: offer.id },
        ProductIdentifier: { id: 'product_1' },
      },
    ])
    expect(reservation().DocumentOverrides[0].Commissions[0].TravelerIdentifierRef).toEqual([
      { id: 'trav_1', value: 'T-1', passengerTypeCode: 'ADT' },
    ])
    expect(reservation().Accounting).toEqual({ ...accounting, Identifier: expect.any(Object) })
    expect(remarks).toContain('DOCI')
  })

  it('shows form of payment and payment, the card masked', () => {
    expect(reservation().FormOfPayment).toMatchObject([
      {
        '@type': 'FormOfPaymentPaymentCard',
        id: 'formOfPayment_1',
        FormOfPaymentRef: 'formOfPayment_1',
        Identifier: fop.FormOfPayment.Identifier,
      },
    ])
    expect(reservation().FormOfPayment[0].PaymentCard.CardNumber.mask).toBe('411111XXXXXX1111')
    expect(JSON.stringify(reservation())).not.toMatch(/PlainText|SeriesCode/)
    expect(reservation().Payment).toMatchObject([
      {
        Identifier: paid.Payment.Identifier,
        Amount: { value: offer.Price.TotalPrice, code: 'GBP', minorUnit: 2 },
      },
    ])
  })
})

/** Source: docs/contract/booking.md 2.3 and 16. */
const text = expect.any(String)
const number = expect.any(Number)
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
const time = expect.stringMatching(/^\d\d:\d\d:00$/)
const duration = expect.stringMatching(/^PT(\d+H)?(\d+M)?$/)
const segment = 'Offer[].Product[].FlightSegment[]'
const terms = 'Offer[].TermsAndConditionsFull[]'
const inReservation: readonly (readonly [string, unknown])[] = [
  ['Identifier.authority', 'Travelport'],
  ['Identifier.value', uuid],
  ['Offer[].@type', 'Offer'],
  ['Offer[].id', 'offer_1'],
  ['Offer[].offerRef', 'offer_1'],
  ['Offer[].Identifier.value', uuid],
  ['Offer[].ContentSource', 'GDS'],
  ['Offer[].Price.@type', 'PriceDetail'],
  ['Offer[].Price.id', text],
  ['Offer[].Price.CurrencyCode.value', 'GBP'],
  ['Offer[].Price.CurrencyCode.decimalPlace', 2],
  ['Offer[].Price.Base', number],
  ['Offer[].Price.TotalTaxes', number],
  ['Offer[].Price.TotalFees', number],
  ['Offer[].Price.TotalPrice', number],
  ['Offer[].Price.PriceBreakdown[].quantity', 1],
  ['Offer[].Price.PriceBreakdown[].requestedPassengerType', 'ADT'],
  ['Offer[].Price.PriceBreakdown[].FareCalculation', text],
  ['Offer[].Price.PriceBreakdown[].FiledAmount.value', number],
  ['Offer[].Price.PriceBreakdown[].Amount.Taxes.Tax[].taxCode', text],
  ['Offer[].Price.PriceBreakdown[].Amount.Total', number],
  ['Offer[].Product[].@type', 'ProductAir'],
  ['Offer[].Product[].id', expect.stringMatching(/^product_[12]$/)],
  ['Offer[].Product[].productRef', expect.stringMatching(/^product_[12]$/)],
  ['Offer[].Product[].ContentSource', 'GDS'],
  ['Offer[].Product[].Quantity', number],
  ['Offer[].Product[].totalDuration', duration],
  [`${segment}.sequence`, number],
  [`${segment}.id`, text],
  [`${segment}.Flight.@type`, 'FlightDetail'],
  [`${segment}.Flight.carrier`, expect.stringMatching(/^[A-Z0-9]{2}$/)],
  [`${segment}.Flight.number`, expect.stringMatching(/^[1-9]\d{0,3}$/)],
  [`${segment}.Flight.duration`, duration],
  [`${segment}.Flight.distance`, number],
  [`${segment}.Flight.equipment`, text],
  [`${segment}.Flight.stops`, 0],
  [`${segment}.Flight.Departure.location`, expect.stringMatching(/^[A-Z]{3}$/)],
  [`${segment}.Flight.Departure.date`, date],
  [`${segment}.Flight.Departure.time`, time],
  [`${segment}.Flight.Arrival.location`, expect.stringMatching(/^[A-Z]{3}$/)],
  [`${segment}.Flight.Arrival.date`, date],
  [`${segment}.Flight.Arrival.time`, time],
  ['Offer[].Product[].PassengerFlight[].passengerTypeCode', 'ADT'],
  ['Offer[].Product[].PassengerFlight[].passengerQuantity', 1],
  ['Offer[].Product[].PassengerFlight[].FlightProduct[].segmentSequence[]', number],
  ['Offer[].Product[].PassengerFlight[].FlightProduct[].classOfService', expect.stringMatching(/^[A-Z]$/)],
  ['Offer[].Product[].PassengerFlight[].FlightProduct[].cabin', text],
  ['Offer[].Product[].PassengerFlight[].FlightProduct[].fareBasisCode', text],
  ['Offer[].Product[].PassengerFlight[].FlightProduct[].fareType', text],
  ['Offer[].Product[].PassengerFlight[].FlightProduct[].Brand.name', text],
  [`${terms}.@type`, 'TermsAndConditionsFullAir'],
  [`${terms}.BaggageAllowance[].baggageType`, text],
  [`${terms}.BaggageAllowance[].Text[]`, text],
  [`${terms}.BaggageAllowance[].BaggageItem[].quantity`, number],
  [`${terms}.BaggageAllowance[].passengerTypeCodes[]`, 'ADT'],
  [`${terms}.ValidatingAirline[].ValidatingAirline`, expect.stringMatching(/^[A-Z0-9]{2}$/)],
  [`${terms}.Penalties[].PassengerTypeCodes[]`, 'ADT'],
  [`${terms}.TicketingAgency[].Code`, '7N4Q'],
  [`${terms}.PricingAgency[].Code`, '7N4Q'],
  [`${terms}.FareGuaranteePolicy[].Code.value`, text],
  [`${terms}.secureFlightPassengerDataRequiredInd`, false],
  ['Traveler[].PersonName.Surname', 'FENWRIGHT'],
  ['Traveler[].Email[].value', 'isolde@example.test'],
  ['Traveler[].TravelDocument[].docNumber', 'ZX0042117'],
  ['TravelerProduct[].@type', 'TravelerProduct'],
  ['TravelerProduct[].id', expect.stringMatching(/^travelerProduct_[12]$/)],
  ['TravelerProduct[].TravelerRef', 'trav_1'],
  ['TravelerProduct[].OfferRef', 'offer_1'],
  ['TravelerProduct[].ProductRef', expect.stringMatching(/^product_[12]$/)],
  ['TravelerProduct[].ConfirmationStatusEnum', expect.stringMatching(/^(Pending|Confirmed)$/)],
]

it.each(inReservation)('clients find %s in every answer that shows the reservation', (path, expected) => {
  for (const name of everywhere) {
    const values = found(answers[name].Reservation, path)
    expect(values.length, name).toBeGreaterThan(0)
    for (const value of values) expect(value, name).toEqual(expected)
  }
})

it.each([`${terms}.ExpiryDate`, `${terms}.PaymentTimeLimit`])(
  'clients find %s while there is something to pay, and no deadline after that',
  (path) => {
    expect(found(answers.workbench.Reservation, path)).toEqual([instant])
    for (const name of committed) expect(found(answers[name].Reservation, path), name).toEqual([])
  },
)

/** Source: docs/contract/booking.md 2.6 and 16. */
const inReceipts: readonly (readonly [string, unknown])[] = [
  ['Receipt[].id', expect.stringMatching(/^receipt_\d$/)],
  ['Receipt[].ReceiptRef', expect.stringMatching(/^receipt_\d$/)],
  ['Receipt[].Identifier.value', uuid],
  ['Receipt[].dateTime', instant],
  ['Receipt[].OfferRef[]', 'offer_1'],
  ['Receipt[].Confirmation.@type', 'ConfirmationHold'],
  ['Receipt[].Confirmation.Locator.value', expect.stringMatching(/^[A-Z0-9]{6}$/)],
  ['Receipt[].Confirmation.Locator.locatorType', 'Locator'],
  ['Receipt[].Confirmation.Locator.creationDate', date],
  ['Receipt[].Confirmation.OfferStatus.@type', 'OfferStatusAir'],
  ['Receipt[].Confirmation.OfferStatus.StatusAir[].code', 'HK'],
  ['Receipt[].Confirmation.OfferStatus.StatusAir[].value', 'Confirmed'],
  ['Receipt[].Confirmation.OfferStatus.StatusAir[].flightRefs[]', expect.stringMatching(/^Flight_\d$/)],
  ['Receipt[].Document[].@type', 'DocumentTicket'],
  ['Receipt[].Document[].Number', expect.stringMatching(/^\d{13}$/)],
  ['Receipt[].Document[].ControlNumber', text],
  ['Receipt[].Document[].IssuingPCC', '7N4Q'],
  ['Receipt[].Document[].IssuingIATA', expect.stringMatching(/^\d{8}$/)],
  ['Receipt[].Document[].IssuingCity', text],
  ['Receipt[].Document[].Amount.Total', number],
  ['Receipt[].Document[].Commission.Percent', 3],
  ['Receipt[].Document[].TravelerIdentifierRef.id', 'trav_1'],
  ['Receipt[].PaymentIdentifier.id', 'payment_1'],
]

it.each(inReceipts)('clients find %s after the commit', (path, expected) => {
  for (const name of committed) {
    const values = found(answers[name].Reservation, path)
    expect(values.length, name).toBeGreaterThan(0)
    for (const value of values) expect(value, name).toEqual(expected)
  }
})

it('receipts come in the order of locator, carriers’ locators, payment; before the commit there is none', () => {
  for (const name of committed) {
    const [record, ...others] = answers[name].Reservation.Receipt
    expect(record).toMatchObject({
      '@type': 'ReceiptConfirmation',
      Confirmation: { Locator: { source: '1G', sourceContext: 'Travelport' } },
    })
    expect(record).not.toHaveProperty('OfferRef')
    expect(others.map((receipt: Json) => [receipt['@type'], receipt.OfferRef])).toEqual([
      ...others.slice(0, -1).map(() => ['ReceiptConfirmation', ['offer_1']]),
      ['ReceiptPayment', ['offer_1']],
    ])
    expect(others[0].Confirmation.Locator).toMatchObject({
      source: expect.stringMatching(/^[A-Z0-9]{2}$/),
      sourceContext: 'Supplier',
    })
    expect(answers[name].Reservation).not.toHaveProperty('locatorCode')
  }
  expect(answers.workbench.Reservation).not.toHaveProperty('Receipt')
})

it('the workbench’s id is where each client looks for it, the reservation’s id after the commit', () => {
  const workbench = answers.workbench.Identifier.value
  const opened = answers.reopened.Identifier.value
  const { headers } = reopened

  expect(answers.workbench.Reservation.Identifier.value).toBe(workbench)
  expect(answers.reopened.Reservation.Identifier.value).toBe(opened)
  expect([headers.travelportplussessionidentifier, headers.serviceplussessionidentifier]).toEqual([
    opened,
    opened,
  ])
  expect(new Set([workbench, opened, answers.commit.Identifier.value]).size).toBe(3)
  expect(answers.retrieve.Identifier).toEqual(answers.commit.Identifier)
})

it('each step answers the identifier under the path that clients read', () => {
  expect(offer).toMatchObject({
    '@type': 'Offer',
    id: 'offer_1',
    Identifier: { authority: 'Travelport', value: uuid },
  })
  expect(added).toMatchObject({ '@type': 'Traveler', id: 'trav_1', Identifier: { value: 'T-1' } })
  expect(fop.Identifier).toEqual(fop.FormOfPayment.Identifier)
  expect(fop.FormOfPayment).toMatchObject({ id: 'formOfPayment_1', FormOfPaymentRef: 'formOfPayment_1' })
  expect(paid.Payment).toMatchObject({
    '@type': 'Payment',
    id: 'payment_1',
    PaymentRef: 'payment_1',
    Identifier: { value: uuid },
  })
  expect(answers.commit).toMatchObject({ '@type': 'response', reservationStatus: 'Success' })
  expect(JSON.stringify(answers.commit)).not.toContain('"Message"')
})
