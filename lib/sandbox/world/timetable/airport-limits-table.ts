/**
 * Aircraft types that an airport takes, where it does not take all: `airport type ...`, or `narrow` for all but wide
 * bodies, `jet` for narrow bodies without the largest. Source: public aeronautical information of the airports (runway
 * length, steep approach, slot and perimeter rules), 2026.
 */
export const airportLimits = `
LCY 221 290 E70 E75 E90 E95 AT4 AT5 AT7 DH4 SF3 AR8
YTZ DH4 DH3 DH1
ASE CR7 E75 DH4
SBH CNC DHT
SAB CNC DHT
LUA CNC DHT
JAC 319 320 73G 738 73H 223 752 E75 CR7 CR9 31N 32N 7M8
TEX DH3 DH4 BEH
TRM CR7 E75 CR9 CR2 223 319
INN narrow
FLR 319 318 221 223 E70 E75 E90 E95 290 295 31N AT5 AT7 DH4 CR9 CRK
SDU 318 319 31N 320 32N 73G 738 73H 7M8 E90 E95 295 AT4 AT5 AT7 CNC
CGH 318 319 31N 320 32N 321 73G 738 73H 7M8 E90 E95 295 AT4 AT5 AT7 CNC
PBH 319 320 32N AT4 AT5 AT7
LGA narrow
DCA narrow
MDW narrow
DAL narrow
HOU narrow
SNA narrow
BUR narrow
LGB narrow
SJC narrow
LTN narrow
LIN narrow
CIA narrow
BMA narrow
BHD narrow
JER narrow
GCI narrow
IOM narrow
SOU narrow
FNC narrow
PDL narrow
SPU narrow
DBV narrow
TIV narrow
JTR narrow
JMK narrow
CFU narrow
ZTH narrow
CRL narrow
BGY narrow
EIN narrow
RTM narrow
AEP narrow
EOH AT4 AT5 AT7 E70 E75 E90 295 DH4 CNC
TGU narrow
KBV narrow
USM AT7 319
HLP narrow
SZB AT7
LBU narrow
WLG narrow
ZQN narrow
`

/**
 * Types that a carrier flies only on some of its routes: `carrier type: airport ...`, one of the two airports must be
 * among them; after `via` the other one. Source: public timetables, 2026.
 */
export const fleetLimits = `
BA E90: LCY
BA E95: LCY
LH 748: FRA
LH 388: LAX JFK BOS SFO DEL BKK IAD DEN via MUC
BA 388: LAX SFO MIA BOS DFW IAD JNB SIN via LHR
EK 388: LHR LGW MAN BHX GLA CDG NCE AMS FRA MUC DUS ZRH VIE MXP FCO MAD BCN CPH PRG DME JNB MRU JED BOM BLR BKK HKG PEK PVG CAN ICN NRT KIX TPE SIN KUL DPS SYD MEL BNE PER AKL CHC JFK IAD LAX SFO IAH YYZ GRU AMM CAI via DXB
SQ 388: LHR SYD FRA BOM DEL HKG NRT PVG MEL via SIN
QF 388: LAX SIN LHR JNB DFW via SYD SIN
QR 388: LHR CDG BKK SYD PER CAN via DOH
EY 388: LHR CDG JFK SIN YYZ BOM NRT via AUH
KE 388: LAX JFK NRT BKK via ICN
OZ 388: LAX JFK BKK SYD FRA via ICN
NH 388: HNL via NRT
CA 748: JFK FRA SFO IAD via PEK
`
