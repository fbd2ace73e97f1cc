/**
 * Rental companies, as in 2026 to our knowledge: `code name | price factor | minimum age | smallest tier of airport with a
 * counter | city offices`. Codes of the worldwide brands are those of reservation systems; guess: those of the local
 * companies. Factors are ours.
 */
export const vendorRows = `
ZE Hertz | 1.14 | 21 | 4 | yes
ZI Avis | 1.1 | 21 | 4 | yes
ZD Budget | 0.93 | 21 | 4 | no
SX Sixt | 1.06 | 21 | 4 | yes
EP Europcar | 1 | 21 | 4 | yes
ET Enterprise | 1 | 21 | 4 | yes
ZL National | 1.12 | 25 | 2 | no
AL Alamo | 0.9 | 21 | 2 | no
ZR Dollar | 0.86 | 21 | 2 | no
ZT Thrifty | 0.88 | 23 | 3 | no
ZA Payless | 0.78 | 21 | 2 | no
FX Fox Rent A Car | 0.76 | 21 | 2 | no
AC ACE Rent A Car | 0.78 | 21 | 2 | no
FF Firefly | 0.78 | 21 | 1 | no
GM Green Motion | 0.8 | 23 | 3 | no
GC Goldcar | 0.72 | 21 | 3 | no
CN Centauro | 0.74 | 21 | 3 | no
RG Record go | 0.73 | 21 | 3 | no
OK OK Mobility | 0.75 | 21 | 3 | no
DV Drivalia | 0.8 | 21 | 3 | no
MA Maggiore | 0.95 | 21 | 3 | yes
RC Rent A Car | 0.82 | 21 | 3 | yes
BM Buchbinder | 0.86 | 21 | 2 | yes
BB Bluebird | 0.82 | 21 | 3 | no
BC Blue Car Rental | 0.9 | 21 | 3 | no
LO Lotus Car Rental | 0.86 | 21 | 3 | no
SN Scandia Rent | 0.85 | 21 | 3 | yes
GV Garenta | 0.85 | 21 | 2 | yes
EL Eldan | 0.88 | 24 | 3 | yes
RM Rentmotors | 0.9 | 21 | 4 | yes
TY Toyota Rent a Car | 1 | 18 | 4 | yes
NP Nippon Rent-A-Car | 1.02 | 18 | 3 | yes
OX Orix Rent-A-Car | 0.95 | 18 | 3 | yes
TM Times Car | 0.94 | 18 | 3 | yes
LT Lotte Rent-A-Car | 1 | 21 | 4 | yes
SK SK Rent-A-Car | 0.95 | 21 | 3 | no
CC CAR Inc. | 0.95 | 18 | 4 | yes
EH eHi Car Services | 0.97 | 18 | 3 | yes
SQ Shouqi Car Rental | 1 | 18 | 2 | yes
CP Car Plus | 0.95 | 21 | 3 | yes
HT Hotai Leasing | 1 | 21 | 4 | yes
TH Thai Rent A Car | 0.85 | 21 | 3 | yes
TC TRAC | 1 | 21 | 4 | yes
HK Hawk Rent A Car | 0.84 | 23 | 3 | yes
ZC Zoomcar | 0.85 | 21 | 2 | no
CZ Carzonrent | 1 | 21 | 3 | yes
MK Malkey Rent-A-Car | 0.9 | 21 | 4 | yes
TB Theeb Rent a Car | 0.9 | 21 | 4 | yes
YL Yelo | 0.92 | 21 | 3 | yes
FC First Car Rental | 0.9 | 21 | 3 | yes
TE Tempest Car Hire | 0.82 | 21 | 3 | no
NB Namibia2Go | 0.95 | 23 | 4 | yes
LL Localiza | 0.96 | 21 | 4 | yes
MO Movida | 0.88 | 21 | 3 | yes
UD Unidas | 0.92 | 21 | 3 | yes
EC Econorent | 0.84 | 22 | 3 | yes
AB Adobe Rent a Car | 0.86 | 21 | 3 | yes
MX Mex Rent a Car | 0.78 | 21 | 3 | no
AM America Car Rental | 0.75 | 21 | 2 | no
HV Havanautos | 1.1 | 21 | 4 | yes
CB Cubacar | 1 | 21 | 3 | yes
RX Rex | 1.25 | 25 | 1 | yes
JU Jucy | 0.78 | 21 | 3 | yes
AX Apex Car Rentals | 0.82 | 21 | 3 | yes
GO Go Rentals | 0.88 | 21 | 3 | no
EB East Coast Car Rentals | 0.76 | 21 | 3 | no`

/**
 * Who rents out in which country, as in 2026 to our knowledge, franchises included: `countries: vendors`, the company with
 * the most counters first: it is at every airport of the country where cars can be rented. Countries that are missing
 * have no rental cars that agencies abroad can book.
 */
