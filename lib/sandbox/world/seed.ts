/**
 * Mixes whole numbers into 32 well-spread bits: all that looks random in the sandbox is a function of what it
 * describes.
 */
export function hash(...parts: readonly number[]): number {
  let bits = 0x9e3779b9
  for (const part of parts) {
    bits = Math.imul(bits ^ (part >>> 0), 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    bits ^= bits >>> 16
  }
  return bits >>> 0
}

/** The hash as a fraction, 0 <= x < 1. */
export const fraction = (...parts: readonly number[]): number => hash(...parts) / 0x1_0000_0000

/** A number for a text, for use in `hash`. */
export function hashText(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index++) bits = (Math.imul(bits, 31) + text.charCodeAt(index)) | 0
  return bits >>> 0
}
