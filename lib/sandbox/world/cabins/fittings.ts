import type { Aircraft } from '../aircraft.ts'
import type { Carrier } from '../carriers.ts'
import { fittingTable } from './fitting-table.ts'

/** Seats of each cabin, Economy to First. */
type Fitting = readonly number[]

let fittings: ReadonlyMap<string, Fitting> | undefined

function readTable(): ReadonlyMap<string, Fitting> {
  const isType = (word: string): boolean => word.length === 3
  return new Map(
    fittingTable
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [head = '', seats = ''] = line.split(' | ')
        const words = head.split(' ')
        return words
          .filter((word) => !isType(word))
          .flatMap((carrier) =>
            words
              .filter(isType)
              .map((type): [string, Fitting] => [`${carrier} ${type}`, seats.split(' ').map(Number)]),
          )
      }),
  )
}

/**
 * The seats that a carrier is known to have on a type, Economy to First, of the cabins that it sells.
 *
 * @returns undefined: nothing is known, it has the common fitting
 */
export function knownFitting(carrier: Carrier, { code }: Aircraft): Fitting | undefined {
  fittings ??= readTable()
  const found = fittings.get(`${carrier.code} ${code}`) ?? fittings.get(`${carrier.brandFamily} ${code}`)
  if (!found) return undefined
  const [economy = 0, premium = 0, business = 0, first = 0] = found
  return [economy, carrier.hasPremiumEconomy ? premium : 0, business, carrier.hasFirst ? first : 0]
}
