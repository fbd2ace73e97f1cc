import { type Carrier, carriers, findCarrier, requireCarrier } from './carriers.ts'
import { regionalOperatorTable } from './regional-operator-table.ts'

/** On whose behalf an operator flies, under which brand, and from which airports. */
interface Contract {
  readonly seller: string
  readonly brand: string
  readonly airports: readonly string[]
}

/** An airline that flies for others: it plans, sells and validates nothing under its own designator. */
export interface RegionalOperator {
  readonly kind: 'regional'
  /** Position in `airlines`, after all carriers that sell. */
  readonly index: number
  /** IATA designator, two characters. */
  readonly code: string
  readonly name: string
  readonly country: string
  /** IATA aircraft types. */
  readonly fleet: readonly string[]
  readonly contracts: readonly [Contract, ...Contract[]]
}

/** Who can operate a flight. */
export type Airline = Carrier | RegionalOperator

function readContract(text: string): Contract {
  const [head = '', airports = ''] = text.split(': ')
  const [seller = '', ...brand] = head.trim().split(' ')
  requireCarrier(seller)
  return { seller, brand: brand.join(' '), airports: airports.split(' ') }
}

function readRow(line: string, position: number): RegionalOperator {
  const [code = '', name = '', country = '', fleet = '', contracts = ''] = line.split(' | ')
  const [first = '', ...others] = contracts.split(';')
  return {
    kind: 'regional',
    index: carriers.length + position,
    code,
    name,
    country,
    fleet: fleet.split(' '),
    contracts: [readContract(first), ...others.map(readContract)],
  }
}

export const regionalOperators: readonly RegionalOperator[] = regionalOperatorTable
  .trim()
  .split('\n')
  .map(readRow)

/** Everyone who operates flights: carriers by their index, then regional operators by theirs. */
export const airlines: readonly Airline[] = [...carriers, ...regionalOperators]

const byCode: ReadonlyMap<string, RegionalOperator> = new Map(
  regionalOperators.map((operator) => [operator.code, operator]),
)

/** A carrier or regional operator by its designator. */
export const findAirline = (code: string): Airline | undefined => findCarrier(code) ?? byCode.get(code)

/** @throws Error for a designator that is not in the tables */
export const requireAirline = (code: string): Airline => {
  const airline = findAirline(code)
  if (!airline) throw new Error(`no airline ${code}`)
  return airline
}

/** The contract under which an operator flies a route: the first with one of its ends, or its main one. */
function contractOf({ contracts }: RegionalOperator, from: string, to: string): Contract {
  const serves = ({ airports }: Contract): boolean => airports.includes(from) || airports.includes(to)
  return contracts.find(serves) ?? contracts[0]
}

/** The carrier that sells the flights of an operator between two airports. */
export const sellerOf = (operator: RegionalOperator, from: string, to: string): Carrier =>
  requireCarrier(contractOf(operator, from, to).seller)

/**
 * How an answer names who operates a flight that another carrier sells: `SkyWest Airlines dba United Express`,
 * or the name alone where the operator has no brand of the seller.
 */
export function operatorName(operator: Airline, seller: string): string {
  if (operator.kind !== 'regional') return operator.name
  const brand = operator.contracts.find((contract) => contract.seller === seller)?.brand
  return brand === undefined || brand === operator.name ? operator.name : `${operator.name} dba ${brand}`
}
