import type { Cabin } from '../../../kernel/flight.ts'
import { type Aircraft, aircraftTypes, isWidebody } from '../aircraft.ts'
import type { Carrier } from '../carriers.ts'
import { comfortTable, legroomRowsTable } from './comfort-table.ts'

/** What there is at the seats of one cabin. */
export interface Comfort {
  readonly back: 'fixed' | 'reclining' | 'lieFlat'
  readonly hasScreens: boolean
  readonly hasPower: boolean
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const narrowScreens = words(comfortTable.narrowScreens)
const narrowPower = words(comfortTable.narrowPower)
const wideWithoutScreens = words(comfortTable.wideWithoutScreens)
const fixedBacks = words(comfortTable.fixedBacks)
const lowCostPower = words(comfortTable.lowCostPower)
const wideRecliners = words(comfortTable.wideRecliners)

const narrowBeds = new Set(
  comfortTable.narrowBeds.flatMap((line) => {
    const [carrier, ...types] = line.split(' ')
    return types.map((type) => `${carrier} ${type}`)
  }),
)

const legroomRows = new Map(
  legroomRowsTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [carriers = '', rows = ''] = line.split(' | ')
      return carriers.split(' ').map((carrier) => [carrier, rows.split(' ').map(Number)] as const)
    }),
)

const isFront = (cabin: Cabin): boolean => cabin === 'Business' || cabin === 'First'

function backOf({ code }: Carrier, type: Aircraft, cabin: Cabin): Comfort['back'] {
  if (!isFront(cabin)) return fixedBacks.has(code) ? 'fixed' : 'reclining'
  const hasBeds = isWidebody(type) ? !wideRecliners.has(code) : narrowBeds.has(`${code} ${type.code}`)
  return hasBeds ? 'lieFlat' : 'reclining'
}

/** What a carrier has at the seats of a cabin of a type. */
export function comfortOf(carrier: Carrier, type: Aircraft, cabin: Cabin): Comfort {
  const { code, kind } = carrier
  const back = backOf(carrier, type, cabin)
  if (!isWidebody(type))
    return {
      back,
      hasScreens: narrowScreens.has(code) || back === 'lieFlat',
      hasPower: narrowPower.has(code) || back === 'lieFlat',
    }
  const isFullService = kind !== 'lowCost'
  return {
    back,
    hasScreens: isFullService && !wideWithoutScreens.has(code),
    hasPower: isFullService || lowCostPower.has(code),
  }
}

/** Rows of extra legroom at the front of a carrier's economy class; exits come on top. */
export function legroomRowsOf({ code }: Carrier, type: Aircraft): number {
  const [narrow = 1, wide = 1] = legroomRows.get(code) ?? []
  return isWidebody(type) ? wide : narrow
}

/** Whether a carrier has beds in a cabin on its long routes, as far as one can say without the aircraft. Source: guess. */
export const hasBeds = ({ code, fleet }: Carrier, cabin: Cabin): boolean =>
  isFront(cabin) &&
  !wideRecliners.has(code) &&
  aircraftTypes.some((type) => isWidebody(type) && fleet.includes(type.code))
