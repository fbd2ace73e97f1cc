/**
 * What passengers other than adults pay: a name, then the carriers it is for (by home country, kind and journey, see
 * passenger-fares.ts), in per cent off the adult's fare. `lap` may be a flat charge instead, in the currency of the carrier.
 * Source: published conditions of these carriers, rounded.
 */
export const minorDiscounts = `
network child=25 seat=25 lap=90
freeLap child=25 seat=25 lap=100
american child=0 seat=0 lap=100
americanAbroad child=0 seat=0 lap=90
chinese child=50 seat=50 lap=90
indian child=0 seat=0 lap=90
lowCost child=0 seat=0 lap=90
lowCostFreeLap child=0 seat=0 lap=100`

/** Low-cost carriers' charge for an infant on a lap, one way: `amount currency carriers`; the first is of all others. */
export const infantCharges = `
28 USD *
25 EUR FR
27 GBP U2 LS
35 EUR W6 W9 W4
26 EUR VY EW PC TO HV DY D8 V7
1750 INR 6E IX SG QP I5
60 MYR AK D7 FD QZ
40 AUD JQ
33 SGD TR
150 AED FZ G9 3L
1500 JPY MM GK BC
600 MXN Y4 VB`

/** Carriers that file fares for the young (12 to 25) and for seniors (from 60 on), with the discount in per cent. */
export const ageFares = `
youth 10 AF KL LH LX OS SN SK AY IB UX TP AZ LO A3 RO TK AT TU AH MS ET KQ EK EY QR SV RJ ME AI UL VN GA AR LA AM CM AV
senior 10 AF IB UX SK TP AZ AY TK AT MS AI AA UA DL AS AM AR LA CM AV CI BR KE OZ`
