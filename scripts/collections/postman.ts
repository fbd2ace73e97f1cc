import {
  type CollectionRequest,
  collectionFolders,
  collectionVariables,
  datesScript,
  givesScript,
  isGranted,
  tokenForm,
} from './requests.ts'

const set = 'pm.collectionVariables.set'
const bodyOf = "const body = pm.response.text() === '' ? undefined : pm.response.json()"

const event = (listen: 'prerequest' | 'test', exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
})

const testOf = ({ gives }: CollectionRequest): readonly string[] => [
  bodyOf,
  ...givesScript(gives, set),
  "pm.test('is granted', () => {",
  '  const { expect } = pm',
  '  expect(pm.response.code).to.be.below(300)',
  ...isGranted('body').map((line) => `  ${line}`),
  '})',
]

const pairs = (all: readonly (readonly [string, string])[]) => all.map(([key, value]) => ({ key, value }))

function urlOf({ path, query }: CollectionRequest) {
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    raw: `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query.length > 0 && { query: pairs(query) }),
  }
}

const itemOf = (request: CollectionRequest) => ({
  name: request.name,
  event: [event('test', testOf(request))],
  request: {
    method: request.method,
    description: request.summary,
    header: [],
    url: urlOf(request),
    ...(request.body !== undefined && {
      body: { mode: 'raw', raw: request.body, options: { raw: { language: 'json' } } },
    }),
  },
})

const tokenItem = {
  name: 'token',
  event: [
    event('test', [
      "pm.test('is granted', () => pm.expect(pm.response.code).to.equal(200))",
      `${set}('access_token', pm.response.json().access_token)`,
    ]),
  ],
  request: {
    method: 'POST',
    description: 'A token for 24 hours. Send this request first.',
    auth: { type: 'noauth' },
    header: [],
    url: { raw: '{{tokenUrl}}', host: ['{{tokenUrl}}'] },
    body: { mode: 'urlencoded', urlencoded: pairs(tokenForm) },
  },
}

/** Every flow as a Postman collection, version 2.1 of the format. */
export const postmanCollection = (): string =>
  `${JSON.stringify(
    {
      info: {
        name: 'tripwright',
        description:
          'Send token first, then the requests of a folder in their order. Written by npm run docs.',
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }] },
      event: [event('prerequest', datesScript(set))],
      variable: pairs(Object.entries(collectionVariables)),
      item: [
        tokenItem,
        ...collectionFolders().map(({ name, summary, requests }) => ({
          name,
          description: summary,
          item: requests.map(itemOf),
        })),
      ],
    },
    null,
    1,
  )}\n`
