import { latinNames, type Traveler } from './traveler.ts'

type Name = Pick<Traveler, 'given' | 'surname'>

/** Characters that may change in a surname, and in a given name. */
const mostChanged = 3

/**
 * Whether the new name can be of the same person: surname and given name each differ in few characters, at most three
 * and at most half of them, or the two had been sent in each other's place. Further given names come and go freely, and so
 * do accents, because names are compared in A to Z.
 *
 * Source: guess, after what carriers permit as a correction of a name.
 */
export function isCorrection(before: Name, now: Name): boolean {
  const [old, next] = [latinNames(before), latinNames(now)]
  if (old.given === next.surname && old.surname === next.given) return true
  return isClose(old.surname, next.surname) && isCloseGiven(old.given, next.given)
}

/** A single given name is compared with the first one of the other. */
function isCloseGiven(before: string, now: string): boolean {
  const [old, next] = [before.split(' '), now.split(' ')]
  if (old.length > 1 && next.length > 1) return isClose(before, now)
  return isClose(old[0] ?? '', next[0] ?? '')
}

const isClose = (before: string, now: string): boolean => {
  const half = Math.floor(Math.max(before.length, now.length) / 2)
  return editDistance(before, now) <= Math.min(mostChanged, Math.max(1, half))
}

/** How many characters are added, removed or replaced. */
function editDistance(before: string, now: string): number {
  let row = Array.from({ length: now.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(before).entries()) {
    const next = [index + 1]
    for (let at = 0; at < now.length; at++) {
      const [above = 0, aboveLeft = 0, left = 0] = [row[at + 1], row[at], next[at]]
      next.push(Math.min(above + 1, left + 1, aboveLeft + (now[at] === letter ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
