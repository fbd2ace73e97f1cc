import { readFileSync } from 'node:fs'

/** A request and its answer as they are kept: one line of a recording. */
export interface Exchange {
  readonly at: string
  /** How long the host took. */
  readonly ms: number
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; a text where it is none; absent: the request has no body. */
  readonly body?: unknown
  readonly status: number
  readonly answerHeaders: Readonly<Record<string, string>>
  readonly answer?: unknown
}

/** The exchanges of a file, in their order. */
export const readRecording = (file: string): readonly Exchange[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** Path below the stage: `/11` and `/v11` of the base URL are no part of an operation. */
export const pathBelowStage = (url: string): string =>
  new URL(url, 'http://host').pathname.replace(/^.*?\/v?11(?=\/)/, '')
