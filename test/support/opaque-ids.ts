import { createHash } from 'node:crypto'

/** Ids as real suppliers make them: letters of both cases and digits, never the same twice; counted, so that tests repeat. */
export function opaqueIds() {
  let count = 0
  return (prefix: string, length = 22): string => {
    count++
    let text = ''
    for (let part = 0; text.length < length; part++)
      text += createHash('sha512')
        .update(`${prefix}#${count}#${part}`)
        .digest('base64')
        .replace(/[^A-Za-z0-9]/g, '')
    return `${prefix}${text.slice(0, length)}`
  }
}
