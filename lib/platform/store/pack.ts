import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'

/** Below this many characters the readable text is kept: compressing would save less than one write unit. */
const compressFrom = 900

/**
 * A value as item attributes: `json` while small, `zip` (raw deflate of the same text) when large. Write
 * units are what storing costs.
 */
export function packJson(value: unknown): Record<string, AttributeValue> {
  const text = JSON.stringify(value)
  return text.length < compressFrom ? { json: { S: text } } : { zip: { B: deflateRawSync(text) } }
}

export function unpackJson({ json, zip }: Record<string, AttributeValue>): unknown {
  if (json?.S !== undefined) return JSON.parse(json.S)
  if (zip?.B !== undefined) return JSON.parse(inflateRawSync(zip.B).toString('utf8'))
  throw new Error('the item has no content')
}
