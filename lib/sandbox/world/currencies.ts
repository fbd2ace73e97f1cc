import { decimalsOf, fromDecimal, type Money } from '../../kernel/money.ts'
import { requireEntry } from './require-entry.ts'

/**
 * `code: units per US dollar, rounding unit of fares (both in whole units of the currency), countries that
 * use it`.
 */
const table = `
AED: 3.6725, 5, AE
AFN: 70, 10, AF
ALL: 84, 10, AL
AMD: 385, 100, AM
AOA: 915, 100, AO
ARS: 1350, 100, AR
AUD: 1.53, 1, AU CC CX HM KI NF NR TV
AWG: 1.79, 1, AW
AZN: 1.7, 1, AZ
BAM: 1.68, 1, BA
BBD: 2, 1, BB
BDT: 122, 10, BD
BHD: 0.376, 1, BH
BIF: 2950, 100, BI
BMD: 1, 1, BM
BND: 1.29, 1, BN
BOB: 6.91, 1, BO
BRL: 5.4, 1, BR
BSD: 1, 1, BS
BTN: 87.6, 5, BT
BWP: 13.5, 1, BW
BYN: 3, 1, BY
BZD: 2, 1, BZ
CAD: 1.38, 1, CA
CDF: 2850, 100, CD
CHF: 0.8, 1, CH LI
CLP: 950, 100, CL
CNY: 7.15, 10, CN
COP: 4000, 100, CO
CRC: 505, 10, CR
CVE: 94, 10, CV
CZK: 21, 10, CZ
DJF: 178, 100, DJ
DKK: 6.4, 5, DK FO GL
DOP: 62, 1, DO
DZD: 130, 5, DZ
EGP: 48.5, 1, EG
ERN: 15, 1, ER
ETB: 142, 1, ET
EUR: 0.857, 1, AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT
FJD: 2.25, 1, FJ
FKP: 0.742, 1, FK
GBP: 0.742, 1, GB GG IM JE
GEL: 2.7, 1, GE
GHS: 11, 1, GH
GIP: 0.742, 1, GI
GMD: 72, 10, GM
GNF: 8650, 1000, GN
GTQ: 7.66, 1, GT
GYD: 209, 10, GY
HKD: 7.8, 10, HK
HNL: 26.2, 1, HN
HTG: 131, 5, HT
HUF: 338, 100, HU
IDR: 16400, 1000, ID
ILS: 3.36, 1, IL PS
INR: 87.6, 5, IN
IQD: 1310, 250, IQ
IRR: 42000, 1000, IR
ISK: 122, 100, IS
JMD: 160, 10, JM
JOD: 0.709, 0.1, JO
JPY: 147, 100, JP
KES: 129, 5, KE
KGS: 87.4, 1, KG
KHR: 4010, 100, KH
KMF: 422, 100, KM
KRW: 1390, 100, KR
KWD: 0.3055, 0.05, KW
KYD: 0.82, 1, KY
KZT: 535, 100, KZ
LAK: 21600, 1000, LA
LKR: 301, 100, LK
LRD: 200, 10, LR
LSL: 17.6, 10, LS
LYD: 5.4, 0.05, LY
MAD: 9, 5, MA EH
MDL: 16.7, 1, MD
MGA: 4430, 1000, MG
MKD: 52.7, 1, MK
MMK: 2100, 100, MM
MNT: 3590, 100, MN
MOP: 8.05, 10, MO
MRU: 39.9, 20, MR
MUR: 45.6, 5, MU
MVR: 15.4, 1, MV
MWK: 1735, 100, MW
MXN: 18.7, 1, MX
MYR: 4.22, 1, MY
MZN: 63.9, 10, MZ
NAD: 17.6, 10, NA
NGN: 1530, 100, NG
NIO: 36.8, 1, NI
NOK: 10, 5, NO SJ BV
NPR: 140, 5, NP
NZD: 1.69, 1, NZ CK NU PN TK
OMR: 0.3845, 1, OM
PAB: 1, 1, PA
PEN: 3.53, 1, PE
PGK: 4.15, 1, PG
PHP: 57, 10, PH
PKR: 282, 10, PK
PLN: 3.65, 1, PL
PYG: 7250, 1000, PY
QAR: 3.64, 10, QA
RON: 4.34, 1, RO
RSD: 100.4, 10, RS
RUB: 81, 5, RU
RWF: 1445, 100, RW
SAR: 3.75, 1, SA
SBD: 8.2, 1, SB
SCR: 14.2, 1, SC
SDG: 600, 10, SD
SEK: 9.5, 5, SE
SGD: 1.285, 1, SG
SHP: 0.742, 1, SH
SLE: 23, 1, SL
SOS: 571, 10, SO
SRD: 38.5, 1, SR
STN: 21, 1, ST
SZL: 17.6, 10, SZ
THB: 32.4, 5, TH
TJS: 9.4, 1, TJ
TMT: 3.5, 1, TM
TND: 2.9, 0.5, TN
TOP: 2.4, 1, TO
TRY: 41, 1, TR
TTD: 6.78, 1, TT
TWD: 30.2, 1, TW
TZS: 2480, 100, TZ
UAH: 41.3, 1, UA
UGX: 3550, 1000, UG
USD: 1, 1, US AS BQ CU EC FM GU IO KP LB MH MP PR PW SS SV SY TC TL UM VE VG VI YE ZW
UYU: 40, 10, UY
UZS: 12350, 1000, UZ
VND: 26300, 1000, VN
VUV: 119, 100, VU
WST: 2.7, 1, WS
XAF: 562, 100, CF CG CM GA GQ TD
XCD: 2.7, 1, AG AI DM GD KN LC MS VC
XCG: 1.79, 1, CW SX
XOF: 562, 100, BF BJ CI GW ML NE SN TG
XPF: 102, 100, NC PF WF
ZAR: 17.6, 10, ZA
ZMW: 23.7, 1, ZM`

