/**
 * What a tax code stands for, as it is printed; absent: the country's own tax without a name of its own.
 * Source: public lists of ticket taxes.
 */
const table = `
YQ Carrier surcharge
YR Carrier surcharge
GB Air passenger duty
UB Passenger service charge
US Transportation tax
ZP Flight segment tax
AY Passenger civil aviation security service fee
XF Passenger facility charge
YC Customs user fee
XY Immigration user fee
XA Animal and plant health inspection fee
CA Air travellers security charge
SQ Airport improvement fee
XG Goods and services tax
DE Passenger service charge
RA Passenger service charge
OY Air transport tax
FR Civil aviation tax
QX Passenger service charge
IZ Solidarity tax
IT Embarkation tax
JD Departure charge
OG Security tax
QV Security charge
CJ Security service charge
RN Passenger service charge
CH Passenger and security charge
AT Passenger service charge
QD Air transport levy
VV Air passenger tax
HB Municipal tax
ZY Passenger service charge
AU Passenger movement charge
WY Passenger service charge
UO Goods and services tax
NZ Passenger service charge
JP Passenger service charge
SW Passenger service facility charge
OI Passenger security service charge
TK International tourist tax
HK Air passenger departure tax
G3 Airport construction fee
I5 Airport security charge
SG Passenger service charge
OP Passenger security service charge
L7 Aviation levy
IN User development fee
P2 Passenger security fee
K3 Goods and services tax
AE Passenger service charge
F6 Passenger facilities charge
TP Passenger security and safety fee
ZR Advance passenger information fee
BR Embarkation tax
MX Value added tax
XD Departure charge
UK Immigration charge
ZA Passenger safety charge
EV Passenger security charge
WC Passenger service charge
TR Airport service charge
M6 Security charge
TH Passenger service charge
E7 Advance passenger processing fee
TS Departure tax`

const names: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)] as const),
)

/** What a tax code stands for; undefined: not known. */
export const taxName = (code: string): string | undefined => names.get(code)
