/**
 * What a night is taxed with, by country and in the best-known cities: `key|tax on the room|levies|service charge in per
 * cent|source`. A city's row takes the place of its country's.
 *
 * - tax on the room: its name and per cent; five numbers are by stars.
 * - levies, separated by `; `: name, amount, then `%` of the room rate, or a currency and `guest` or `room` for each night;
 *   five amounts are by stars; `max` is the most nights that are charged.
 * - source: `own 2026` is own knowledge as of 2026, not looked up in the law. Where a law goes by the price of the night
 *   (India, Japan, Hamburg) or by the month (Greece, Venice: the high season), the stars stand for it.
 *
 * Countries that are missing have 10 per cent and nothing else. In the United States the tax on the room is all of state,
 * county and city.
 */
export const lodgingTaxTable = `
AD|IGI 4.5|Tourist tax 1 1 1.5 2 3 EUR guest max 7|0|own 2026
AE|VAT 5|Municipality fee 7%|10|own 2026
AL|VAT 6|Tourist tax 140 140 140 350 350 ALL guest|0|own 2026
AR|VAT 21||0|own 2026
AT|VAT 10|Local tax 2.5 EUR guest|0|own 2026
AU|GST 10||0|own 2026
AW|Tourist levy 12.5||10|own 2026
BE|VAT 12|City tax 3 EUR room|0|own 2026
BG|VAT 9|Tourist tax 0.7 EUR guest|0|own 2026
BH|VAT 10|Government levy 5%; Hotel tax 3 BHD room|10|own 2026
BR|ISS 5||10|own 2026
BS|VAT 10||10|own 2026
CA|GST and provincial tax 13|Accommodation tax 4%|0|own 2026
CH|VAT 3.8|City tax 3 CHF guest|0|own 2026
CL|VAT 19||0|own 2026
CN|VAT 6||10|own 2026
CO|VAT 19||0|own 2026
CR|VAT 13||0|own 2026
CY|VAT 9||0|own 2026
CZ|VAT 12|Local fee 30 CZK guest max 60|0|own 2026
DE|VAT 7||0|own 2026
DK|VAT 25||0|own 2026
DO|ITBIS 18||10|own 2026
EC|VAT 15||10|own 2026
EE|VAT 13||0|own 2026
EG|VAT 14||12|own 2026
ES|VAT 10||0|own 2026
FI|VAT 13.5||0|own 2026
FJ|VAT 12.5|Environment levy 5%|0|own 2026
FR|VAT 10|Tourist tax 0.9 1.1 1.7 2.6 3.4 EUR guest|0|own 2026
GB|VAT 20||0|own 2026
GE|VAT 18||0|own 2026
GR|VAT 13|Climate resilience fee 2 2 5 10 15 EUR room|0|own 2026
HK|Hotel accommodation tax 3||10|own 2026
HR|VAT 13|Tourist tax 2 EUR guest|0|own 2026
HU|VAT 5|Tourism tax 500 HUF guest|0|own 2026
ID|Regional tax 10||10|own 2026
IE|VAT 13.5||0|own 2026
IL|VAT 18||0|own 2026
IN|GST 5 5 5 18 18||0|own 2026
IS|VAT 11|Accommodation tax 800 ISK room|0|own 2026
IT|VAT 10|City tax 1 1.5 2 3 4 EUR guest max 7|0|own 2026
JM|GCT 10|Room tax 1 1 2 4 4 USD room|10|own 2026
JO|Sales tax 8||10|own 2026
JP|Consumption tax 10||0|own 2026
KE|VAT 16|Tourism levy 2%|0|own 2026
KH|VAT 10|Accommodation tax 2%|0|own 2026
KR|VAT 10||0|own 2026
KW|None 0||15|own 2026
LK|VAT 18|Tourism levy 1%|10|own 2026
LT|VAT 12|City tax 2 EUR guest|0|own 2026
LU|VAT 3||0|own 2026
LV|VAT 12|City tax 1 EUR guest max 10|0|own 2026
MA|VAT 10|Tourist tax 25 MAD guest|0|own 2026
MC|VAT 10||0|own 2026
ME|VAT 7|Residence tax 1 EUR guest|0|own 2026
MO|Tourism tax 5||10|own 2026
MT|VAT 7|Environmental contribution 0.5 EUR guest max 10|0|own 2026
MU|VAT 15|Tourist fee 3 EUR guest|0|own 2026
MV|TGST 17|Green tax 6 6 12 12 12 USD guest|10|own 2026
MX|VAT 16|Lodging tax 3%|0|own 2026
MY|Service tax 8|Tourism tax 10 MYR room|0|own 2026
NG|VAT 7.5|Consumption tax 5%|0|own 2026
NL|VAT 21|Tourist tax 3 EUR guest|0|own 2026
NO|VAT 12||0|own 2026
NP|VAT 13||10|own 2026
NZ|GST 15||0|own 2026
OM|VAT 5|Tourism tax 4%|8|own 2026
PA|Lodging tax 10||0|own 2026
PE|VAT 18||10|own 2026
PH|VAT 12||10|own 2026
PL|VAT 8||0|own 2026
PR|Room tax 9||9|own 2026
PT|VAT 6|Tourist tax 2 EUR guest max 7|0|own 2026
QA|None 0||10|own 2026
RO|VAT 11|City tax 1%|0|own 2026
RS|VAT 10|Residence tax 160 RSD guest|0|own 2026
RU|VAT 0|Tourist tax 2%|0|own 2026
SA|VAT 15|Municipality fee 2.5%|0|own 2026
SC|VAT 15|Environmental levy 25 25 75 75 100 SCR guest|0|own 2026
SE|VAT 12||0|own 2026
SG|GST 9||10|own 2026
SI|VAT 9.5|Tourist tax 2.5 EUR guest|0|own 2026
SK|VAT 5|Local tax 2 EUR guest max 60|0|own 2026
TH|VAT 7||10|own 2026
TN|VAT 7|Stay tax 4 4 8 12 12 TND guest max 10|0|own 2026
TR|VAT 10|Accommodation tax 2%|0|own 2026
TW|VAT 5||10|own 2026
UA|VAT 20|Tourist tax 40 UAH guest|0|own 2026
US|State and local tax 13||0|own 2026
UY|VAT 10||0|own 2026
VN|VAT 8||5|own 2026
ZA|VAT 15|Tourism levy 1%|0|own 2026
NYC|State and city tax 14.75|Occupancy and unit fee 3.5 USD room|0|own 2026
CHI|State and city tax 17.4||0|own 2026
LAS|Transient lodging tax 13.38||0|own 2026
ORL|State and county tax 12.5||0|own 2026
LAX|City tax 14|Tourism district 1.5%|0|own 2026
SFO|City tax 14|Tourism district 2.25%|0|own 2026
MIA|State and county tax 14||0|own 2026
WAS|District tax 15.95||0|own 2026
BOS|State and city tax 14.95|Tourism district 1.5%|0|own 2026
SEA|State and city tax 15.7|Tourism area 4 USD room|0|own 2026
SAN|City tax 11.75|Tourism district 2%|0|own 2026
DFW|State and city tax 13|Tourism district 2%|0|own 2026
HOU|State and city tax 17||0|own 2026
ATL|State and city tax 16.9|State hotel fee 5 USD room|0|own 2026
DEN|City tax 15.75||0|own 2026
PHX|State and city tax 12.57||0|own 2026
HNL|Transient and general excise tax 18.71||0|own 2026
OGG|Transient and general excise tax 18.71||0|own 2026
MSY|State and city tax 16.2|Occupancy fee 3 USD room|0|own 2026
BNA|State and city tax 15.25|City fee 2.5 USD room|0|own 2026
AUS|State and city tax 17||0|own 2026
PHL|State and city tax 16.25||0|own 2026
YTO|HST 13|Accommodation tax 6%|0|own 2026
YMQ|GST and QST 14.98|Lodging tax 3.5%|0|own 2026
YVR|GST and PST 13|Accommodation tax 5.5%|0|own 2026
YYC|GST 5|Tourism levy 4%|0|own 2026
CUN|VAT 16|Lodging tax 5%; Environmental fee 79 MXN room|0|own 2026
SJD|VAT 16|Lodging tax 4%|0|own 2026
MEX|VAT 16|Lodging tax 3.5%|0|own 2026
BUE|VAT 21|Visitor fee 0.5 0.5 0.5 1 1.5 USD guest|0|own 2026
PAR|VAT 10|Tourist tax 2.6 3.25 5.53 8.45 11.38 EUR guest|0|own 2026
NCE|VAT 10|Tourist tax 1.2 1.4 2.3 3.4 4.6 EUR guest|0|own 2026
LYS|VAT 10|Tourist tax 1.1 1.3 2 3 4 EUR guest|0|own 2026
ROM|VAT 10|City tax 4 5 6 7.5 10 EUR guest max 10|0|own 2026
MIL|VAT 10|City tax 4 5 7.4 10 10 EUR guest max 14|0|own 2026
VCE|VAT 10|City tax 1 2 3.5 4.5 5 EUR guest max 5|0|own 2026
FLR|VAT 10|City tax 3.5 4.5 6 7 8 EUR guest max 7|0|own 2026
NAP|VAT 10|City tax 2 2.5 4 4.5 5 EUR guest max 14|0|own 2026
BCN|VAT 10|Tourist tax 5 5 5 5.7 7.5 EUR guest max 7|0|own 2026
PMI|VAT 10|Sustainable tourism tax 2 2 2 3 4 EUR guest|0|own 2026
IBZ|VAT 10|Sustainable tourism tax 2 2 2 3 4 EUR guest|0|own 2026
MAH|VAT 10|Sustainable tourism tax 2 2 2 3 4 EUR guest|0|own 2026
LIS|VAT 6|City tax 4 EUR guest max 7|0|own 2026
OPO|VAT 6|City tax 3 EUR guest max 7|0|own 2026
FNC|VAT 4|Tourist tax 2 EUR guest max 7|0|own 2026
AMS|VAT 21|Tourist tax 12.5%|0|own 2026
RTM|VAT 21|Tourist tax 6.5%|0|own 2026
BER|VAT 7|City tax 7.5%|0|own 2026
HAM|VAT 7|Culture and tourism tax 1.2 1.2 2.4 3.6 4.8 EUR guest|0|own 2026
CGN|VAT 7|Culture tax 5%|0|own 2026
DUS|VAT 7|Accommodation tax 3 EUR guest max 21|0|own 2026
FRA|VAT 7|Tourism contribution 2 EUR guest|0|own 2026
DRS|VAT 7|Accommodation tax 6%|0|own 2026
LEJ|VAT 7|Guest tax 5%|0|own 2026
BRE|VAT 7|City tax 5.5%|0|own 2026
BRU|VAT 12|City tax 5 EUR room|0|own 2026
PRG|VAT 12|Local fee 50 CZK guest max 60|0|own 2026
BUD|VAT 5|Tourism tax 4%|0|own 2026
VIE|VAT 10|Local tax 5%|0|own 2026
ZRH|VAT 3.8|City tax 3.5 CHF guest|0|own 2026
GVA|VAT 3.8|City tax 2 2 3.3 3.75 4.75 CHF guest|0|own 2026
EDI|VAT 20|Visitor levy 5% max 5|0|own 2026
MAN|VAT 20|City visitor charge 1 GBP room|0|own 2026
DBV|VAT 13|Tourist tax 2.65 EUR guest|0|own 2026
DXB|VAT 5|Municipality fee 7%; Tourism Dirham 7 10 10 15 20 AED room max 30|10|own 2026
AUH|VAT 5|Tourism fee 4%|10|own 2026
TYO|Consumption tax 10|Accommodation tax 0 0 100 200 200 JPY guest|0|own 2026
OSA|Consumption tax 10|Accommodation tax 200 200 200 400 500 JPY guest|0|own 2026
UKY|Consumption tax 10|Accommodation tax 200 400 400 1000 4000 JPY guest|0|own 2026
FUK|Consumption tax 10|Accommodation tax 200 JPY guest|0|own 2026
SPK|Consumption tax 10|Accommodation tax 300 300 300 400 700 JPY guest|0|own 2026`

/** Resort and destination fees of a room and night in US dollars, from how many stars; own knowledge, 2026, plausible. */
export const resortFeeTable: Readonly<Record<string, readonly [dollars: number, fromStars: number]>> = {
  LAS: [45, 3],
  ORL: [32, 4],
  MIA: [42, 4],
  HNL: [42, 4],
  OGG: [45, 4],
  NYC: [38, 4],
  SAN: [32, 5],
  SFO: [32, 5],
}

/** Countries in which the largest hotels add a fee for their pools and gyms. */
export const resortFeeCountries = 'US PR MX BS DO'

/** Currencies without coins below one unit in the trade, though the standard counts hundredths. */
export const wholeUnitCurrencies = 'HUF CZK IDR COP TWD KZT UZS LKR NPR KES TZS NGN ARS RSD ALL AMD LAK MMK'