interface Currency {
  readonly code: string
  readonly unitsPerDollar: number
  readonly fareUnit: number
  readonly countries: readonly string[]
}

function readRow(line: string): Currency {
  const [code = '', rest = ''] = line.split(': ')
  const [rate, unit, countries = ''] = rest.split(', ')
  return { code, unitsPerDollar: Number(rate), fareUnit: Number(unit), countries: countries.split(' ') }
}

const rows = table.trim().split('\n').map(readRow)
const currencies: ReadonlyMap<string, Currency> = new Map(rows.map((row) => [row.code, row]))
const currencyOfCountry: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ code, countries }) => countries.map((country) => [country, code] as const)),
)

/** Currencies that the sandbox has a rate for. */
export const currencyCodes: readonly string[] = rows.map(({ code }) => code)

export const hasRate = (currency: string): boolean => currencies.has(currency)

/**
 * The currency in which fares from a country are filed; US dollars where the local currency is not used for
 * fares.
 */
export const filingCurrency = (country: string): string => currencyOfCountry.get(country) ?? 'USD'

const currency = (code: string): Currency => requireEntry(currencies, code, 'sandbox rate for currency')

/**
 * Units of the currency for one NUC (neutral unit of construction, here worth one US dollar): the ROE of a
 * fare calculation.
 */
export const rateOfExchange = (code: string): number => currency(code).unitsPerDollar

/**
 * The amount nearest to `units` that a fare in this currency may have; what costs anything costs at least one
 * rounding unit.
 */
export function roundFare(units: number, code: string): Money {
  const { fareUnit } = currency(code)
  const unit = fromDecimal(fareUnit, code)
  return { ...unit, minor: Math.max(units > 0 ? 1 : 0, Math.round(units / fareUnit)) * unit.minor }
}

/** US dollars as an amount of the currency, to its minor unit: how taxes and surcharges convert. */
export const fromDollars = (dollars: number, code: string): number =>
  Math.round(dollars * currency(code).unitsPerDollar * 10 ** decimalsOf(code))

/** Units of one currency as US dollars. */
export const toDollars = (units: number, code: string): number => units / currency(code).unitsPerDollar
