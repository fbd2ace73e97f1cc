import { hash } from '../world/seed.ts'
import { isAmerican, isResort, styleOf } from './house-styles.ts'
import type { Property } from './properties.ts'
import { roomNameTable } from './room-names-table.ts'

/** By style, then by room kind, the ways to say it. */
let namesByStyle: ReadonlyMap<string, readonly (readonly string[])[]> | undefined

function namesOf(property: Property): readonly (readonly string[])[] {
  namesByStyle ??= new Map(
    roomNameTable
      .trim()
      .split('\n')
      .map((line) => {
        const [style = '', ...names] = line.split('|')
        return [style, names.map((one) => one.split('; '))] as const
      }),
  )
  const style = styleOf(property)
  const local = isAmerican(property) ? namesByStyle.get(`${style}-na`) : undefined
  return local ?? namesByStyle.get(style) ?? namesByStyle.get('house') ?? []
}

/** Codes of the OTA list "Room View Type", and how a room's name says it. */
const views = {
  airport: ['1', ''],
  city: ['3', ''],
  courtyard: ['4', ''],
  mountain: ['10', 'Mountain View'],
  ocean: ['11', 'Ocean View'],
  pool: ['12', 'Pool View'],
  water: ['14', ''],
  garden: ['16', 'Garden View'],
  park: ['17', ''],
  limited: ['21', ''],
  strip: ['23', 'Strip View'],
  sea: ['25', 'Sea View'],
} as const satisfies Record<string, readonly [code: string, words: string]>

type View = keyof typeof views

/** What the simple rooms of a house look out on, and the better ones. */
function viewsOf(property: Property): { readonly simple: readonly View[]; readonly better: readonly View[] } {
  const { district, destination, airport, isAtAirport } = property
  if (isAtAirport) return { simple: ['limited', 'airport'], better: ['airport'] }
  if (isResort(property)) {
    if (destination.city === 'LAS') return { simple: ['city', 'mountain', 'pool'], better: ['strip'] }
    if (destination.season === 'k') return { simple: ['courtyard', 'mountain'], better: ['mountain'] }
    if (!'swt'.includes(destination.season))
      return isAmerican(property)
        ? { simple: ['garden', 'city'], better: ['pool'] }
        : { simple: ['garden', 'courtyard'], better: ['park'] }
    const isOcean = isAmerican(property) || 'MX DO JM BS BB AW MV MU SC ID FJ PF'.includes(airport.country)
    return { simple: ['garden', 'pool', 'garden'], better: [isOcean ? 'ocean' : 'sea'] }
  }
  if (district.kind === 'w') return { simple: ['city', 'courtyard'], better: ['water'] }
  if (district.kind === 'h') return { simple: ['limited', 'courtyard'], better: ['garden'] }
  return { simple: ['city', 'courtyard', 'courtyard', 'limited'], better: ['city', 'park', 'courtyard'] }
}

/** Kinds of rooms from here on are better ones. */
const firstBetter = 3

/**
 * What the house calls its rooms of a kind, with the view where guests pay for it.
 *
 * @param position of the kind among all
 */
export function roomNameOf(property: Property, position: number): { name: string; viewCode: string } {
  const { seed } = property
  const words = namesOf(property)[position] ?? []
  const name = words[hash(seed, position, 79) % words.length] ?? ''
  const { simple, better } = viewsOf(property)
  const from = position < firstBetter ? simple : better
  const [viewCode, view] = views[from[hash(seed, position, 97) % from.length] ?? 'city']
  const isSold = isResort(property) && property.stars >= 3 && view !== ''
  const isNamed = isSold && !/Garden|Beach|Water|Overwater|Panorama|Interconnecting/.test(name)
  return { name: isNamed ? `${name}, ${view}` : name, viewCode }
}
