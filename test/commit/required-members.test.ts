import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequiredMember } from '../../lib/pricing/fare.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import { type Answer, type Api, type Json, startApi } from '../support/api.ts'
import { prepareParty } from '../support/party.ts'
import { client, errorOf, travelerBody } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

let requires: readonly RequiredMember[] = []
let sold: SellOrder[] = []
/** Hosts whose offers require something of travelers. */
const demanding = (host: AirHost): AirHost => ({
  ...host,
  price: async (request, call) => ({ ...(await host.price(request, call)), requires }),
  async sell(order, call) {
    sold.push(order)
    return host.sell(order, call)
  },
})

let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(demanding) })
})
afterAll(() => api.close())
beforeEach(() => {
  requires = []
  sold = []
})

const passport = {
  '@type': 'TravelDocument',
  docNumber: 'ZX0042117',
  docType: 'Passport',
  Gender: 'Female',
  PersonName: { '@type': 'PersonName', Given: 'Isolde', Surname: 'Fenwright' },
  birthDate: '1988-04-02',
}
const PersonName = { '@type': 'PersonNameDetail', Given: 'Isolde', Surname: 'Fenwright' }
/** Without what the offers may require, as far as every offer allows. */
const silent = { birthDate: undefined, gender: undefined, PersonName, Email: undefined }

async function committing(traveler: Json, ...contacts: Json[]): Promise<Answer> {
  const { workbench } = await client(api).prepare({}, traveler)
  for (const body of contacts)
    await api.call('addPrimaryContact', { path: { ReservationResource_Identifier: workbench }, body })
  return client(api).commit(workbench)
}

const refusalOf = ({ body }: Answer) => {
  const { SourceCode, Message } = errorOf(body) ?? {}
  return SourceCode && [SourceCode, Message]
}

describe('what an offer requires of its travelers', () => {
  it.each<[RequiredMember, string, Json]>([
    ['birthDate', 'BIRTHDATE', { birthDate: '1988-04-02' }],
    ['gender', 'GENDER', { gender: 'Undisclosed' }],
    ['title', 'PERSONNAME.PREFIX', { PersonName: { ...PersonName, Prefix: 'MS' } }],
    ['email', 'EMAIL', { Email: [{ value: 'isolde@example.test' }] }],
    ['identityDocument', 'TRAVELDOCUMENT', { TravelDocument: [passport] }],
  ])('%s: a commit without it is refused before anything is sold', async (member, name, enough) => {
    requires = [member]
    const visa = { TravelDocument: [{ ...passport, docType: 'Visa' }] }
    const refused = await committing({ ...silent, ...visa, age: 38 })
    const soldThen = sold.length
    const accepted = await committing({ ...silent, ...enough })

    expect(refusalOf(refused)).toEqual([
      '4161',
      `${name} OF TRAVELER travelerRefId_1 IS A REQUIRED FIELD FOR OFFER offer_1`,
    ])
    expect(soldThen).toBe(0)
    expect(refusalOf(accepted)).toBeUndefined()
    expect(sold).toHaveLength(1)
  })

  it('is required of every traveler, but children need no e-mail address or telephone', async () => {
    requires = ['email', 'telephone', 'gender']
    const second = { Telephone: undefined, Email: undefined }
    const child = { passengerTypeCode: 'CNN', birthDate: '2019-06-01', ...second }
    const people = [{}, { ...second, Telephone: travelerBody().Telephone }]
    const withChild = await prepareParty(api, [{}, child])
    const withAdult = await prepareParty(api, people)
    const withSilent = await prepareParty(api, [{}, { ...child, gender: undefined }])

    expect(refusalOf(await client(api).commit(withChild.workbench))).toBeUndefined()
    expect(refusalOf(await client(api).commit(withAdult.workbench))?.[1]).toMatch(/^EMAIL OF TRAVELER .*_2 /)
    expect(refusalOf(await client(api).commit(withSilent.workbench))?.[1]).toMatch(/^GENDER .*_2 /)
  })

  it('may be in the contact of the booking, where suppliers may know it', async () => {
    requires = ['email']
    const Email = { value: 'desk@example.test' }
    const [known, secret] = [
      await committing(silent, { Email }),
      await committing(silent, { Email, shareWith: 'Agency' }),
    ]

    expect(refusalOf(known)).toBeUndefined()
    expect(refusalOf(secret)?.[0]).toBe('4161')
  })

  it('is not required once the offer is booked', async () => {
    const { workbench } = await client(api).prepare({}, silent)
    const held = await client(api).committed(workbench)
    requires = ['email']
    const reopened = await client(api).reopen(held.Receipt[0].Confirmation.Locator.value)

    expect(refusalOf(await client(api).commit(reopened))).toBeUndefined()
  })
})
