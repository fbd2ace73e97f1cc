import { type Carrier, carriers } from '../../lib/sandbox/world/carriers.ts'
import { regionalOperators } from '../../lib/sandbox/world/regional-operators.ts'
import { table } from './markdown.ts'

const kinds: Readonly<Record<Carrier['kind'], string>> = {
  network: 'network',
  leisure: 'leisure',
  lowCost: 'low-cost',
}

const byCode = <Airline extends { readonly code: string }>(airlines: readonly Airline[]): Airline[] =>
  airlines.toSorted((a, b) => (a.code < b.code ? -1 : 1))

export const carrierTable = (): string =>
  table(
    ['Code', 'Accounting code', 'Name', 'Home', 'Alliance', 'Kind', 'Hubs'],
    byCode(carriers).map(
      ({ code, accountingCode, inventsAccountingCode, name, homes, alliance, kind, hubs }) => [
        code,
        `${accountingCode}${inventsAccountingCode ? ' *' : ''}`,
        name,
        homes.join(' '),
        alliance,
        kinds[kind],
        hubs.join(' '),
      ],
    ),
  )

export const regionalOperatorTable = (): string =>
  table(
    ['Code', 'Name', 'Flies for'],
    byCode(regionalOperators).map(({ code, name, contracts }) => [
      code,
      name,
      contracts.map(({ seller, brand }) => `${seller} (${brand})`).join(', '),
    ]),
  )
