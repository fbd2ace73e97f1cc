/**
 * Cities whose code is not the code of their airport, or that have several airports or stations of
 * their own; the main airport first.
 */
const table = `
ANR ANR ZWE
BER BER
BFS BFS BHD
BHZ CNF
BJS PEK PKX
BKK BKK DMK
BOD BOD ZFQ
BRU BRU CRL ZYR
BSL BSL ZDH
BUE EZE AEP
BUH OTP
CGN CGN QKL
CHI ORD MDW
CTU TFU CTU
DFW DFW DAL
DTT DTW
DUS DUS QDU
DXB DXB DWC
GOI GOI GOX
GRZ GRZ GGZ
HAM HAM ZMB
HOU IAH HOU
IST IST SAW
JKT CGK
KUL KUL SZB
LIL LIL XDB
LNZ LNZ LZS
LON LHR LGW STN LTN LCY
LYS LYS XYD
MDE MDE EOH
MEX MEX NLU
MIL MXP LIN BGY
MOW SVO DME VKO ZIA
MPL MPL XPJ
MRS MRS XRF
NTE NTE QJZ
NUE NUE ZAQ
NYC JFK EWR LGA
ORL MCO SFB
OSA KIX ITM UKB
OSL OSL TRF
PAR CDG ORY BVA
REK KEF
REP SAI REP
RIO GIG SDU
RNS RNS ZFJ
ROM FCO CIA
SAO GRU CGH VCP
SEL ICN GMP
SHA PVG SHA
SPK CTS
STO ARN BMA
STR STR ZWS
SXB SXB XER XWG
SZG SZG ZSB
TCI TFS TFN
THR IKA THR
TPE TPE TSA
TYO HND NRT
WAS IAD DCA BWI
YEA YEG
YMQ YUL
YTO YYZ YTZ`

/** Airports of each metropolitan code, the main one first. */
export const metropolitanAirports: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([city = '', ...airports]) => [city, airports] as const),
)

const cityOfAirport: ReadonlyMap<string, string> = new Map(
  [...metropolitanAirports].flatMap(([city, airports]) =>
    airports.map((airport) => [airport, city] as const),
  ),
)

/** IATA city code of an airport: a metropolitan code or the airport's own. */
export const cityCodeOf = (airport: string): string => cityOfAirport.get(airport) ?? airport
