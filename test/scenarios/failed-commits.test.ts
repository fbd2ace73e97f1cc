import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { client, documentsOf, errorOf, locatorOf, travelerBody } from '../support/trip.ts'

/** docs/contract/booking.md 8.3, rule 7. */
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const child = { passengerTypeCode: 'CNN', number: 1, age: 7 }
const family = { passengers: [{ passengerTypeCode: 'ADT', number: 1 }, child] }

async function withOffer(options: object = {}): Promise<string> {
  const workbench = await client(api).openWorkbench()
  await client(api).addOffer(workbench, options)
  return workbench
}

const namesIn = (error: Json): Json =>
  Object.fromEntries((error.NameValuePair ?? []).map(({ name, value }: Json) => [name, value]))

describe('a commit that is refused before any host is asked', () => {
  it.each([
    ['4110', 'no offer', async () => client(api).openWorkbench(), (id: string) => client(api).addOffer(id)],
    ['4111', 'no traveler', withOffer, (id: string) => client(api).addTraveler(id)],
    [
      '4112',
      'a passenger too few',
      async () => {
        const id = await withOffer(family)
        await client(api).addTraveler(id)
        return id
      },
      (id: string) => client(api).addTraveler(id, { passengerTypeCode: 'CNN', birthDate: '2020-01-08' }),
    ],
    [
      '4113',
      'no telephone',
      async () => (await client(api).prepare({}, { Telephone: [] })).workbench,
      (workbench: string) =>
        api.call('replaceTraveler', {
          path: { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' },
          body: travelerBody(),
        }),
    ],
  ])('%s, %s: leaves the workbench open; it is mended and committed again', async (code, _, open, mend) => {
    const workbench = await open()
    const refused = await client(api).commit(workbench)
    const again = await client(api).commit(workbench)
    await mend(workbench)
    if (code === '4110') await client(api).addTraveler(workbench)
    const booked = await client(api).committed(workbench)

    expect(errorOf(refused.body)).toMatchObject({ SourceCode: code })
    expect(namesIn(errorOf(refused.body))).toMatchObject({ workbench: 'open' })
    expect(refused.body.ReservationResponse.Result.Error).toHaveLength(1)
    expect(errorOf(again.body)).toEqual(errorOf(refused.body))
    expect(booked.Offer).toHaveLength(1)
    expect(locatorOf(await client(api).committed(workbench))).toBe(locatorOf(booked))
  })

  it('says how many of each type were priced and sent', async () => {
    const workbench = await withOffer(family)
    for (const passengerTypeCode of ['ADT', 'CHD', 'CNN'])
      await client(api).addTraveler(workbench, {
        passengerTypeCode,
        ...(passengerTypeCode !== 'ADT' && { birthDate: '2020-01-08' }),
      })
    const { body } = await client(api).commit(workbench)

    expect(errorOf(body).Message).toBe(
      'TRAVELERS MUST MATCH THE NUMBER AND TYPE OF THE PRICED PASSENGERS. ' +
        'PRICED ADT 1, CNN 1, SENT ADT 1, CHD 1, CNN 1',
    )
    expect(namesIn(errorOf(body))).toMatchObject({ priced: 'ADT 1, CNN 1', sent: 'ADT 1, CHD 1, CNN 1' })
  })

  it('is not remembered under its Idempotency-Key', async () => {
    const workbench = await withOffer()
    const commit = () =>
      api.call('commitWorkbench', {
        path: { Identifier: workbench },
        body: {},
        headers: { 'Idempotency-Key': 'commit once' },
      })
    const refused = await commit()
    await client(api).addTraveler(workbench)
    const booked = (await commit()).body.ReservationResponse.Reservation
    const repeated = (await commit()).body.ReservationResponse.Reservation

    expect(errorOf(refused.body).SourceCode).toBe('4111')
    expect(locatorOf(repeated)).toBe(locatorOf(booked))
  })

  it('in two steps leaves it open as well, also after the first step', async () => {
    const twoStep = { enableTwoStepCommitInd: true }
    const workbench = await withOffer()
    const refused = await client(api).commit(workbench, twoStep)
    await client(api).addTraveler(workbench, { PersonName: { Given: 'ISOLDE', Surname: 'PRICECHANGE' } })
    const stopped = await client(api).commit(workbench, twoStep)
    await client(api).addTraveler(workbench)
    const tooMany = await client(api).commit(workbench)
    await api.call('removeTraveler', {
      path: { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_2' },
    })
    const booked = await client(api).committed(workbench)

    expect(errorOf(refused.body).SourceCode).toBe('4111')
    expect(stopped.body.ReservationResponse.Result.status).toBe('Not Processed')
    expect(errorOf(tooMany.body).SourceCode).toBe('4112')
    expect(booked.Offer).toHaveLength(1)
  })

  it('of a reservation leaves its workbench open, and the reservation as it was', async () => {
    const held = await client(api).hold()
    const workbench = await client(api).reopen(locatorOf(held))
    const extra = await client(api).addTraveler(workbench)
    const refused = await client(api).commit(workbench)
    await api.call('removeTraveler', {
      path: { ReservationResource_Identifier: workbench, Identifier: extra.Identifier.value },
    })

    expect(errorOf(refused.body).SourceCode).toBe('4112')
    expect(await client(api).committed(workbench)).toEqual(held)
  })

  it('keeps the card of its payment for the commit that follows', async () => {
    const workbench = await client(api).openWorkbench()
    await client(api).pay(workbench, await client(api).addOffer(workbench))
    const refused = await client(api).commit(workbench)
    await client(api).addTraveler(workbench)

    expect(errorOf(refused.body).SourceCode).toBe('4111')
    expect(documentsOf(await client(api).committed(workbench))).toHaveLength(1)
  })

  it('of many callers at once is answered to each of them', async () => {
    const workbench = await withOffer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => client(api).commit(workbench)))

    expect(new Set(answers.map(({ body }) => errorOf(body)?.SourceCode))).toEqual(new Set(['4111']))
  })
})

describe('a commit that a host refuses', () => {
  it.each([
    ['SOLDOUT', '4012'],
    ['CARRIERDOWN', '2595'],
  ])('%s: closes the workbench, says so, and what to do', async (Surname, code) => {
    const { workbench } = await client(api).prepare({}, { PersonName: { Given: 'ISOLDE', Surname } })
    const { body } = await client(api).commit(workbench)
    const [first, second] = body.ReservationResponse.Result.Error
    const later = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

    expect(first.SourceCode).toBe(code)
    expect(first.Message).not.toContain('RETRY')
    expect(namesIn(first)).toMatchObject({ workbench: 'closed' })
    expect(second).toMatchObject({
      SourceCode: '4215',
      Message: 'THE WORKBENCH IS CLOSED. OPEN A NEW ONE AND BUILD THE BOOKING AGAIN',
    })
    expect((await client(api).commit(workbench)).body.ReservationResponse.Result.Error).toEqual(
      body.ReservationResponse.Result.Error,
    )
    expect(errorOf(later.body)).toMatchObject({
      SourceCode: '4100',
      Message: 'RESERVATION WORKBENCH ID DOES NOT EXIST. A COMMIT THAT FAILED CLOSED IT. OPEN A NEW ONE',
    })
  })
})
