/**
 * What no timetable of 2025 and 2026 has. Public knowledge: slot, perimeter and runway limits of airports,
 * closed airspace, sanctions, traffic rights, and where carriers do not fly. A line is
 * `carriers | at or between | aircraft | why`: carriers are codes or `*`, `-` before codes means all but
 * these; places are airports (`LHR`), pairs (`AUH-DXB`), or countries (`RU`), two of them with a space: from
 * one to the other, `XX=XX`: inside the country; `>1500` farther than so many statute miles, `!DEN` but not
 * there; aircraft are IATA types, `wide` or `narrow`, or `*`.
 */
export const absentTable = `
FR | LHR | * | Ryanair never flew to Heathrow
U2 | LHR | * | easyJet has no slots at Heathrow
W6 | LHR | * | Wizz Air flies from Luton and Gatwick
FR U2 W6 PC DY | LCY | * | no low-cost carrier at London City
FR | CDG | * | Ryanair uses Beauvais
FR | ORY | * | Ryanair uses Beauvais
FR | FRA | * | left Frankfurt in 2022
FR | ZRH | * | Ryanair uses Basel
FR | GVA | * | none
FR | LIN | * | Ryanair uses Bergamo and Malpensa
FR | IST | * | no service to Istanbul
W6 | CDG | * | Wizz Air uses Orly and Beauvais
U2 | FRA | * | none
U2 | DUB | * | none
PC | IST | * | Pegasus flies from Sabiha Gokcen
WN | JFK | * | none
WN | EWR | * | left in 2019
WN | DFW | * | tied to Love Field
WN | GB FR DE ES IE NL | * | no aircraft for it
F9 NK WN G4 B6 | DCA>1250!SJU!DEN!SLC!LAS!LAX!PHX!SEA!PDX!SFO!AUS!SAN!SAT | * | the perimeter of Reagan National
AA DL UA AS AC | DCA>1250!SJU!DEN!SLC!LAS!LAX!PHX!SEA!PDX!SFO!AUS!SAN!SAT | * | the perimeter of Reagan National
* | LGA>1500!DEN!JAC!EGE!BZN!MTJ!AUA | * | the perimeter of LaGuardia, but Denver and Saturday leisure flights
* | LGA MX PA CO BR GB FR ES DE IE DO JM PE | * | no customs at LaGuardia: precleared flights only
* | DCA MX PA CO BR GB FR ES DE IE DO JM PE | * | no customs at Reagan National: precleared flights only
* | DAL MX CA GB JM DO BS | * | Love Field: no international flights by law
* | DCA | wide | runways and gates
* | LGA | 772 77W 788 789 781 332 333 339 351 359 388 748 744 | runways and gates
* | SNA | wide | a runway of 5,701 ft
* | MDW | wide | a runway of 6,522 ft
* | BUR | wide | runways
* | DAL | wide | gates
* | TEB | * | no airlines: business aircraft only
* | VNY FRG PDK APA FAB BQH | * | no scheduled flights: business aircraft
* | LBG | * | no scheduled flights: business aircraft
* | LCY | 223 319 320 32N 321 32Q 738 7M8 739 73H 73G | a steep approach and 1,508 m
* | LCY | wide | a steep approach and 1,508 m
* | SDU | wide | a runway of 1,323 m
* | CGH | wide | a runway of 1,940 m
* | SDU US PT ES FR GB AR CL MX | * | no international flights
* | CGH US PT ES FR GB AR CL MX | * | no international flights
* | AEP US ES IT FR GB DE MX | * | Aeroparque serves the region
* | LIN US AE QA JP CN BR | * | Linate: traffic distribution rules
* | BMA | wide | a runway of 1,668 m
* | YTZ | 319 320 32N 321 32Q 738 7M8 E75 E90 295 223 | no jets at Billy Bishop
* | YTZ | wide | no jets at Billy Bishop
* | GMP US GB FR DE SG TH VN AU | * | Gimpo: short international flights only
* | TSA US GB FR DE SG TH VN AU | * | Songshan: three countries nearby
* | SHA US GB FR DE SG TH AU AE | * | Hongqiao: regional international flights only
* | ITM US CN KR TW HK TH SG | * | Itami: domestic flights only
* | INN | wide | none scheduled
* | GIB | wide | a runway of 1,777 m
* | AUH-DXB | * | 72 miles of road
* | DWC-DXB | * | one city
* | LHR-LGW LHR-STN LGW-STN LTN-LHR LCY-LHR LTN-STN | * | one city
* | JFK-EWR JFK-LGA LGA-EWR JFK-HPN JFK-ISP | * | one city
* | CDG-ORY NRT-HND PVG-SHA PEK-PKX ICN-GMP ORD-MDW DAL-DFW GRU-CGH GRU-VCP GIG-SDU EZE-AEP IAD-DCA IST-SAW | * | one city
* | UA | * | Ukrainian airspace is closed since 24 February 2022
SU S7 U6 UT DP N4 FV | US GB CA AU NZ JP KR | * | closed to Russian carriers
SU S7 U6 UT DP N4 FV | DE FR IT ES NL BE AT CH PL FI SE NO DK CZ PT IE GR HU RO BG LV LT EE HR SI SK LU CY MT IS | * | closed to Russian carriers
BA AF KL LH LX OS SN IB AY SK AZ TP LO BT A3 EW VY FR U2 W6 DY EI UX OU VS FI RO | RU | * | closed to carriers of Europe
BA AF KL LH LX OS SN IB AY SK AZ TP LO BT A3 EW VY FR U2 W6 DY EI UX OU VS FI RO | BY | * | Belarusian airspace is avoided since 2021
AA DL UA AS B6 AC WS | RU | * | closed to carriers of North America
JL NH KE OZ QF NZ | RU | * | suspended
AA DL UA B6 WN AS AC WS BA LH AF KL | IR | * | suspended
AA DL UA B6 WN AS AC WS BA LH AF KL KE OZ JL NH | KP | * | sanctions
LY IZ | IR IQ LB SY LY YE PK ID MY DZ TN KW QA SA OM BD | * | no relations
KU ME SV PK PF AH TU IR IA | IL | * | no relations
PK PF PA ER | IN | * | closed to each other
AI 6E SG IX QP | PK | * | closed to each other
AH SF | MA | * | airspace closed since 2021
AT 3O | DZ | * | airspace closed since 2021
TK PC VF XQ | LCA PFO | * | no flights from Turkey to the Republic of Cyprus
J2 | AM | * | closed border
6E | SYD-BOM BOM-BOS MEL-BOM | * | no such route of IndiGo
6E | US CA | * | no service of IndiGo to North America
6E | AU NZ | * | no service of IndiGo to Australia
FR U2 W6 VY EW PC | US CA BR JP AU ZA | * | no aircraft for it
EK QR EY SV GF WY KU FZ G9 | US=US GB=GB DE=DE FR=FR IN=IN | * | cabotage
BA AF KL LH LX IB AY SK VS EI TP | US=US CA=CA AU=AU JP=JP IN=IN CN=CN BR=BR MX=MX | * | cabotage
AA DL UA WN B6 AS F9 NK HA | CA=CA MX=MX GB=GB BR=BR JP=JP AU=AU | * | cabotage
AC WS PD F8 | US=US | * | cabotage
SQ CX MH TG NH JL KE OZ CA MU CZ QF NZ | US=US IN=IN GB=GB DE=DE | * | cabotage
NZ FJ SQ TR MH AK D7 GA CX CZ MU CA EK QR EY UA AA DL AI VN TG PR PX | AU=AU | * | cabotage
-AI IX I5 6E SG QP 9I S5 S9 2T IC | IN=IN | * | cabotage
EK QR EY | LHR-CDG LHR-FRA FRA-CDG CDG-FCO AMS-LHR | * | no rights between third countries
LA | ES=ES US=US GB=GB | * | cabotage
-BA EK QF SQ KE OZ LH QR EY NH 5K | * | 388 | no A380
NH | -NRT-HNL | 388 | A380 from Tokyo to Honolulu only
BA | LGW | 388 | A380 from Heathrow only
LH | FRA | 388 | A380 from Munich only
BA | LHR-CLT LHR-ATL LHR-BCN LHR-AMS LHR-EDI | 388 | too large for it
* | HAN | 388 | none
* | RIX | 388 | none
* | MPM | 388 | none
* | CLT | 388 | none
* | LGA | 388 | none
-LH KE CA | * | 748 | only three carriers fly the passenger version
* | JNB-CPT SYD-MEL DEL-BOM GRU-GIG MAD-BCN | 388 | never scheduled
VS | LCY DUB | * | not served with its own aircraft
QF | MAN FRA DUB | * | not served
UA DL AA | LHR-CDG CDG-FRA AMS-LHR | * | no rights between third countries
KL | EIN RTM LGG | * | Schiphol only
`
