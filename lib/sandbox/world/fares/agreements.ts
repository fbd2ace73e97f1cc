import type { FareType } from '../../../pricing/fare.ts'
import type { FareFilters } from '../../../shopping/shopping.ts'

/**
 * What makes fares cheaper than public ones: `account code`, `agency PCC` or `promotion code`, then kind of
 * fare, per cent of the public fare, and the carriers that agreed to it.
 */
const table = `
account TRIPCORP AirlinePrivateFare 90 BA IB AY AA
account GLOBEX AirlinePrivateFare 92 LH LX OS SN UA AC NH SQ
account TOURNET NetFare 82 EK QR EY TK TG
agency 7N4Q AgencyPrivateFare 95 EI TP
agency 7N4Q NetFare 88 SQ
agency 8K2M AgencyPrivateFare 95 B6 CM
agency 8K2M NetFare 88 CX
promotion SPRING10 PublicFare 90 AF KL DL
promotion WELCOME5 PublicFare 95 BA VS LH UA AA`

type Basis = 'account' | 'agency' | 'promotion'

interface Agreement {
  readonly basis: Basis
  readonly code: string
  readonly fareType: FareType
  readonly share: number
  readonly carriers: readonly string[]
}

/** How a carrier's fares are sold to an agency: the kind of fare and its share of the public fare. */
export interface FareSource {
  readonly fareType: FareType
  readonly share: number
  readonly accountCode?: string
  readonly promotionalCode?: string
  /** Ends the fare basis, so that fares of different kinds have different ones. */
  readonly mark: string
}

/** For whom fares are filed: the agency, and the fare filters of its request. */
export interface FareScope {
  readonly pcc: string
  readonly filters: FareFilters
}

const fareTypes: readonly FareType[] = ['PublicFare', 'AgencyPrivateFare', 'AirlinePrivateFare', 'NetFare']
const bases: readonly Basis[] = ['account', 'agency', 'promotion']

function readRow(line: string): Agreement {
  const [kind, code = '', type, share, ...carriers] = line.split(' ')
  const [basis, fareType] = [bases.find((one) => one === kind), fareTypes.find((one) => one === type)]
  if (!basis || !fareType) throw new Error(`no agreement ${line}`)
  return { basis, code, fareType, share: Number(share) / 100, carriers }
}

export const agreements: readonly Agreement[] = table.trim().split('\n').map(readRow)

export const publicFare: FareSource = { fareType: 'PublicFare', share: 1, mark: '' }

function isRequested({ basis, code }: Agreement, carrier: string, { pcc, filters }: FareScope): boolean {
  const { accountCodes = [], promotionalCodes = [] } = filters
  const isCode = (requested: string): boolean => requested.toUpperCase() === code
  if (basis === 'agency') return code === pcc
  if (basis === 'promotion')
    return promotionalCodes.some((requested) => isCode(requested.code) && requested.carrier === carrier)
  return accountCodes.some(
    (requested) =>
      isCode(requested.code) && (requested.carrier === undefined || requested.carrier === carrier),
  )
}

const marks: Readonly<Record<FareType, string>> = {
  PublicFare: 'P',
  AgencyPrivateFare: 'A',
  AirlinePrivateFare: 'C',
  NetFare: 'N',
}

const toSource = ({ basis, code, fareType, share }: Agreement): FareSource => ({
  fareType,
  share,
  mark: marks[fareType],
  ...(basis === 'account' && { accountCode: code }),
  ...(basis === 'promotion' && { promotionalCode: code }),
})

/**
 * The cheapest kind of fare of a carrier that an agency may sell and that passes the filters; undefined when there is none.
 */
export function fareSourceOf(carrier: string, scope: FareScope): FareSource | undefined {
  const { types = fareTypes, accountCodesOnly } = scope.filters
  const agreed = agreements.filter(
    (agreement) => agreement.carriers.includes(carrier) && isRequested(agreement, carrier, scope),
  )
  return [publicFare, ...agreed.map(toSource)]
    .filter(
      ({ fareType, accountCode }) =>
        types.includes(fareType) && (!accountCodesOnly || accountCode !== undefined),
    )
    .reduce<FareSource | undefined>(
      (best, next) => (best && best.share <= next.share ? best : next),
      undefined,
    )
}
