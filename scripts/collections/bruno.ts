import {
  type CollectionFolder,
  type CollectionRequest,
  collectionFolders,
  collectionVariables,
  datesScript,
  givesScript,
  isGranted,
  tokenForm,
} from './requests.ts'

const set = 'bru.setVar'

const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')}\n}\n`

const pairs = (all: readonly (readonly [string, string])[]): string[] =>
  all.map(([name, value]) => `${name}: ${value}`)

const metaOf = (name: string, seq: number, type: readonly string[] = []): string =>
  block('meta', [`name: ${name}`, ...type, `seq: ${seq}`])

const http: readonly string[] = ['type: http']

function requestBlock({ method, path, query, body }: CollectionRequest): string {
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  return block(method.toLowerCase(), [
    `url: {{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
    `body: ${body === undefined ? 'none' : 'json'}`,
    'auth: inherit',
  ])
}

const fileOf = (request: CollectionRequest, seq: number): string =>
  [
    metaOf(request.name, seq, http),
    requestBlock(request),
    ...(request.query.length > 0 ? [block('params:query', pairs(request.query))] : []),
    ...(request.body === undefined ? [] : [block('body:json', [request.body])]),
    ...(request.gives.length === 0
      ? []
      : [block('script:post-response', ['const body = res.getBody()', ...givesScript(request.gives, set)])]),
    block('tests', [
      "test('is granted', () => {",
      '  expect(res.getStatus()).to.be.below(300)',
      ...isGranted('res.getBody()').map((line) => `  ${line}`),
      '})',
    ]),
    block('docs', [request.summary]),
  ].join('\n')

const tokenFile = [
  metaOf('token', 1, http),
  block('post', ['url: {{tokenUrl}}', 'body: formUrlEncoded', 'auth: none']),
  block('body:form-urlencoded', pairs(tokenForm)),
  block('script:post-response', [`${set}('access_token', res.getBody().access_token)`]),
  block('tests', ["test('is granted', () => expect(res.getStatus()).to.equal(200))"]),
  block('docs', ['A token for 24 hours. Send this request first.']),
].join('\n')

const collectionFile = [
  block('auth', ['mode: bearer']),
  block('auth:bearer', ['token: {{access_token}}']),
  block('script:pre-request', datesScript(set)),
  block('docs', ['Send token first, then the requests of a folder in their order. Written by npm run docs.']),
].join('\n')

function folderFiles({ name, summary, requests }: CollectionFolder, index: number): [string, string][] {
  const files = requests.map((request, at): [string, string] => [
    `${name}/${String(at + 1).padStart(2, '0')} ${request.name}.bru`,
    fileOf(request, at + 1),
  ])
  const own = [metaOf(name, index + 2), block('docs', [summary])]
  return [[`${name}/folder.bru`, own.join('\n')], ...files]
}

/** Every flow as a Bruno collection: files by their path in its folder. */
export const brunoFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'tripwright', type: 'collection' }, null, 2)}\n`],
    ['collection.bru', collectionFile],
    ['environments/local.bru', block('vars', pairs(Object.entries(collectionVariables)))],
    // The runner sends folders before files.
    ['00 Token/folder.bru', metaOf('00 Token', 1)],
    ['00 Token/01 token.bru', tokenFile],
    ...collectionFolders().flatMap(folderFiles),
  ])
