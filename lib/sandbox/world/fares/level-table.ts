/**
 * How the lowest fares between two parts of the world, or inside a country, compare with what the distance gives.
 * Source: guess, calibrated on the ranges of scripts/market/price-ranges-table.ts.
 */
export const pairLevels = `
europe europe 0.72
europe cis 1
europe middleEast 0.85
europe northAfrica 0.7
europe africa 1
europe southAsia 0.85
europe southEastAsia 1.05
europe northAsia 1.2
europe china 0.95
europe oceania 0.92
europe northAmerica 0.8
europe caribbean 0.95
europe southAmerica 1.32
northAmerica northAmerica 0.9
northAmerica caribbean 0.85
northAmerica southAmerica 0.95
northAmerica northAsia 1.18
northAmerica china 1.05
northAmerica southEastAsia 0.85
northAmerica southAsia 0.85
northAmerica middleEast 1
northAmerica northAfrica 1
northAmerica africa 1.02
northAmerica oceania 1
northAmerica cis 1.1
caribbean caribbean 1
caribbean southAmerica 1
southAmerica southAmerica 0.95
middleEast middleEast 0.85
middleEast northAfrica 0.75
middleEast africa 0.95
middleEast southAsia 0.95
middleEast southEastAsia 0.85
middleEast china 0.9
northAfrica northAfrica 0.9
northAfrica africa 1.2
africa africa 1.5
southAsia southAsia 0.85
southAsia southEastAsia 0.75
southAsia china 0.9
southEastAsia southEastAsia 0.8
southEastAsia china 0.78
southEastAsia northAsia 0.85
southEastAsia oceania 0.85
northAsia northAsia 0.97
northAsia china 0.85
northAsia oceania 0.95
china china 1.2
china oceania 0.85
oceania oceania 0.8
cis cis 1
cis middleEast 0.85
cis china 1
US US 0.82
CA CA 0.8
MX MX 0.75
BR BR 1
CO CO 0.65
PE PE 0.7
CL CL 0.6
AR AR 0.7
EC EC 0.8
GB GB 0.75
DE DE 1
FR FR 0.72
IT IT 0.72
ES ES 0.8
NO NO 1.1
SE SE 0.9
FI FI 0.9
TR TR 0.6
RU RU 0.65
SA SA 1.08
EG EG 0.7
MA MA 0.6
ZA ZA 0.95
KE KE 1.4
NG NG 1.8
ET ET 1
IN IN 0.82
PK PK 0.8
BD BD 0.8
NP NP 1.6
CN CN 1.15
TW TW 0.7
JP JP 2.2
KR KR 1
TH TH 1.1
VN VN 0.95
ID ID 1.08
PH PH 1
MY MY 0.65
AU AU 0.85
NZ NZ 0.8`

/** Where half of a round trip is sold for the same as a one-way fare: domestic journeys in these countries. */
export const oneWayCountries =
  'US CA MX BR CL PE CO AR IN CN JP KR TH VN ID PH MY AU NZ ZA TR RU SA NO SE NG KE PK'

/** Carriers that sell every journey one way at half of a round trip, besides the low-cost carriers. */
export const oneWayCarriers = 'B6 AS FI HA VA WS DE TP EI'

/**
 * How the fares of a carrier compare with those of the others of its kind: `carriers level`. Those of network carriers apply
 * to international journeys only.
 */
export const carrierLevels = `
MU CZ HU 3U ZH MF HO SC GS KN 0.78
CA SU VN 0.84
MS SV GF ET WB DT AH TU PK BG RA PR KU J2 HY R3 B2 0.87
AT RJ WY KQ UL AI TP FI JU RO OU MK EY AZ LO 0.92
TK QR AY EI SK UX IB BT A3 CI OZ MH AV TG KC ME AM 0.96
BA AF KL LH UA AA DL AC CM EK CX 1.02
LX SQ JL NH QF NZ LY FJ PX 1.07
FR W6 W4 W9 AK D7 FD QZ VJ 5J G4 9C 0.88
U2 PC LS TR 3K SG F9 NK IX G9 FA JT TO HV 1
VY EW DY D8 6E JQ FZ XY F3 G8 H2 Y4 VB V7 1.12
WN WS PD BC 1.3`
