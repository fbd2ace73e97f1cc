/**
 * Taxes and charges of the countries with most traffic, simplified: `country code when travel amount currency
 * options`.
 *
 * when: `departure` at the start of a leg, `arrival` at its end, `transit` at a connection, `segment` for
 * each flight that leaves there, `fare` a percentage of the fare of a leg that starts there. travel: of the
 * leg, `domestic`, `international` or `any`. Options: `premium=` amount above economy, `from=` and `below=`
 * miles of the leg, `children` when children pay nothing, `at=` airport. Infants without a seat pay
 * percentages only.
 *
 * As published until November 2026: air passenger duty of 1 April 2026 (GB), solidarity tax of 1 March 2025 (FR IZ), aviation
 * tax of 1 July 2026 (DE OY), ticket tax of 2026 (NL VV), transportation taxes of 2026 (US), GST of 22 September 2025 (IN K3),
 * tourist tax of 1 July 2026 (JP TK), departure tax of 1 October 2025 (HK), service charge of 2026 (TH TS). What airports charge is
 * rounded from their tariffs.
 */
export const taxTable = `
GB GB departure domestic 8 GBP premium=16 children
GB GB departure international 15 GBP premium=32 below=2000 children
GB GB departure international 102 GBP premium=244 from=2000 below=5500 children
GB GB departure international 106 GBP premium=253 from=5500 children
GB UB departure any 24.3 GBP below=2000 at=LHR
GB UB departure any 49.8 GBP from=2000 at=LHR
GB UB departure any 14.6 GBP
GB UB transit any 12.4 GBP
US US fare domestic 7.5 %
US ZP segment domestic 5.3 USD
US AY departure any 5.6 USD
US XF departure any 4.5 USD
US XF transit any 4.5 USD
US US departure international 23.4 USD
US US arrival international 23.4 USD
US YC arrival international 7.39 USD
US XY arrival international 7 USD
US XA arrival international 3.84 USD
CA XG fare domestic 5 %
CA CA departure domestic 9.46 CAD
CA CA departure international 34.42 CAD
CA SQ departure any 32 CAD
MX MX fare domestic 16 %
MX MX fare international 4 %
MX XD departure domestic 420 MXN
MX XV departure international 52 USD
MX UK arrival international 860 MXN
BR BR departure domestic 38.5 BRL
BR BR departure international 72 BRL
AR AR departure domestic 4700 ARS
AR XR departure international 57 USD
AR TQ departure any 8 USD
CL CL departure domestic 9400 CLP
CL CL departure international 26 USD
CO YS fare domestic 19 %
CO CO departure domestic 26500 COP
CO CO departure international 45 USD
CO JS arrival international 15 USD
PE PE fare domestic 18 %
PE HW departure domestic 7.5 USD
PE HW departure international 31 USD
PE DY departure international 15 USD
PA AH departure international 40 USD
PA F3 departure international 12 USD
FR FR departure any 11.9 EUR
FR QX departure domestic 9.6 EUR
FR QX departure international 17.5 EUR
FR QX transit any 8.1 EUR
FR IZ departure any 7.4 EUR premium=30 below=1700
FR IZ departure any 15 EUR premium=80 from=1700 below=3418
FR IZ departure any 40 EUR premium=120 from=3418
DE DE departure any 10 EUR
DE RA departure any 26.4 EUR
DE RA transit any 13.9 EUR
DE OY departure any 13.03 EUR below=1550
DE OY departure any 33.01 EUR from=1550 below=3730
DE OY departure any 59.43 EUR from=3730
ES JD departure any 17.1 EUR
ES JD transit any 9.8 EUR
ES OG departure any 0.64 EUR
ES QV departure any 3.8 EUR
IT HB departure any 7.5 EUR
IT IT departure domestic 8.2 EUR
IT IT departure international 16.4 EUR
IT IT transit any 8.1 EUR
IT VT departure any 2.6 EUR
NL VV departure any 30.25 EUR
NL CJ departure any 13.1 EUR
NL CJ transit any 6.2 EUR
NL RN departure any 15.9 EUR
NL RN transit any 7.1 EUR
BE BE departure any 27.3 EUR
BE BE transit any 12.1 EUR
CH CH departure any 29.5 CHF
CH CH transit any 14.2 CHF
AT ZY departure any 19.8 EUR
AT AT departure any 8.3 EUR
AT QD departure any 30 EUR below=217
AT QD departure any 12 EUR from=217
AT ZY transit any 9.9 EUR
PT YP departure any 14.6 EUR
PT PT departure any 9.3 EUR
PT J9 departure any 2 EUR
PT YP transit any 7.2 EUR
DK ZO departure any 172 DKK
DK ZO transit any 64 DKK
NO ZN departure domestic 164 NOK
NO ZN departure international 236 NOK
NO ZN transit any 60 NOK
SE SE departure any 176 SEK
SE SE transit any 62 SEK
FI DQ departure any 8.4 EUR
FI WL departure any 8.9 EUR
FI DQ transit any 4.1 EUR
PL XW departure any 62 PLN
PL ND departure any 26 PLN
PL XW transit any 24 PLN
GR GR departure any 12 EUR
GR WQ departure domestic 9.2 EUR
GR WQ departure international 18.5 EUR
TR TR departure domestic 3 EUR
TR TR departure international 20 EUR
TR TR transit any 5 EUR
RU RI departure any 340 RUB
RU UH departure any 290 RUB
AE AE departure any 75 AED
AE F6 departure any 40 AED
AE TP departure any 5 AED
AE ZR departure any 10 AED
AE F6 transit any 10 AED
QA QA departure any 60 QAR
QA G4 departure any 50 QAR
QA G4 transit any 30 QAR
SA T2 departure domestic 21 SAR
SA E3 departure international 87 SAR
SA E3 transit any 40 SAR
IL IL departure international 28 USD
IL AP departure international 5 USD
EG JK departure international 25 USD
EG EG departure domestic 150 EGP
EG O2 departure any 4 USD
ZA ZA departure domestic 160 ZAR
ZA ZA departure international 505 ZAR
ZA UM departure any 30 ZAR
ZA ZV departure any 29 ZAR
KE TU departure international 50 USD
KE TU departure domestic 600 KES
ET ET departure international 34 USD
MA MA departure domestic 38 MAD
MA MA departure international 160 MAD
NG NG departure international 100 USD
NG TE fare any 5 %
IN K3 fare any 5 % premium=18
IN P2 departure domestic 236 INR
IN P2 departure international 12 USD
IN IN departure any 670 INR
CN CN departure domestic 50 CNY children
CN CN departure international 90 CNY
HK HK departure any 200 HKD children
HK G3 departure any 90 HKD premium=170
HK I5 departure any 65 HKD
HK G3 transit any 70 HKD
TW TW departure international 500 TWD
JP SW departure domestic 450 JPY
JP SW departure international 2900 JPY
JP OI departure international 320 JPY
JP TK departure international 3000 JPY
JP SW transit any 1500 JPY
KR BP departure domestic 4000 KRW
KR BP departure international 28000 KRW
KR BP transit any 10000 KRW
SG SG departure any 46.4 SGD
SG OP departure any 8 SGD
SG L7 departure any 10.8 SGD
SG OO transit any 6 SGD
SG L7 transit any 3 SGD
MY MY departure domestic 11 MYR
MY MY departure international 73 MYR
MY H8 departure any 1 MYR
MY D8 departure international 8 MYR premium=50 below=1800
MY D8 departure international 20 MYR premium=150 from=1800
TH TS departure domestic 130 THB
TH TS departure international 1120 THB
TH E7 departure international 35 THB
TH G8 departure any 15 THB
ID ID fare domestic 11 %
ID D5 departure domestic 119000 IDR
ID D5 departure international 230000 IDR
PH PH departure domestic 200 PHP
PH PH departure international 550 PHP
PH LI departure any 15 PHP
VN UE fare domestic 8 %
VN JC departure domestic 99000 VND
VN JC departure international 25 USD
VN C4 departure any 2 USD
AU UO fare domestic 10 %
AU AU departure international 70 AUD children
AU WY departure domestic 21.4 AUD
AU WY departure international 41.8 AUD
NZ NZ fare domestic 15 %
NZ IA departure any 18.6 NZD
NZ F1 departure international 16.1 NZD`
