/**
 * Taxes and charges by country, simplified. A line `# country | source | date` says where the rows below come from and from when
 * on they hold. A row is `country code when travel amount currency options`; the currency is that of filing.
 *
 * when: `departure` at the start of a leg, `arrival` at its end, `transit` at a connection, `segment` for
 * each flight that leaves there, `fare` a percentage of the fare of a leg that starts there. travel: of the
 * leg, `domestic`, `international` or `any`. Options: `premium=` amount above economy, `business=` above premium economy, `from=` and `below=`
 * miles of the leg, `children` when children pay nothing, `at=` airports: these rows replace those of the same code
 * without it. Infants without a seat pay percentages only.
 *
 * What airports charge is rounded from their tariffs, and mixed where tariffs differ by airport: `about` in the source says so.
 * Countries without rows have those of tax-fallback-table.ts.
 */
export const taxTable = `
# GB | HMRC rates of air passenger duty; Heathrow conditions of use, other airports about | 2026-04-01
GB GB departure domestic 8 GBP premium=16 children
GB GB departure international 15 GBP premium=32 below=2000 children
GB GB departure international 102 GBP premium=244 from=2000 below=5500 children
GB GB departure international 106 GBP premium=253 from=5500 children
GB GB departure any 0 GBP at=INV,KOI,LSI,SYY,BRR,BEB,TRE,ILY,CAL,WIC
GB UB departure any 24.3 GBP below=2000 at=LHR
GB UB departure any 49.8 GBP from=2000 at=LHR
GB UB departure any 17.2 GBP at=LGW,MAN
GB UB departure any 14.6 GBP
GB UB transit any 12.4 GBP
# IE | airport tariffs, about | 2026-01-01
IE XP departure any 11.2 EUR
IE XP transit any 4.6 EUR
# US | Airlines for America, government-imposed taxes on air transportation | 2026-01-01
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
# CA | Air Travellers Security Charge; airport improvement fees | 2026-01-01
CA XG fare domestic 5 %
CA CA departure domestic 9.46 CAD
CA CA departure international 34.42 CAD
CA SQ departure any 38 CAD at=YYZ
CA SQ departure any 40 CAD at=YUL
CA SQ departure any 25 CAD at=YVR
CA SQ departure any 35 CAD at=YYC,YEG
CA SQ departure any 30 CAD
CA SQ transit any 4 CAD
# MX | tariffs of the airports; Ley Federal de Derechos | 2026-01-01
MX MX fare domestic 16 %
MX MX fare international 4 %
MX XD departure domestic 669 MXN at=MEX
MX XD departure domestic 420 MXN
MX XV departure international 61 USD at=MEX
MX XV departure international 52 USD
MX UK arrival international 983 MXN
# GT | tax on tickets; airport tariff, about | 2026-01-01
GT GT fare international 10 %
GT GT departure international 30 USD
GT XU departure international 3 USD
# SV | airport tariff, about | 2026-01-01
SV SV fare international 13 %
SV SV departure international 32 USD
# HN | airport tariff, about | 2026-01-01
HN HN departure international 48 USD
HN HN departure domestic 3 USD
# NI | airport tariff, about | 2026-01-01
NI NI departure international 44 USD
# BZ | airport tariff, about | 2026-01-01
BZ BZ departure international 40 USD
BZ BZ departure domestic 2 USD
# CR | departure tax and tariff of Juan Santamaria | 2026-01-01
CR CR departure international 29 USD
CR SJ departure international 15 USD
CR CR departure domestic 3 USD
# PA | tariff of Tocumen | 2026-01-01
PA AH departure international 40 USD
PA F3 departure international 12 USD
PA AH departure domestic 3 USD
PA F3 transit any 5 USD
# CU | departure tax within the ticket | 2026-01-01
CU CU departure international 25 USD
# DO | airport tariff and tourist card, about | 2026-01-01
DO DO departure international 35 USD
DO L5 arrival international 10 USD
# JM | travel tax and airport improvement fee, about | 2026-01-01
JM JM departure international 35 USD
JM XJ departure international 21 USD
JM WN departure international 20 USD
# BS | departure tax, about | 2026-01-01
BS BS departure international 29 USD
BS BF departure international 19 USD
BS BS departure domestic 12 USD
# BB | air travel and tourism development fee | 2026-01-01
BB BB departure international 35 USD below=1300
BB BB departure international 70 USD from=1300
BB TH departure international 34 USD
# TT | airport tariff, about | 2026-01-01
TT TT departure international 250 TTD
TT TT departure domestic 50 TTD
# AW | airport tariff, about | 2026-01-01
AW AW departure international 45 USD
# CW | airport tariff, about | 2026-01-01
CW CW departure international 44 USD
# KY | departure tax, about | 2026-01-01
KY KY departure international 45 USD
# BM | passenger tax, about | 2026-01-01
BM BM departure international 67 USD
# BR | Infraero and concession tariffs, about | 2026-01-01
BR BR departure domestic 38.5 BRL
BR BR departure international 72 BRL
BR BR departure international 78 BRL at=GRU,GIG
# AR | tariffs of Aeropuertos Argentina | 2026-01-01
AR AR departure domestic 4700 ARS
AR XR departure international 57 USD
AR TQ departure any 8 USD
AR QO departure international 10 USD
# CL | boarding tax, Junta de Aeronautica Civil | 2026-01-01
CL CL departure domestic 9400 CLP
CL CL departure international 26 USD
# PE | tariff of Lima; VAT | 2026-01-01
PE PE fare domestic 18 %
PE HW departure domestic 7.5 USD
PE HW departure international 31 USD
PE DY departure international 15 USD
PE HW transit any 11.9 USD at=LIM
# CO | VAT and airport tariffs, about | 2026-01-01
CO YS fare domestic 19 %
CO CO departure domestic 26500 COP
CO CO departure international 45 USD
CO JS arrival international 15 USD
# EC | VAT; Eco Delta; tariff of Quito | 2026-01-01
EC EC fare domestic 15 %
EC EC departure domestic 14 USD
EC WT departure international 50 USD
EC ED departure international 51 USD
EC QI departure international 14 USD
# UY | tariff of Carrasco | 2026-01-01
UY UY departure international 58 USD
UY VD fare international 3 %
# PY | tariff of Asuncion, about | 2026-01-01
PY PY departure international 41 USD
PY PY departure domestic 4 USD
# BO | airport tariffs, about | 2026-01-01
BO BO departure international 25 USD
BO BO departure domestic 15 BOB
BO QM fare domestic 13 %
# VE | airport tariffs, about | 2026-01-01
VE VE departure international 60 USD
VE YN fare any 1 %
VE VE departure domestic 12 USD
# GY | departure tax, about | 2026-01-01
GY GY departure international 29 USD
# SR | airport tariff, about | 2026-01-01
SR SR departure international 59 USD
# FR | solidarity tax of 1 March 2025; civil aviation tax; tariffs of the airports | 2025-03-01
FR FR departure any 11.9 EUR
FR O4 departure any 5.36 EUR below=1700
FR O4 departure any 9.63 EUR from=1700
FR QX departure domestic 9.6 EUR
FR QX departure international 17.5 EUR
FR QX departure international 22.4 EUR at=CDG,ORY
FR QX transit any 8.1 EUR
FR IZ departure any 7.4 EUR business=30 below=1700
FR IZ departure any 15 EUR business=80 from=1700 below=3418
FR IZ departure any 40 EUR business=120 from=3418
# DE | aviation tax of 1 July 2026; security charge; tariffs of the airports | 2026-07-01
DE DE departure any 10 EUR
DE RA departure any 26.4 EUR at=FRA
DE RA departure any 22.8 EUR at=MUC,BER,HAM,DUS
DE RA departure any 17.9 EUR
DE RA transit any 13.9 EUR
DE OY departure any 13.03 EUR below=1550
DE OY departure any 33.01 EUR from=1550 below=3730
DE OY departure any 59.43 EUR from=3730
# ES | tariffs of Aena | 2026-03-01
ES JD departure any 18.6 EUR at=MAD,BCN
ES JD departure any 12.9 EUR
ES JD transit any 9.8 EUR
ES OG departure any 0.64 EUR
ES QV departure any 3.8 EUR
# IT | council surcharge; tariffs of the airports | 2026-01-01
IT HB departure any 7.5 EUR
IT IT departure domestic 8.2 EUR
IT IT departure international 16.4 EUR
IT IT departure international 20.8 EUR at=FCO,MXP
IT IT transit any 8.1 EUR
IT VT departure any 2.6 EUR
IT MJ departure any 1.1 EUR
# NL | ticket tax of 2026; tariff of Schiphol | 2026-04-01
NL VV departure any 30.25 EUR
NL CJ departure any 13.1 EUR
NL CJ transit any 6.2 EUR
NL RN departure any 15.9 EUR
NL RN transit any 7.1 EUR
# BE | tariffs of Brussels and Charleroi | 2026-04-01
BE BE departure any 29.6 EUR at=BRU
BE BE departure any 11.5 EUR
BE BE transit any 12.1 EUR
# LU | airport tariff, about | 2026-01-01
LU LU departure any 9.8 EUR
# CH | tariffs of Zurich and Geneva | 2026-04-01
CH CH departure any 33.5 CHF at=ZRH
CH CH departure any 23.8 CHF
CH CH transit any 14.2 CHF
# AT | air transport levy; tariff of Vienna | 2026-01-01
AT ZY departure any 19.8 EUR
AT AT departure any 8.3 EUR
AT QD departure any 30 EUR below=217
AT QD departure any 12 EUR from=217
AT ZY transit any 9.9 EUR
# PT | tariffs of ANA; carbon tax | 2026-01-01
PT YP departure any 16.9 EUR at=LIS
PT YP departure any 12.4 EUR
PT PT departure any 9.3 EUR
PT J9 departure any 2 EUR
PT YP transit any 7.2 EUR
# DK | passenger levy of 1 January 2025; tariff of Copenhagen | 2026-01-01
DK ZO departure any 172 DKK
DK ZO transit any 64 DKK
DK DK departure any 30 DKK below=1900
DK DK departure any 250 DKK from=1900 below=3700
DK DK departure any 300 DKK from=3700
# NO | air passenger tax of 2026; tariff of Avinor | 2026-01-01
NO ZN departure domestic 164 NOK
NO ZN departure international 236 NOK
NO ZN transit any 60 NOK
NO NO departure any 60 NOK below=2200
NO NO departure any 342 NOK from=2200
# SE | tariff of Swedavia; the air travel tax ended on 1 July 2025 | 2026-01-01
SE SE departure any 176 SEK
SE SE transit any 62 SEK
# FI | tariff of Finavia | 2026-01-01
FI DQ departure any 8.4 EUR
FI WL departure any 8.9 EUR
FI DQ transit any 4.1 EUR
# IS | tariff of Isavia, about | 2026-01-01
IS IS departure domestic 1500 ISK
IS IS departure international 3900 ISK
IS IS transit any 1500 ISK
# PL | tariffs of the airports | 2026-01-01
PL XW departure any 62 PLN at=WAW
PL XW departure any 48 PLN
PL ND departure any 26 PLN
PL XW transit any 24 PLN
# CZ | tariff of Prague | 2026-01-01
CZ CZ departure any 655 CZK
CZ EG departure any 190 CZK
CZ CZ transit any 200 CZK
# SK | airport tariff, about | 2026-01-01
SK SK departure any 15.5 EUR
# HU | tariff of Budapest; the air travel levy ended on 1 January 2025 | 2026-01-01
HU HU departure any 22.9 EUR
HU JW departure any 3.6 EUR
HU HU transit any 8 EUR
# RO | airport tariffs, about | 2026-01-01
RO RO departure any 9.8 EUR
RO EJ departure any 7.6 EUR
# BG | airport tariffs, about | 2026-01-01
BG BG departure any 8.9 EUR
BG BJ departure any 4.9 EUR
# GR | airport development charge; tariff of Athens | 2026-01-01
GR GR departure any 12 EUR
GR WQ departure domestic 9.2 EUR
GR WQ departure international 18.5 EUR
GR WQ transit any 8.8 EUR
GR WP departure any 6.2 EUR
# CY | airport tariff, about | 2026-01-01
CY CY departure any 17.9 EUR
# MT | airport tariff, about | 2026-01-01
MT MT departure any 19.6 EUR
# HR | airport tariffs, about | 2026-01-01
HR HR departure domestic 7.5 EUR
HR HR departure international 17.6 EUR
HR MI departure any 1.33 EUR
# SI | airport tariff, about | 2026-01-01
SI SI departure any 17.5 EUR
# RS | tariff of Belgrade | 2026-01-01
RS RS departure any 19.5 EUR
RS LG departure any 5.6 EUR
RS RS transit any 8 EUR
# BA | airport tariff, about | 2026-01-01
BA BA departure any 13 EUR
# ME | airport tariff, about | 2026-01-01
ME ME departure any 15 EUR
# MK | airport tariff, about | 2026-01-01
MK MK departure any 12.5 EUR
# AL | airport tariff, about | 2026-01-01
AL AL departure any 12 EUR
# XK | airport tariff, about | 2026-01-01
XK XK departure any 13 EUR
# EE | airport tariff, about | 2026-01-01
EE EE departure any 12.6 EUR
# LV | airport tariff, about | 2026-01-01
LV LV departure any 10.9 EUR
LV XM departure any 7.3 EUR
LV LV transit any 3 EUR
# LT | airport tariff, about | 2026-01-01
LT LT departure any 9.7 EUR
# MD | airport tariff, about | 2026-01-01
MD MD departure any 9 EUR
# TR | tariffs of the airports | 2026-01-01
TR TR departure domestic 3 EUR
TR TR departure international 22 EUR at=IST
TR TR departure international 17 EUR
TR TR transit any 5 EUR
TR M6 departure international 3 EUR
# RU | airport tariffs, about | 2026-01-01
RU RI departure any 340 RUB
RU UH departure any 290 RUB
# BY | airport tariff, about | 2026-01-01
BY BY departure any 14 EUR
# GE | airport tariff | 2026-01-01
GE GE departure international 24 USD
GE GE departure domestic 4 USD
# AM | departure fee and airport tariff | 2026-01-01
AM AM departure international 10000 AMD
AM AF departure international 19 USD
# AZ | airport tariff, about | 2026-01-01
AZ AZ departure international 20 USD
AZ AZ departure domestic 5 USD
# KZ | airport tariffs, about | 2026-01-01
KZ UJ departure international 21 USD
KZ UJ departure domestic 2200 KZT
# UZ | airport tariffs, about | 2026-01-01
UZ UZ departure international 25 USD
UZ UZ departure domestic 4 USD
# KG | airport tariff, about | 2026-01-01
KG KG departure international 18 USD
# MN | airport tariff, about | 2026-01-01
MN MN departure international 22 USD
MN MN departure domestic 4 USD
# AE | tariffs of Dubai, Abu Dhabi and Sharjah | 2026-01-01
AE AE departure any 75 AED
AE F6 departure any 40 AED
AE TP departure any 5 AED
AE ZR departure any 10 AED
AE ZR arrival any 5 AED
AE F6 transit any 10 AED
# QA | tariff of Hamad | 2026-01-01
QA QA departure any 60 QAR
QA G4 departure any 50 QAR
QA R9 departure any 10 QAR
QA G4 transit any 30 QAR
# SA | tariffs of the airports | 2026-01-01
SA T2 departure domestic 21 SAR
SA T2 arrival domestic 10 SAR
SA E3 departure international 87 SAR
SA IO departure international 10 SAR
SA E3 transit any 40 SAR
# KW | airport tariff and civil aviation fee | 2026-01-01
KW KW departure international 3 KWD
KW N4 departure international 2 KWD
KW YX departure international 1 KWD
# BH | airport tariff | 2026-01-01
BH BH departure international 10 BHD
BH HM departure international 3 BHD
BH HM transit any 2.5 BHD
# OM | tariff of Oman Airports | 2026-01-01
OM OM departure international 10 OMR
OM I2 departure international 1 OMR
OM OM departure domestic 1 OMR
# JO | departure tax and tariff of Queen Alia | 2026-01-01
JO JO departure international 40 JOD
JO QA departure international 15 JOD
JO JO departure domestic 5 JOD
# LB | departure tax | 2026-01-01
LB LB departure international 35 USD business=65
LB LB transit any 5 USD
# IQ | airport tariffs, about | 2026-01-01
IQ IQ departure international 35 USD
IQ IQ departure domestic 10 USD
# IR | airport tariff, about | 2026-01-01
IR IR departure international 12 USD
# IL | tariff of Ben Gurion | 2026-01-01
IL IL departure international 28 USD
IL AP departure international 5 USD
IL IL departure domestic 3 USD
# YE | airport tariff, about | 2026-01-01
YE YE departure international 30 USD
# EG | airport tariffs | 2026-01-01
EG JK departure international 25 USD
EG EG departure domestic 150 EGP
EG O2 departure any 4 USD
EG EQ departure any 2 USD
# MA | air solidarity tax; tariff of ONDA | 2026-01-01
MA MA departure domestic 38 MAD
MA MA departure international 160 MAD
MA YH departure international 100 MAD business=400
# DZ | airport tariffs, about | 2026-01-01
DZ DZ departure international 3900 DZD
DZ DZ departure domestic 700 DZD
# TN | airport tariffs, about | 2026-01-01
TN TN departure international 18 EUR
TN R4 departure international 20 TND
TN TN departure domestic 6 TND
# LY | airport tariff, about | 2026-01-01
LY LY departure international 20 USD
# SD | airport tariff, about | 2026-01-01
SD SD departure international 45 USD
# ZA | tariffs of ACSA; passenger tax of SARS | 2026-04-01
ZA ZA departure domestic 160 ZAR
ZA ZA departure international 505 ZAR
ZA WC departure international 190 ZAR
ZA UM departure any 30 ZAR
ZA ZV departure any 29 ZAR
# KE | air passenger service charge | 2026-01-01
KE TU departure international 50 USD
KE TU departure domestic 600 KES
KE F6 departure any 5 USD
# NG | ticket sales charge; passenger service charge | 2026-01-01
NG NG departure international 100 USD
NG NG departure domestic 2000 NGN
NG TE fare any 5 %
NG QT departure international 20 USD
# GH | passenger service charge | 2026-01-01
GH GH departure international 60 USD business=100
GH GH departure domestic 5 GHS
GH GU fare domestic 5 %
# ET | airport tariff | 2026-01-01
ET ET departure international 34 USD
ET ET departure domestic 120 ETB
ET ET transit any 5 USD
# TZ | airport tariffs | 2026-01-01
TZ TZ departure international 49 USD
TZ TZ departure domestic 10000 TZS
TZ GR fare domestic 18 %
# UG | airport tariff | 2026-01-01
UG UG departure international 57.2 USD
# RW | airport tariff | 2026-01-01
RW RW departure international 45 USD
RW RW transit any 8 USD
# SN | airport tariff of Dakar | 2026-01-01
SN SN departure international 41000 XOF
SN EX departure international 9000 XOF
# CI | airport tariff, about | 2026-01-01
CI CI departure international 39000 XOF
# CM | airport tariff, about | 2026-01-01
CM CM departure international 40000 XAF
# GA | airport tariff, about | 2026-01-01
GA GA departure international 45000 XAF
# CG | airport tariff, about | 2026-01-01
CG CG departure international 42000 XAF
# CD | Go Pass; airport tariff | 2026-01-01
CD CD departure international 50 USD
CD LW departure international 25 USD
CD CD departure domestic 10 USD
# AO | airport tariff, about | 2026-01-01
AO AO departure international 42 USD
AO AO departure domestic 6 USD
# ZM | airport tariff | 2026-01-01
ZM ZM departure international 38 USD
ZM ZM departure domestic 8 USD
# ZW | airport tariff | 2026-01-01
ZW ZW departure international 50 USD
ZW ZW departure domestic 15 USD
# MZ | airport tariff, about | 2026-01-01
MZ MZ departure international 42 USD
MZ MZ departure domestic 12 USD
# BW | airport tariff | 2026-01-01
BW BW departure international 28 USD
# NA | airport tariff | 2026-01-01
NA NA departure international 520 NAD
NA NA departure domestic 150 NAD
# MU | passenger fee and solidarity levy | 2026-01-01
MU MU departure international 36 EUR
MU M7 departure international 1 EUR business=50
# SC | airport tariff | 2026-01-01
SC SC departure international 70 USD
# MG | airport tariff | 2026-01-01
MG MG departure international 34 EUR
# ML | airport tariff, about | 2026-01-01
ML ML departure international 44000 XOF
# BF | airport tariff, about | 2026-01-01
BF BF departure international 40000 XOF
# IN | GST of 22 September 2025; aviation security fee; user development fees | 2026-01-01
IN K3 fare any 5 % premium=18
IN P2 departure domestic 236 INR
IN P2 departure international 12 USD
IN IN departure domestic 152 INR at=DEL
IN IN departure international 767 INR at=DEL
IN IN departure domestic 207 INR at=BOM
IN IN departure international 820 INR at=BOM
IN IN departure domestic 500 INR
IN IN departure international 1150 INR
IN IN arrival any 90 INR at=DEL,BOM
# PK | federal excise duty on tickets; airport charges | 2025-07-01
PK SP departure domestic 2000 PKR
PK SP departure international 2800 PKR
PK PK departure international 12500 PKR business=105000 below=2200
PK PK departure international 12500 PKR business=210000 from=2200 below=5500
PK PK departure international 12500 PKR business=350000 from=5500
PK YI departure international 20 USD
# BD | travel tax; excise duty; embarkation fee | 2026-01-01
BD OW departure international 2000 BDT below=1500
BD OW departure international 4000 BDT from=1500 below=2500
BD OW departure international 6000 BDT from=2500
BD BD departure international 500 BDT
BD BD departure domestic 200 BDT
BD UT departure international 11 USD
BD E5 departure international 2500 BDT
BD E5 departure domestic 700 BDT
# LK | embarkation levy | 2026-01-01
LK LK departure international 60 USD
# MV | departure tax and airport development fee | 2024-12-01
MV MV departure international 50 USD business=120
MV DS departure international 50 USD business=120
# CN | airport construction fee | 2026-01-01
CN CN departure domestic 50 CNY children
CN CN departure international 90 CNY
# HK | air passenger departure tax of 1 October 2025; security charge; construction fee | 2025-10-01
HK HK departure any 200 HKD children
HK G3 departure any 90 HKD business=160 below=1900
HK G3 departure any 160 HKD business=180 from=1900
HK I5 departure any 65 HKD
HK G3 transit any 70 HKD
# MO | airport tariff | 2026-01-01
MO MO departure international 110 MOP
MO YK departure international 30 MOP
# TW | airport service charge | 2026-01-01
TW TW departure international 500 TWD
TW TW departure domestic 30 TWD
# JP | international tourist tax of 1 July 2026; tariffs of the airports | 2026-07-01
JP SW departure domestic 450 JPY
JP SW departure international 2950 JPY at=HND
JP SW departure international 2460 JPY at=NRT
JP SW departure international 3310 JPY at=KIX
JP SW departure international 2300 JPY
JP OI departure international 700 JPY at=NRT
JP OI departure international 320 JPY
JP TK departure international 3000 JPY
JP SW transit any 1270 JPY
# KR | airport charge, departure fund and disease control contribution | 2024-07-01
KR BP departure domestic 4000 KRW
KR BP departure international 25000 KRW at=ICN,GMP
KR BP departure international 20000 KRW
KR BP transit any 10000 KRW
# SG | Changi passenger service and security fee, aviation levy, airport development levy | 2026-01-01
SG SG departure any 46.4 SGD
SG OP departure any 8 SGD
SG L7 departure any 10.8 SGD
SG OO transit any 6 SGD
SG L7 transit any 3 SGD
# MY | passenger service charges; departure levy | 2026-01-01
MY MY departure domestic 11 MYR
MY MY departure international 35 MYR below=1400
MY MY departure international 73 MYR from=1400
MY MY transit any 30 MYR
MY H8 departure any 1 MYR
MY D8 departure international 8 MYR premium=50 below=1800
MY D8 departure international 20 MYR premium=150 from=1800
# TH | passenger service charge of 2026; advance passenger processing fee | 2026-06-20
TH TS departure domestic 130 THB
TH TS departure international 1120 THB
TH E7 departure international 35 THB
TH E7 arrival international 35 THB
TH G8 departure any 15 THB
# ID | VAT; passenger service charges | 2026-01-01
ID ID fare domestic 11 %
ID D5 departure domestic 168000 IDR at=CGK
ID D5 departure domestic 119000 IDR
ID D5 departure international 230000 IDR
# PH | passenger service charges | 2025-09-14
PH PH departure domestic 390 PHP at=MNL
PH PH departure domestic 300 PHP
PH PH departure international 950 PHP at=MNL
PH PH departure international 850 PHP
PH LI departure any 15 PHP
# VN | VAT; passenger service and security charges | 2026-01-01
VN UE fare domestic 8 %
VN JC departure domestic 99000 VND
VN JC departure international 25 USD
VN C4 departure any 2 USD
# KH | passenger service charges | 2026-01-01
KH KH departure international 35 USD
KH KH departure domestic 10 USD
# LA | passenger service charges | 2026-01-01
LA LA departure international 18 USD
LA LA departure domestic 2 USD
# MM | passenger service charges | 2026-01-01
MM MM departure international 20 USD
MM MM departure domestic 1000 MMK
# BN | passenger service charge | 2026-01-01
BN BN departure international 25 BND
# AU | passenger movement charge; GST; tariffs of the airports | 2026-07-01
AU UO fare domestic 10 %
AU AU departure international 70 AUD children
AU WY departure domestic 21.4 AUD
AU WY departure international 58.6 AUD at=SYD
AU WY departure international 44.9 AUD at=MEL,BNE,PER
AU WY departure international 32.5 AUD
AU WG departure any 6.3 AUD
AU WG arrival international 12.8 AUD
# NZ | GST; passenger levies; tariff of Auckland (the visitor levy is paid with the visa) | 2026-01-01
NZ NZ fare domestic 15 %
NZ IA departure any 18.6 NZD
NZ F1 departure international 16.1 NZD
NZ F1 arrival international 21.3 NZD
# FJ | departure tax and airport charge | 2026-01-01
FJ FJ departure international 200 FJD children
FJ FJ departure domestic 12 FJD
# PG | airport tariff | 2026-01-01
PG PG departure international 105 PGK
PG PG departure domestic 20 PGK
# NC | airport tariff, about | 2026-01-01
NC NC departure international 5800 XPF
# PF | airport tariff, about | 2026-01-01
PF PF departure international 4600 XPF
# WS | airport tariff | 2026-01-01
WS WS departure international 100 WST
# TO | airport tariff | 2026-01-01
TO TO departure international 65 TOP
# VU | airport tariff | 2026-01-01
VU VU departure international 5300 VUV`