export const vendorsByCountry = `
US: ET ZE ZI ZD ZL AL SX ZR ZT ZA FX AC EP
CA: ET ZI ZE ZD ZL AL SX ZR ZT
PR: ZE ZI ET ZD ZL AL SX ZT
VI: ZI ZE ZD
GU MP: ZE ZI ZD
AS: ZI
MX: ZE ZI ET ZD EP SX ZL AL ZT MX AM GM
GB: EP ZE ZI ET SX ZD AL ZL GM ZT
JE: ZE ZI
GG IM: ZE EP
GI: ZI
IE: ZE EP ZI ET SX ZD AL
FR: EP ZI ZE SX ET ZD RC GC OK
GP MQ RE GF: EP ZE ZI SX ET
YT: EP
PM BL: ZE
MF: ZE ZI
ES: ZI EP ZE SX ET ZD GC CN RG OK FF
PT: ZE EP ZI SX ET ZD GC CN RG OK DV GM
IT: MA ZE ZI EP SX ET ZD GC OK DV RG
MT: ZE EP ZI SX ZD GM
DE: SX EP ZE ZI ET ZD BM
AT: SX ZE EP ZI ET ZD BM
CH: ZE EP ZI SX ET ZD
BE NL: EP ZE SX ZI ET ZD
LU: ZE ZI EP SX
DK: EP ZE ZI SX ET ZD
FO: ZI ZE
SE NO: ZE ZI EP SX ET ZD
FI: ZE SN ZI EP SX
IS: ZE EP ZI ZD SX ET BC BB LO GM
EE LV LT: ZI SX EP ZE ZD
PL: ZE ZI EP SX ET ZD
CZ SK: ZI EP SX ZE ZD
HU: ZI EP SX ZE ZD
SI HR: SX ZE ZI EP ZD ET OK
BA ME MK AL XK RS: SX ZE ZI EP
RO BG: ZI EP ZE SX ZD
MD: ZI SX
GR: ZE ZI SX EP ZD ET GC CN GM
CY: EP ZE SX ZI ZD
TR: ZI EP ZE SX ET ZD GV GM
IL: EL ZE ZI ZD SX EP
RU: RM
GE AM AZ: ZI ZE SX
UA: EP SX ZI
KZ UZ KG: SX ZI
MN: SX ZI
JP: TY NP OX TM ZD
KR: LT SK ZE
CN: CC EH SQ ZE ZI
TW: HT CP ZI ZE
HK: ZE ZI
MO: ZI
TH: ZI TH ZD SX ZE
MY: HK ZE ZI EP SX
BN: ZI ZE
SG: ZE ZI ZD SX
ID: TC ZI EP
PH: ZI EP ZE
VN: ZI SX
LA KH: ZI EP
IN: CZ ZC ZI EP
LK: MK ZI EP
AE: ZE ZI SX EP ZD ZT ZR
SA: TB YL ZD ZE ZI SX EP
QA BH OM KW: ZE ZI EP SX ZD ZT
JO LB: ZE ZI EP SX ZD
IQ: SX
EG: EP ZE ZI SX ZD
MA: ZE EP ZI SX ZD GC OK
TN: EP ZE ZI SX
DZ: ZE EP
CV: EP ZE
SN CI GH NG CM GA CG: EP ZI ZE
BJ TG BF ML GN MR: EP ZI
ZA: ZI EP FC ZE ZD SX TE ZT
NA: ZI EP NB ZE ZD SX
BW SZ LS: ZI EP ZD
ZM ZW MZ MW: ZI EP
AO: ZI SX
KE UG TZ RW: EP ZI SX
ET DJ: ZE EP
MG: EP ZI SX
MU: EP ZE ZI SX
SC: ZE ZI EP
BR: LL MO UD ZE ZI
AR: ZE LL ZI EP SX ZD
UY: ZE EP ZI LL ZD SX
PY: LL ZE ZI
CL: ZE EP ZI EC ZD SX
BO: EP ZI
PE: ZE ZI ZD EP SX
EC: LL ZI ZE ZD
CO: LL ZE ZI ZD ZL
VE: ZI ZD
GY SR: ZE ZD
PA: ZE ZI ZD ZL AL SX
CR: AB ZE ZI ZD AL ZL EP SX
GT SV HN NI: ZE ZI ZD AL
BZ: ZD ZI AL
CU: HV CB RX
DO: ZE ZI ZD EP SX AL
JM: ZI ZE ZD
BS BB TT AG LC GD KN VC DM: ZI ZE ZD
AI VG TC MS: ZI ZE
KY: ZI ZE ZD
AW CW BQ SX: ZD ZI ZE
HT: ZE ZI
AU: ZI ZE EP ZD SX ZT ET JU AX EB
NZ: ZE ZI EP ZD GO JU AX SX ET ZT
NC PF: EP ZI ZE
FJ: ZI ZE ZD EP
WS TO VU CK: ZI ZD
PG SB: ZE ZI
PW: ZD
NF CX: ZE
PK: ZI EP
NP: ZI SX
AD AX CD GQ: EP`

/**
 * Airports and their islands or camps without a rental car, among places with scheduled flights: no roads, no cars, or none
 * for visitors.
 */
export const withoutRentalCars = new Set(
  (
    'HID YVP YPX YGW YPH YIK YZG YVB YCO YHK YXN YGT YUX YIO YRB YGZ YAB YCY YTE YLC ' +
    'BTI PIZ PHO ATK AIN KVL SHH WLK SVA GAM MYU KPN NME EMK AKP WTK SHG ABL OBU ORV BKC DRG ELI GLV KKA ' +
    'KTS SKK TLA UNK WMO SMK HPB VAK CYF EEK KUK ANV HCR RSH SCM KWT KWN GNU TOG NUP KWK KYK MPB ' +
    'PPW NRL WRY EOI FIE LWK OUK SOY FEG PYC'
  ).split(' '),
)
