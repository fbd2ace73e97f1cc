/**
 * `code accounting | name | home countries | alliance | brands | size | hubs | bases | fleet | flags |
 * interline partners`. Flags: F first class, W premium economy, N also sells through NDC, I interlines with
 * all network carriers, P point to point (no connections).
 */
export const carrierTable = `
AA 001 | American Airlines | US | oneworld | american | 1750 | DFW MIA PHL JFK LAX ORD CLT PHX | DCA LGA BOS AUS SJU | E75 CR9 319 738 7M8 321 788 789 772 77W | FWN | EI HA B6 G3 CM LA AM WS BW FI CX
DL 006 | Delta Air Lines | US | SkyTeam | american | 1550 | ATL JFK DTW MSP SEA LAX BOS SLC | LGA CVG RDU MCO ANC HNL | CR9 E75 223 319 320 739 321 763 332 339 359 | WN | LA WS HA AS FI SA G3 LY
UA 016 | United Airlines | US | Star Alliance | american | 1500 | ORD EWR IAH DEN SFO IAD LAX GUM | HNL ANC BOS SEA | E75 319 738 7M8 739 32Q 763 788 789 781 77W | WN | EK AD EI HA VA B6 FI WS LY
AS 027 | Alaska Airlines | US | oneworld | american | 520 | SEA HNL PDX SFO ANC | SAN LAX | E75 738 7M8 739 332 789 | N | FI HA KE EI SQ DL PX CI
HA 173 | Hawaiian Airlines | US | - | american | 200 | HNL OGG | KOA LIH LAX SFO SEA | 738 32Q 332 789 | - | AA UA DL AS B6 JL KE VA PR
WN 526 | Southwest Airlines | US | - | lowCost | 1250 | DAL MDW BWI DEN LAS | PHX HOU OAK MCO BNA STL MCI TPA SAN ATL FLL AUS SJC SMF HNL | 738 7M8 | N | FI CI BR PR
B6 279 | JetBlue | US | - | american | 340 | JFK BOS | FLL MCO SJU LAX | E90 223 320 32N 32Q | N | AA UA HA EK QR TK EY SQ EI FI LA TP LY
F9 422 | Frontier Airlines | US | - | lowCost | 300 | DEN MCO | LAS ATL PHL MIA SJU CLT PHX | 32N 321 32Q | - | -
AC 014 | Air Canada | CA | Star Alliance | american | 560 | YYZ YUL YVR | YYC YOW YHZ YWG | DH4 E75 223 320 321 7M8 333 788 789 77W | WN | EK VA GF EY WS MS CX LY
WS 838 | WestJet | CA | - | american | 300 | YYC YVR YYZ | YEG YWG YXE YHZ | DH4 738 7M8 789 | WN | DL AF KL AM KE QF JL AC CX AA UA
AM 139 | Aeromexico | MX | SkyTeam | latin | 300 | MEX MTY | GDL TIJ CUN HMO MID | E90 738 7M8 788 789 | N | LA EI AV CM AA WS
AV 134 | Avianca | CO SV EC CR | Star Alliance | latin | 330 | BOG SAL | MDE CLO UIO SJO GYE | 320 32N 788 | N | AM IB QR EY AD G3 CM
CM 230 | Copa Airlines | PA CO | Star Alliance | latin | 210 | PTY | BOG | E90 738 7M8 739 | - | AF KL IB G3 EK AS AA AV AM
LA 045 | LATAM Airlines | CL BR PE CO EC | - | latin | 760 | GRU SCL LIM | BOG BSB UIO GIG CNF FOR | 319 320 32N 321 763 788 789 77W | WN | DL AA IB BA QR LH AF KL AM QF AR VS LX TP BW
G3 127 | GOL | BR | - | latin | 330 | GRU GIG BSB | CGH SDU CNF SSA FOR REC POA CWB MAO BEL | 738 7M8 | - | AF KL AA AR AM CM AV TP EK UX DL
AD 577 | Azul | BR | - | latin | 300 | VCP | CNF REC CWB POA MAO BEL BSB FLN GYN | AT7 295 32N 332 339 | - | UA TP AC AV TK LH EI
AR 044 | Aerolineas Argentinas | AR | SkyTeam | latin | 220 | EZE | AEP COR MDZ | E90 738 7M8 332 | - | LA G3 IB LH QF
BW 106 | Caribbean Airlines | TT JM | - | american | 90 | POS KIN | MBJ | AT7 738 7M8 | - | AA BA KL AF CM LA UA B6 AC
BA 125 | British Airways | GB | oneworld | european | 480 | LHR LGW | LCY EDI | E90 319 320 32N 321 772 77W 788 789 781 351 388 | FWNI | EI VY LA LO AI MU KQ AY BW
VS 932 | Virgin Atlantic | GB | SkyTeam | european | 60 | LHR MAN | - | 333 339 789 351 | WN | SQ LA NZ VA AI HA 6E
EI 053 | Aer Lingus | IE | - | european | 190 | DUB SNN MAN | BHD BFS | AT7 320 32N 32Q 332 | N | BA IB AA UA B6 AS VY AC LH EY AD KL AF QR
FI 108 | Icelandair | IS | - | european | 90 | KEF | - | 7M8 32Q 763 | N | AS B6 SK AY TP AC TK SQ EY DL UA BA LH OS LX AF KL AA
AF 057 | Air France | FR | SkyTeam | european | 470 | CDG ORY | LYS NCE | E90 223 319 320 321 332 359 789 772 77W | FWNI | WS CM G3 LA QF AI AY LO JL TP BW EI MK FI AT
KL 074 | KLM | NL | SkyTeam | european | 400 | AMS | - | E75 E90 295 738 739 32Q 332 789 781 772 77W | WNI | WS CM G3 LA QF AI AY LO BT JL TP BW EI FI MH
LH 220 | Lufthansa | DE | Star Alliance | european | 600 | FRA MUC | BER HAM DUS | CR9 E90 319 320 32N 321 333 359 789 748 388 | FWNI | LA AD AR BT EY EI GF KQ CX FI 6E
LX 724 | SWISS | CH | Star Alliance | european | 210 | ZRH GVA | - | 295 223 320 32N 321 333 359 77W | FWN | LA CX EY BT FI 6E MK
OS 257 | Austrian Airlines | AT | Star Alliance | european | 200 | VIE | GRZ SZG | E90 295 320 32N 321 763 788 772 | WN | EY BT JU FI
SN 082 | Brussels Airlines | BE | Star Alliance | european | 130 | BRU | - | 319 320 32N 333 | WN | EY HU BT
EW 104 | Eurowings | DE | - | lowCost | 190 | DUS CGN | STR HAM BER PMI NUE HAJ | 319 320 32N 321 738 | NP | -
IB 075 | Iberia | ES | oneworld | european | 420 | MAD | BCN VLC AGP PMI LPA | AT7 CR9 319 320 32N 321 32Q 332 333 359 | WN | VY LA AV CM AR EI BT MK UX
VY 030 | Vueling | ES | - | lowCost | 330 | BCN | ORY FCO PMI AGP SVQ BIO | 319 320 32N 321 | N | IB BA QR LA EI
UX 996 | Air Europa | ES | SkyTeam | european | 120 | MAD | PMI BCN AGP | E90 738 7M8 788 789 | N | IB TK LA EY G3 AV
TP 047 | TAP Air Portugal | PT | Star Alliance | european | 220 | LIS OPO | FNC PDL | AT7 E90 295 319 320 32N 32Q 339 | N | AD G3 B6 LA EY AF KL FI AT
AZ 055 | ITA Airways | IT | - | european | 220 | FCO | LIN CTA NAP | E90 223 319 320 32N 32Q 332 339 359 | WN | LH LX OS SN AF KL DL JL AM AV EY SV TK LO A3
SK 117 | SAS Scandinavian Airlines | DK NO SE | SkyTeam | european | 380 | CPH ARN OSL | BGO SVG TRD GOT | CR9 E90 295 320 32N 32Q 333 359 | WN | SQ FI BT AY TG NH LH CA EI
AY 105 | Finnair | FI | oneworld | european | 200 | HEL | - | AT7 E90 319 320 321 333 359 | WN | BT EI SK MU CX WS AF KL FI VY
LO 080 | LOT Polish Airlines | PL | Star Alliance | european | 180 | WAW | KRK GDN | E75 E90 295 738 7M8 788 789 | WN | AF KL BA BT AZ JU
BT 657 | airBaltic | LV | - | european | 110 | RIX | VNO TLL | 223 | N | LH SK AY AF KL IB LO TK OS LX SN A3 EY
A3 390 | Aegean Airlines | GR | Star Alliance | european | 160 | ATH | SKG HER | AT7 320 32N 321 32Q | N | EY AZ BT AF GF SV VY
OU 831 | Croatia Airlines | HR | Star Alliance | european | 50 | ZAG | - | DH4 223 319 320 | - | AF KL IB BT BA QR
JU 115 | Air Serbia | RS | - | european | 70 | BEG | - | AT7 319 320 332 | - | LO OS LH TK AF KL SU QR A3 EY AZ
RO 281 | TAROM | RO | SkyTeam | european | 60 | OTP | - | AT7 738 7M8 | - | LH OS TK LO BA IB TP
DY 328 | Norwegian | NO SE DK FI | - | lowCost | 320 | OSL ARN CPH | BGO TRD SVG HEL ALC AGP | 738 7M8 | P | -
FR 224 | Ryanair | IE | - | lowCost | 800 | DUB STN BGY | CRL CIA BVA BCN PMI AGP MAD LIS OPO ATH WAW KRK BUD VIE BER MAN EDI BHX BLQ NAP CTA PMO TLS MRS SOF OTP RIX VNO MLA EIN CGN FAO ALC VLC LPL LPA TFS ACE SKG PFO BTS WRO GDN SVQ | 738 7M8 | P | -
U2 888 | easyJet | GB | - | lowCost | 560 | LGW LTN MXP GVA | CDG ORY NCE LYS BOD NTE BSL BER NAP BCN PMI AGP LIS OPO AMS EDI GLA BFS MAN BRS LPL NCL BHX FAO | 319 320 32N 32Q | NP | -
W6 091 | Wizz Air | HU | - | lowCost | 360 | BUD LTN | WAW OTP SOF KTW GDN VIE FCO MXP VNO RIX LCA KRK CRL CIA | 320 32N 321 32Q | P | -
TK 235 | Turkish Airlines | TR | Star Alliance | gulf | 560 | IST | ESB ADB AYT | 738 7M8 739 320 321 32Q 332 333 789 359 77W | NI | B6 KE FI KQ UX AD GA MH PK HY KC AT SV BT AH TU VN BG JU RO DT PR
PC 624 | Pegasus Airlines | TR | - | lowCost | 240 | SAW | AYT ADB ESB | 738 320 32N 32Q | - | -
SU 555 | Aeroflot | RU | - | european | 360 | SVO | LED AER KJA | 738 320 32N 321 333 77W 359 | - | JU CA MU CZ HY KC TK EK SV AT UL VN
EK 176 | Emirates | AE | - | gulf | 270 | DXB | - | 77W 388 359 | FWNI | QF UA AC KE JL TP B6 AT SA MK G3 AI PK PR BG TK CM GA MH SQ TG FJ UL AH TU DT MS PX NZ SU AZ KQ VN PG LX AF IB BT
QR 157 | Qatar Airways | QA | oneworld | gulf | 300 | DOH | - | 320 321 7M8 788 789 332 77W 359 351 388 | FNI | VA B6 LA VY 6E IB GA CZ SA WB KQ MK AT BG PK UL AH TU DT PR HY KC PX ET VN KE AV JU OU CX PG TG LY
EY 607 | Etihad Airways | AE | - | gulf | 180 | AUH | - | 320 321 32Q 789 781 77W 351 388 | FNI | AC B6 UX FI TP LH OS LX SN AF KL SV A3 AZ NH OZ GA VN PR KE MS AT BG PK UL MU AV KC HU AI 6E TG MH SA ET VA NZ GF BT HY
GF 072 | Gulf Air | BH | - | gulf | 90 | BAH | - | 320 32N 32Q 789 | N | LH AC A3 EY KL TK AF TG BG PK UL AI ET MS RJ SV 6E
WY 910 | Oman Air | OM | oneworld | gulf | 70 | MCT | - | 738 7M8 333 788 789 | FN | LH LX OS LO TK QR SV EK EY AI GF PR UL MH TG KQ ET
SV 065 | Saudia | SA | SkyTeam | gulf | 340 | JED RUH | DMM MED | 320 32N 321 333 789 781 77W | N | EY TK A3 AZ GF ET AI PK BG AT MS AH TU UL PR SU CA 6E
RJ 512 | Royal Jordanian | JO | oneworld | gulf | 60 | AMM | - | E90 295 319 320 32N 788 | - | TK MS GF LH AC UA AZ AT ET
ME 076 | Middle East Airlines | LB | SkyTeam | gulf | 40 | BEY | - | 320 32Q 332 | - | QR TK EY MS RJ BA LH
LY 114 | El Al | IL | - | european | 70 | TLV | - | E90 738 739 788 789 772 | N | DL AA UA AC LX IB AZ TG ET AF KL QF B6 AM LA A3 LO VN
MS 077 | EgyptAir | EG | Star Alliance | gulf | 160 | CAI | HRG SSH | 223 738 320 32Q 333 789 77W | - | EY RJ GF SV AT KQ ME HY EK
ET 071 | Ethiopian Airlines | ET | Star Alliance | gulf | 210 | ADD | - | DH4 738 7M8 788 789 359 351 77W | NI | GF SV RJ KQ WB DT QR EY LY AF BG PK GA MK AD
KQ 706 | Kenya Airways | KE | SkyTeam | gulf | 80 | NBO | MBA | E90 738 788 | - | TK ET MS SA EK QR BA LH PR MK WB DT AI 6E PK
WB 459 | RwandAir | RW | - | gulf | 40 | KGL | - | DH4 738 332 333 | - | QR SN ET KQ TK SA BA DT
SA 083 | South African Airways | ZA | Star Alliance | gulf | 130 | JNB | CPT DUR | 319 320 333 | - | EK EY KQ DT MK DL BA WB QR AT
DT 118 | TAAG Angola Airlines | AO | - | gulf | 40 | LAD | - | DH4 738 223 77W | - | ET SA KQ TK LH KL TP EK QR WB AT
AT 147 | Royal Air Maroc | MA | oneworld | european | 150 | CMN | RAK AGA TNG RBA FEZ | AT7 E90 738 7M8 788 789 | - | TK MS SA DT EY SV AF TP KL EK RJ B6
AH 124 | Air Algerie | DZ | - | european | 80 | ALG | - | AT7 738 332 | - | TK QR AF EK SV MS AT TU LH AZ IB
TU 199 | Tunisair | TN | - | european | 50 | TUN | - | 319 320 32N 332 | - | TK QR AF LH EK SV AH AT AZ MS
MK 239 | Air Mauritius | MU | - | asian | 30 | MRU | - | AT7 332 339 359 | - | AF EK SA KQ IB QF AI LX CX MH SQ KL VS
AI 098 | Air India | IN | Star Alliance | asian | 420 | DEL BOM | BLR CCU MAA HYD COK AMD | 319 320 32N 321 32Q 788 789 772 77W 359 | FWN | EK EY VS GF SV KQ BA AF KL BG UL RA MK VN GA PG QF CX MH
6E 312 | IndiGo | IN | - | lowCost | 820 | DEL BOM | BLR HYD MAA CCU AMD PNQ COK GOX JAI LKO GAU | AT7 320 32N 321 32Q 789 | N | QR TK EY AF KL QF VS LH LX GF SV KQ JL MH GA
UL 603 | SriLankan Airlines | LK | oneworld | asian | 60 | CMB | HRI | 320 32N 32Q 332 333 | - | EK EY AI GF SV TK SU MU KE BG PK
PK 214 | Pakistan International Airlines | PK | - | asian | 70 | ISB KHI LHE | - | AT7 320 772 77W | - | TK EK EY QR SV GF ET KQ CZ CA UL BG TG MH
BG 997 | Biman Bangladesh Airlines | BD | - | asian | 60 | DAC | CGP | DH4 738 788 789 77W | - | EK EY QR SV GF TK ET AI UL PK TG MH SQ CZ MU RA
RA 285 | Nepal Airlines | NP | - | asian | 20 | KTM | PHH | AT7 320 332 | - | AI BG QR TK TG SQ CX MH EK CZ CA KE
KC 465 | Air Astana | KZ | - | asian | 80 | ALA NQZ | - | 320 32N 321 32Q 763 | N | TK LH EY QR SU CA CZ CX KE OZ HY TG AI EK
HY 250 | Uzbekistan Airways | UZ | - | asian | 60 | TAS | - | 320 32N 32Q 763 788 | - | TK KE SU KC QR EY MS LH CZ EK AI TG
SQ 618 | Singapore Airlines | SG | Star Alliance | asian | 310 | SIN | - | 738 7M8 359 781 77W 388 | FWNI | VS VA AS B6 FI SK EK MK MH GA VN PG BG RA PX FJ QF CX PR CZ HA
TG 217 | Thai Airways | TH | Star Alliance | asian | 240 | BKK | HKT CNX | 320 32Q 333 788 789 359 77W | FN | GF SK EK EY KC LY VN PK BG RA HY PG MH GA QR PR CX CZ KE MU
PG 829 | Bangkok Airways | TH | - | asian | 90 | BKK | USM HKT CNX | AT7 319 320 | - | EK QR EY AF KL LH BA CX JL SQ TG MH GA AI
MH 232 | Malaysia Airlines | MY | oneworld | asian | 270 | KUL | BKI KCH PEN | AT7 738 7M8 333 339 359 | N | EK EY SQ KL TK GA PK BG RA MK TG PG VN PR CZ AI 6E VA CI
AK 807 | AirAsia | MY | - | lowCost | 330 | KUL | BKI KCH PEN JHB | 320 32N 32Q | N | -
GA 126 | Garuda Indonesia | ID | SkyTeam | asian | 280 | CGK DPS | SUB UPG KNO BPN YIA | AT7 738 333 339 77W | N | EK EY QR TK SQ MH TG PR AI 6E ET JL NH QF CX PX SV FJ
PR 079 | Philippine Airlines | PH | - | asian | 230 | MNL | CEB DVO | DH4 320 321 32Q 333 359 77W | - | EK EY QR TK SQ MH TG GA CX CI VN NH JL HA WS AA UA KE CZ MU QF SV KQ PX UL GF BR OZ CA AS
VN 738 | Vietnam Airlines | VN | SkyTeam | asian | 330 | SGN HAN | DAD | AT7 320 321 32Q 789 781 359 | WN | EK EY QR TK SQ MH TG PR JL NH CX AI SU LY OZ CA CZ QF
CX 160 | Cathay Pacific | HK | oneworld | asian | 250 | HKG | - | 320 32Q 333 359 351 77W | FWNI | AC LH LX AI SQ TG VN PR PG GA MK RA KC AS WS CA CZ MU KE OZ NZ FJ VA QR FI NH PX HA LA
CI 297 | China Airlines | TW | SkyTeam | asian | 170 | TPE KHH | TSA | 738 32Q 333 359 77W | WN | AS HA PR JL MH WN QF NZ AZ OZ
BR 695 | EVA Air | TW | Star Alliance | asian | 160 | TPE | TSA KHH | 321 333 789 781 77W | WN | HA PR AS GF VA QF
CA 999 | Air China | CN | Star Alliance | asian | 780 | PEK PVG TFU | CKG CAN SZX HGH WUH | 319 320 32N 321 738 7M8 333 359 789 77W 748 | FWN | CX SU KC PR VN SK AT SV PK RA
MU 781 | China Eastern Airlines | CN | SkyTeam | asian | 880 | PVG KMG XIY PKX | SHA NKG WUH TAO HGH CSX | 319 320 32N 321 738 332 333 359 789 77W | FN | QF JL AY BA SU CX EY TG UL BG PR
CZ 784 | China Southern Airlines | CN | - | asian | 950 | CAN PKX URC SZX | CSX WUH DLC CGO KWE HAK SHE HRB | 319 320 32N 321 738 7M8 333 359 788 789 77W | FWN | QR AA BA AF KL KE SU KC HY PK BG RA VN SQ TG MH PR CX JL EK FI GA AY LH UA DL QF IB ET KQ
HU 880 | Hainan Airlines | CN | - | asian | 370 | PEK HAK SZX | XIY CAN CKG URC TYN | 738 7M8 333 332 789 | N | SN EY AS VN
KE 180 | Korean Air | KR | SkyTeam | asian | 300 | ICN | GMP PUS CJU | 223 738 7M8 32Q 333 789 781 77W 388 748 | FWN | HA JL EK EY TK WS AS HY KC UL RA QR CX CZ PR MK TG QF HU AZ NH OZ LA AC NZ FJ
OZ 988 | Asiana Airlines | KR | Star Alliance | asian | 170 | ICN | GMP CJU PUS | 320 321 32Q 333 359 772 | N | EY QR KC CX VN PR KE CI HY AS
NH 205 | All Nippon Airways | JP | Star Alliance | asian | 540 | HND NRT | ITM KIX CTS OKA FUK NGO | DH4 738 32N 32Q 763 788 789 781 77W 388 | FWNI | EY VN GA PR SK KE CX PX HA AZ FJ
JL 131 | Japan Airlines | JP | oneworld | asian | 520 | HND NRT | ITM KIX CTS OKA FUK NGO | AT7 E90 738 763 788 789 77W 351 | FWN | HA EK KE WS AF KL CI MU VN GA PR PG 6E BA CZ B6 AZ LA PX
QF 081 | Qantas | AU | oneworld | asian | 460 | SYD MEL BNE PER | ADL CBR DRW CNS | AT7 DH4 E90 738 32Q 332 789 388 | FWNI | EK AF KL WS LA MU AI 6E CX VN PX CI BR GA FJ NZ MK PR SQ KE LY CZ AR
JQ 041 | Jetstar | AU NZ | - | lowCost | 240 | MEL SYD | OOL BNE AKL CHC CNS ADL | 320 32N 32Q 788 | - | QF EK JL
VA 795 | Virgin Australia | AU | - | american | 330 | BNE SYD MEL | PER ADL OOL CNS | E90 738 7M8 | N | QR UA AC SQ NZ HA EY CX BR VS MH
NZ 086 | Air New Zealand | NZ | Star Alliance | asian | 260 | AKL | CHC WLG | AT7 320 32N 32Q 789 772 | WN | VA CX VS QF CI KE FJ EY EK PX
FJ 260 | Fiji Airways | FJ | oneworld | asian | 30 | NAN | - | AT7 738 7M8 332 359 | - | NZ QF EK SQ KE CX PX GA NH
PX 656 | Air Niugini | PG | - | asian | 40 | POM | - | DH4 738 763 | - | QF SQ PR GA FJ NZ JL CX EK QR NH AS`
