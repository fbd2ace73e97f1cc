/**
 * Cities whose code is not the code of their airport, or that have several airports; the main airport first.
 */
const table = `
BER BER
BFS BFS BHD
BHZ CNF
BJS PEK PKX
BKK BKK DMK
BRU BRU CRL
BUE EZE AEP
BUH OTP
CHI ORD MDW
CTU TFU CTU
DFW DFW DAL
DTT DTW
DXB DXB DWC
GOI GOI GOX
HOU IAH HOU
IST IST SAW
JKT CGK
KUL KUL SZB
LON LHR LGW STN LTN LCY
MDE MDE EOH
MEX MEX NLU
MIL MXP LIN BGY
MOW SVO DME VKO ZIA
NYC JFK EWR LGA
ORL MCO SFB
OSA KIX ITM UKB
OSL OSL TRF
PAR CDG ORY BVA
REP SAI REP
REK KEF
RIO GIG SDU
ROM FCO CIA
SAO GRU CGH VCP
SEL ICN GMP
SHA PVG SHA
SPK CTS
STO ARN BMA
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
