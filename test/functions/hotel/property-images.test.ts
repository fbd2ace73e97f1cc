import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { propertiesOf, propertySearchBody, searchProperties } from '../../support/stay.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const load = (url: string) => api.service.gateway.inject({ method: 'GET', url })
const imagesOf = (body: Json): Json[][] => propertiesOf(body).map(({ Property }) => Property.Image)

describe('pictures of hotels', () => {
  it('each hotel of a search has one, of the size that the client wants', async () => {
    for (const images of imagesOf(await searchProperties(api, { ImageSize: 'Thumbnail' }))) {
      expect(images).toHaveLength(1)
      expect(images[0]).toMatchObject({
        value: expect.stringMatching(/^https?:\/\/[^/]+\/11\/images\/facade-[a-z]+-\d\.svg$/),
        caption: expect.any(String),
        imageSize: 'Thumbnail',
        width: 90,
        height: 60,
        pictureOf: 'Exterior',
      })
    }
  })

  it('all of them with returnAllImagesInd, in a list of properties, and in the detail', async () => {
    const searched = await searchProperties(api, { returnAllImagesInd: true })
    const { chainCode, propertyCode } = propertiesOf(searched)[0].Property.PropertyKey
    const list = await api.call('searchPropertyList', {
      body: {
        checkinDate: '2027-05-11',
        checkoutDate: '2027-05-13',
        PropertyKey: [{ chainCode, propertyCode }],
        returnAllImagesInd: true,
        imageSize: 'Large',
      },
    })
    const detail = await api.call('propertyDetail', {
      query: { chainCode, propertyCode, ImageSize: 'Large' },
    })

    expect(Math.max(...imagesOf(searched).map(({ length }) => length))).toBeGreaterThan(5)
    expect(imagesOf(list.body)).toEqual(imagesOf(detail.body))
    expect(imagesOf(detail.body)[0]?.map(({ pictureOf }) => pictureOf)).toContain('GuestRoom')
  })

  it('are under the address by which the client reached the service', async () => {
    const headers = { host: 'api.agency.example', 'x-forwarded-proto': 'https' }
    const { body } = await api.call('searchProperties', { body: propertySearchBody(), headers })

    expect(imagesOf(body)[0]?.[0].value).toMatch(/^https:\/\/api\.agency\.example\/11\/images\//)
  })

  it('further pages show them as the first one does', async () => {
    const first = await searchProperties(api, { ImageSize: 'Small' })
    const { body } = await api.call('moreProperties', {
      path: { identifier: first.PropertiesResponse.Properties.Identifier.value },
      query: { pageNumber: '2' },
    })

    expect(imagesOf(body)[0]?.[0]).toMatchObject({ imageSize: 'Small' })
  })

  it('anybody can load them: drawings without scripts or addresses of others', async () => {
    const images = imagesOf(await searchProperties(api, { returnAllImagesInd: true })).flat()
    const paths = new Set(images.map(({ value }) => new URL(value).pathname))

    expect(paths.size).toBeGreaterThan(20)
    for (const path of paths) {
      const { statusCode, headers, payload } = await load(path)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(payload).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>(<[a-z]+ [^<>]*\/>)+<\/svg>$/,
      )
    }
    expect((await load('/11/images/unknown.svg')).statusCode).toBe(404)
  })
})
