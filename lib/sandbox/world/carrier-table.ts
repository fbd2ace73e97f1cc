/**
 * The carriers that sell flights under their own designator, late in 2026. Sources: IATA designators and accounting
 * codes as airlines publish them and as Open Travel Data lists them (CC BY 4.0), alliances' lists of members, carriers'
 * own pages for hubs, fleets and partners. Flights a day: Open Travel Data's airline routes of 2022, corrected for
 * carriers that have grown or shrunk since.
 *
 * `code accounting | name | home countries | alliance | brands | flights a day | hubs | bases | fleet | flags |
 * interline partners`. An accounting code that ends in ! is invented: none is published. Flags: F first class, W
 * premium economy, N also sells through NDC, I interlines with all network carriers, L leisure, P point to point (no
 * connections).
 */
export const carrierTable = `
AA 001 | American Airlines | US | oneworld | american | 7330 | DFW CLT MIA PHL ORD PHX JFK LAX | DCA LGA BOS AUS RDU SJU | E75 CR9 319 320 738 7M8 321 32Q 788 789 772 77W | FWNI | EI HA B6 G3 GF CM LA AM WS BW FI CX 6E VA
DL 006 | Delta Air Lines | US | SkyTeam | american | 6509 | ATL JFK DTW MSP SLC SEA LAX BOS | LGA RDU AUS CVG MCO ANC HNL | CR9 E75 223 319 320 73G 738 739 321 32Q 752 763 332 333 339 359 | WNI | LA WS HA AS FI SA G3 LY RX 6E
UA 016 | United Airlines | US FM MH | Star Alliance | american | 7247 | ORD EWR IAH DEN SFO IAD LAX GUM | HNL ANC BOS SEA MCO | E75 319 320 73G 738 7M8 739 7M9 321 32Q 752 763 772 77W 788 789 781 | WNI | EK FZ AD EI HA VA B6 FI WS LY EY
AS 027 | Alaska Airlines | US | oneworld | american | 1585 | SEA HNL PDX SFO ANC SAN | LAX | E75 73G 738 7M8 739 7M9 332 789 | NI | FI KE EI SQ DL PX CI JX DE
HA 173 | Hawaiian Airlines | US | oneworld | american | 260 | HNL OGG | KOA LIH LAX SEA | 717 32Q 332 789 | - | UA DL B6 KE VA PR JX
WN 526 | Southwest Airlines | US | - | lowCost | 3700 | DAL MDW BWI DEN LAS PHX | HOU OAK MCO BNA STL MCI TPA SAN ATL AUS SJC SMF HNL LAX | 73G 738 7M8 | N | FI CI BR PR JX TK
B6 279 | JetBlue | US | - | american | 900 | JFK BOS FLL | MCO SJU LAX EWR | 223 320 321 32Q | N | UA HA EK EY QR TK SQ EI FI LA TP LY
F9 422 | Frontier Airlines | US | - | lowCost | 600 | DEN MCO ATL | LAS PHL MIA SJU CLT PHX DFW MDW CLE CVG | 320 32N 321 32Q | - | Y4
G4 268 | Allegiant Air | US | - | lowCost | 350 | LAS PIE SFB AZA | BLV PGD VPS SRQ FLL AVL TYS CVG IND GRR ABE BLI DSM LCK | 319 320 7M8 | P | -
SY 337 | Sun Country Airlines | US | - | lowCost | 120 | MSP | DFW LAS MCO | 738 739 | - | DE EI
MX 400! | Breeze Airways | US | - | lowCost | 280 | CHS PVD TPA RDU | MSY ORF RIC BDL RSW SFB VRB MCO HPN | E90 223 | - | -
XP 401! | Avelo Airlines | US | - | lowCost | 90 | HVN ILG | MCO LAL RDU DAL | 73G 738 | P | -
XE 402! | JSX | US | - | american | 120 | DAL BUR | LAS OAK SNA HPN | ER4 AT4 | P | -
9K 306 | Cape Air | US | - | american | 150 | BOS HYA SJU | ACK MVY STT STX BIL STL | CNC | - | AA B6 UA DL AS
9X 504 | Southern Airways Express | US | - | american | 120 | HNL PIT | OGG MKK LNY IAD DEN BNA | CNC | - | AA AS UA
LF 522 | Contour Airlines | US | - | american | 60 | BNA CLT PHX | STL DFW PHL LAX | ER4 | - | AA AS UA
KG 403! | Denver Air Connection | US | - | american | 40 | DEN | ORD MSP IAD | ER4 SF3 | - | UA AA
8E 404! | Bering Air | US | - | american | 60 | OME | OTZ UNK ANC | CNC BEH | - | AS
GV 405! | Grant Aviation | US | - | american | 60 | BET ANC | DLG ENA | CNC | - | AS
BB 376 | Seaborne Airlines | US | - | american | 21 | SJU STX STT | - | DHT SF3 | - | AA B6
PV 406! | St Barth Commuter | BL FR | - | european | 24 | SBH | SFG SXM PTP | CNC | - | -
AC 014 | Air Canada | CA | Star Alliance | american | 1348 | YYZ YUL YVR | YYC YOW YHZ YWG | DH4 E75 CR9 223 319 320 321 7M8 333 788 789 77W 77L | WNI | EK VA GF EY WS MS CX LY FZ
WS 838 | WestJet | CA | - | american | 760 | YYC YVR YYZ | YEG YWG YXE YHZ YKF | DH4 73G 738 7M8 789 | WN | DL AF KL AM KE QF JL AC CX AA UA
PD 451 | Porter Airlines | CA | - | american | 330 | YTZ YYZ YOW | YHZ YUL YVR | DH4 295 | N | TS AS AA B6
TS 649 | Air Transat | CA | - | american | 110 | YUL YYZ | YQB YOW | 32Q 332 | L | PD TK WS A3 XQ
F8 407! | Flair Airlines | CA | - | lowCost | 90 | YYZ YVR YEG | YYC YKF YWG | 738 7M8 | P | -
5T 518 | Canadian North | CA | - | american | 44 | YOW YEG | YFB YZF YRT | AT4 73G | - | AC WS
4N 287 | Air North | CA | - | american | 12 | YXY YVR | YEV YDA | AT4 73G 738 | - | AC WS
3H 466 | Air Inuit | CA | - | american | 41 | YUL YVP | YGL YPH YZG | DH3 DHT 73G | - | AC
YN 219 | Air Creebec | CA | - | american | 2 | YUL YVO | YTS | DH1 DH3 | - | AC
MO 622 | Calm Air | CA | - | american | 10 | YWG YRT | YYQ | AT4 AT7 | - | AC WS
JV 632 | Bearskin Airlines | CA | - | american | 22 | YQT YWG | YXL YAM YSB | BEH | - | AC
9M 634 | Central Mountain Air | CA | - | american | 20 | YVR YYC YXS | YEG YYD | BEH DH1 | - | AC WS
8P 905 | Pacific Coastal Airlines | CA | - | american | 70 | YVR | YYJ YCD YPW YBL | SF3 BEH | - | AC WS
PB 967 | PAL Airlines | CA | - | american | 52 | YYT YYR | YDF YHZ YUL | DH3 DH4 | - | AC WS
AM 139 | Aeromexico | MX | SkyTeam | latin | 560 | MEX MTY GDL | TIJ CUN HMO MID NLU | E90 738 7M8 7M9 788 789 | NI | LA EI AV CM AA WS
Y4 036 | Volaris | MX CR SV | - | lowCost | 527 | GDL TIJ MEX | CUN MTY NLU BJX SAL SJO | 319 320 32N 321 32Q | - | F9
VB 408! | Viva | MX | - | lowCost | 290 | MTY MEX CUN | GDL NLU TIJ MID | 320 32N 321 32Q | - | -
XN 409! | Mexicana | MX | - | latin | 20 | NLU | CUN TIJ MTY | E90 295 738 | - | -
AV 134 | Avianca | CO SV EC CR | Star Alliance | latin | 730 | BOG SAL | MDE CLO UIO SJO GYE GUA CTG BAQ | 320 32N 788 | NI | AM IB QR EY AD G3 CM
P5 845 | Wingo | CO PA | - | lowCost | 60 | BOG MDE BLB | CLO CTG | 738 | - | CM
JA 410! | JetSMART | CL AR PE CO | - | lowCost | 330 | SCL AEP LIM | BOG MDE CPO ANF COR EZE | 320 32N 32Q | - | AA
VE 411! | Clic | CO | - | latin | 101 | MDE EOH BOG | BGA CLO | AT4 AT7 | - | -
9R 412! | SATENA | CO | - | latin | 73 | BOG EOH | CLO MDE | AT4 AT7 DHT | - | AV
CM 230 | Copa Airlines | PA CO | Star Alliance | latin | 400 | PTY | - | 73G 738 7M9 | I | AF KL IB G3 EK AS AA AV AM
7P 023 | Air Panama | PA | - | latin | 9 | PAC | DAV BOC | DHT 733 | - | CM
LA 045 | LATAM Airlines | CL BR PE CO EC PY | - | latin | 1600 | GRU SCL LIM | BOG BSB UIO GIG CNF FOR CGH MDE CLO POA REC SDU GYE ASU | 319 320 32N 321 32Q 763 788 789 77W | WNI | DL AA IB BA QR LH AF KL AM QF AR VS LX TP BW AS KE
G3 127 | GOL | BR | - | latin | 743 | GRU GIG BSB | CGH SDU CNF SSA FOR REC POA CWB MAO BEL | 73G 738 7M8 | - | AF KL AA AR AM CM AV TP EK UX DL
AD 577 | Azul | BR | - | latin | 850 | VCP CNF REC | CWB POA MAO BEL BSB FLN GYN CGB | CNC AT7 E95 295 32N 32Q 332 339 | - | UA TP AC AV TK LH EI
AR 044 | Aerolineas Argentinas | AR | SkyTeam | latin | 380 | AEP EZE | COR MDZ ROS BRC IGR | E90 73G 738 7M8 332 | I | LA G3 IB LH QF
FO 414! | Flybondi | AR | - | lowCost | 60 | AEP EZE | COR MDZ | 738 | P | -
H2 605 | SKY Airline | CL PE | - | lowCost | 170 | SCL LIM | ANF IQQ CCP CUZ | 32N 32Q | - | -
OB 930 | Boliviana de Aviacion | BO | - | latin | 180 | VVI CBB LPB | SRE TJA | CR2 733 738 332 | - | AR LA IB AV
2I 156 | Star Peru | PE | - | latin | 27 | LIM | CUZ IQT TPP | DH3 AR8 | - | -
ZP 445 | Paranair | PY | - | latin | 20 | ASU | EZE AEP | CR2 | - | G3 AR
V5 415! | Aerovias DAP | CL | - | latin | 2 | PUQ | PNT | DHT AR8 | - | -
V0 308 | Conviasa | VE | - | latin | 60 | CCS | PMV PZO MAR BLA | E90 73G 332 | - | -
QL 782 | LASER Airlines | VE | - | latin | 45 | CCS | PMV MAR | 320 | - | -
9V 742 | Avior Airlines | VE | - | latin | 25 | CCS BLA | PMV MAR | 733 | - | -
ES 052 | Estelar Latinoamerica | VE | - | latin | 20 | CCS | PMV MAR | 733 320 | - | -
5R 765 | Rutaca Airlines | VE | - | latin | 20 | CCS | PMV PZO | 733 320 | - | -
CU 136 | Cubana de Aviacion | CU | - | latin | 10 | HAV | HOG SCU | AT7 | - | -
BW 106 | Caribbean Airlines | TT JM | - | american | 90 | POS KIN | TAB GEO MBJ | AT7 738 7M8 | - | AA BA KL AF CM LA UA B6 AC
UP 111 | Bahamasair | BS | - | american | 20 | NAS | FPO | AT4 AT7 73G | - | AA B6 DL
KX 378 | Cayman Airways | KY | - | american | 35 | GCM | CYB | SF3 DHT 7M8 | - | AA B6 BA
JY 653 | interCaribbean Airways | TC BB | - | american | 47 | PLS BGI | KIN SDQ HAV | ER4 DHT AT4 | - | AA B6 VS BA
WM 295 | Winair | SX | - | american | 41 | SXM | SBH SAB EUX CUR | DHT AT4 | - | KL AF DL B6 BW CM AA
5L 416! | LIAT 20 | AG | - | american | 20 | ANU | BGI DOM SLU | ER4 | - | BW
S6 417! | Sunrise Airways | HT | - | latin | 5 | CAP PAP | SDQ | SF3 320 | - | -
DM 418! | Arajet | DO | - | lowCost | 70 | SDQ PUJ | - | 738 7M8 | - | CM G3 B6
L5 419! | RED Air | DO | - | lowCost | 10 | SDQ | - | 320 | - | -
3R 420! | Divi Divi Air | CW | - | american | 17 | CUR | BON AUA | DHT | - | -
7Z 423! | Z Air | CW | - | american | 40 | CUR | BON AUA | SF3 | - | KL AA
8W 424! | Fly All Ways | SR | - | latin | 6 | PBM | - | F70 | - | -
PY 192 | Surinam Airways | SR | - | latin | 6 | PBM | - | 73G 738 | - | KL CM
2M 391 | Maya Island Air | BZ | - | american | 70 | TZA BZE | PND | CNC | - | AA UA
9N 789 | Tropic Air | BZ | - | american | 90 | BZE TZA | SPR | CNC SF3 | - | AA UA
RZ 684 | SANSA | CR | - | latin | 30 | SJO | LIR XQP PJM | CNC | - | CM UA
5U 911 | TAG Airlines | GT | - | latin | 20 | GUA | FRS CUN | SF3 AT7 | - | AM
CC 907 | CM Airlines | HN | - | latin | 26 | TGU RTB | SAP LCE | SF3 | - | -
TX 427 | Air Caraibes | FR | - | european | 32 | ORY PTP FDF | CAY SXM | AT7 333 359 351 | L | AF SS BF B6
S8 425! | Sounds Air | NZ | - | asian | 25 | WLG | BHE NSN PCN | CNC | - | NZ
TJ 492 | Tradewind Aviation | US | - | american | 22 | HPN SJU | ACK MVY SBH | CNC | - | -
BA 125 | British Airways | GB | oneworld | european | 870 | LHR LGW | LCY | E90 319 320 32N 321 32Q 772 77W 788 789 781 351 388 | FWNI | EI VY LA LO AI MU KQ AY BW LM
VS 932 | Virgin Atlantic | GB | SkyTeam | european | 77 | LHR MAN | - | 333 339 789 351 | WNI | SQ LA NZ VA AI HA 6E LS
LM 682 | Loganair | GB | - | european | 142 | GLA EDI ABZ | INV KOI LSI SYY NCL MAN | AT4 AT7 ER4 DHT | - | BA EK QR KL AF UA EI FI
GR 924 | Aurigny | GG | - | european | 29 | GCI | JER ACI LGW | AT7 DHT | - | LM BA
LS 949 | Jet2.com | GB | - | lowCost | 450 | LBA MAN BHX STN | GLA EDI NCL EMA BRS LPL BFS BOH LTN LGW PMI ALC TFS | 738 321 32Q | P | -
BY 754 | TUI Airways | GB | - | lowCost | 330 | LGW MAN BHX | STN BRS NCL EMA GLA LTN PMI TFS | 738 7M8 788 789 | P | -
Z0 426! | Norse Atlantic UK | GB | - | lowCost | 14 | LGW | - | 789 | W | -
N0 428! | Norse Atlantic Airways | NO | - | lowCost | 12 | OSL | FCO ATH CDG | 789 | W | -
EI 053 | Aer Lingus | IE | - | european | 300 | DUB SNN | ORK MAN BHD | AT7 320 32N 32Q 332 333 | NI | BA IB AA UA B6 AS VY AC LH EY AD KL AF QR
FR 224 | Ryanair | IE GB MT | - | lowCost | 3300 | DUB STN BGY | CRL CIA BVA BCN PMI AGP MAD LIS OPO ATH WMI KRK BUD VIE BER MAN EDI BHX BLQ NAP CTA PMO TLS MRS SOF OTP RIX VNO MLA EIN CGN FAO ALC VLC LPL LPA TFS ACE SKG PFO BTS WRO GDN SVQ EMA LTN NCL BRS ORK SNN BRI PSA TSF VRN TRN CAG GOA CPH GOT HHN FKB NRN PRG TIA ZAD TRS BOJ KTW POZ RZE KUN RAK AGA TNG FEZ NDR | 738 7M8 | P | -
FI 108 | Icelandair | IS | - | european | 79 | KEF RKV | AEY EGS | DH3 DH4 7M8 7M9 32Q 763 752 | N | AS B6 SK AY TP AC TK SQ EY DL UA BA LH OS LX AF KL AA WN
RC 767 | Atlantic Airways | FO | - | european | 6 | FAE | - | 32N 320 | - | SK FI
GL 631 | Air Greenland | GL DK | - | european | 51 | GOH SFJ | UAK JAV | DH1 338 | - | SK FI UA KL
SK 117 | SAS | DK NO SE | SkyTeam | european | 812 | CPH ARN OSL | BGO SVG TRD GOT | AT7 CR9 E95 320 32N 32Q 333 359 | WNI | SQ FI BT AY TG NH LH CA EI WF
WF 701 | Wideroe | NO | - | european | 425 | BGO TOS BOO OSL | SVG TRD TRF SDN | DH1 DH3 DH4 290 | - | SK DY AF KL BA LH FI AY
DY 328 | Norwegian | NO SE DK FI | - | lowCost | 550 | OSL ARN CPH | BGO TRD SVG HEL ALC AGP PMI | 738 7M8 | P | WF
DX 243 | DAT | DK | - | european | 73 | BLL CPH | AAR BGO KRN TPS PMO | AT4 AT7 320 | - | SK LH
6B 951 | TUI fly Nordic | SE | - | lowCost | 7 | ARN | CPH OSL GOT HEL | 738 7M8 789 | P | -
AY 105 | Finnair | FI | oneworld | european | 307 | HEL | - | 319 320 321 333 359 | WNI | BT EI SK MU CX WS AF KL FI VY
BT 657 | airBaltic | LV EE LT | - | european | 280 | RIX | VNO TLL TMP | 223 | N | LH SK AY AF KL IB LO TK OS LX SN A3 EY
LO 080 | LOT Polish Airlines | PL | Star Alliance | european | 332 | WAW | KRK GDN POZ WRO RZE BUD VNO | DH4 E75 E90 E95 295 738 7M8 788 789 | WNI | AF KL BA BT AZ JU
E4 429! | Enter Air | PL | - | lowCost | 40 | WAW KTW | POZ GDN WRO | 738 7M8 | P | -
AF 057 | Air France | FR | SkyTeam | european | 1057 | CDG ORY | LYS NCE TLS MRS | E90 223 319 320 321 332 359 789 772 77W | FWNI | WS CM G3 LA QF AI AY LO JL TP BW EI MK FI AT XK TX
TO 430! | Transavia France | FR | - | lowCost | 250 | ORY | NTE LYS MPL MRS | 738 32N 32Q | P | -
XK 146 | Air Corsica | FR | - | european | 54 | AJA BIA | CLY FSC NCE MRS ORY | AT7 320 32N | - | AF
SS 923 | Corsair | FR | - | european | 17 | ORY | - | 339 | WL | TX UU
BF 396 | French bee | FR | - | lowCost | 12 | ORY | - | 359 351 | W | TX
B0 431! | La Compagnie | FR | - | european | 3 | ORY | NCE MXP | 32Q | L | B6
T7 294 | Twin Jet | FR | - | european | 2 | MRS TLS | LYS BSL | BEH | - | AF
CE 980 | Chalair | FR | - | european | 5 | LIG BOD | ORY LYS NTE | AT4 AT7 BEH | - | AF
V7 712 | Volotea | ES FR IT | - | lowCost | 251 | NTE BOD MRS | VCE TLS LYS LIL SXB OVD BIO NAP PMO VRN OLB ATH FLR BIQ | 319 320 738 | P | -
KL 074 | KLM | NL | SkyTeam | european | 816 | AMS | - | 73G 738 739 32Q 332 333 789 781 772 77W | WNI | WS CM G3 LA QF AI AY LO BT JL TP BW EI FI MH HV
HV 979 | Transavia | NL | - | lowCost | 220 | AMS EIN | RTM BRU | 738 32N 32Q | P | KL
OR 178 | TUI fly Netherlands | NL | - | lowCost | 17 | AMS | EIN RTM | 738 7M8 788 | P | -
SN 082 | Brussels Airlines | BE | Star Alliance | european | 214 | BRU | - | 319 320 32N 333 | WNI | EY HU BT
TB 612 | TUI fly Belgium | BE | - | lowCost | 86 | BRU | ANR CRL OST LGG | E90 295 738 7M8 788 | P | -
LG 149 | Luxair | LU | - | european | 59 | LUX | - | DH4 73G 738 7M8 | N | LH SN AF TP LX OS AY LO
LH 220 | Lufthansa | DE | Star Alliance | european | 1608 | FRA MUC | BER HAM DUS | CR9 E90 319 320 32N 321 32Q 333 359 788 789 748 388 | FWNI | LA AD AR BT EY EI GF KQ CX FI 6E 4Y EW LG
EW 104 | Eurowings | DE AT | - | lowCost | 531 | DUS CGN | STR HAM BER PMI NUE HAJ SZG | 319 320 32N 321 32Q 7M8 738 | N | LH OS SN LX
4Y 432! | Discover Airlines | DE | - | european | 75 | FRA MUC | - | 320 332 333 | L | LH LX OS UA AC
DE 881 | Condor | DE | - | european | 190 | FRA MUC DUS | HAM BER STR LEJ HAJ PMI | 320 32N 321 32Q 339 | NL | AS EK EY TK SY WS EI 4Y B6
X3 617 | TUI fly | DE | - | lowCost | 72 | HAJ DUS FRA | STR MUC CGN HAM PMI | 738 7M8 | P | -
DI 433! | Marabu | EE DE | - | lowCost | 30 | HAM MUC | NUE LEJ | 32N | P | DE
SR 434! | Sundair | DE | - | lowCost | 11 | BRE KSF DRS | BER | 319 320 | P | -
LX 724 | SWISS | CH | Star Alliance | european | 492 | ZRH GVA | - | 290 295 221 223 320 32N 321 32Q 333 343 359 77W | FWNI | LA CX EY BT FI 6E MK WK
WK 435! | Edelweiss Air | CH | - | european | 49 | ZRH | - | 320 343 359 | L | LX LH OS UA AC
GM 581 | Chair Airlines | CH | - | lowCost | 2 | ZRH | BSL | 319 320 | P | -
PE 335 | People's | AT | - | european | 2 | ACH | - | E70 | L | -
OS 257 | Austrian Airlines | AT | Star Alliance | european | 405 | VIE | GRZ SZG INN | E90 E95 320 32N 321 763 788 789 772 | WNI | EY BT JU FI
IB 075 | Iberia | ES | oneworld | european | 425 | MAD | BCN VLC AGP PMI LPA | AT7 CR9 319 320 32N 321 32Q 332 333 359 | WNI | VY LA AV CM AR EI BT MK UX NT
VY 030 | Vueling | ES | - | lowCost | 640 | BCN | ORY FCO PMI AGP SVQ BIO ALC VLC LPA FLR LGW | 319 320 32N 321 32Q | N | IB BA QR LA EI
UX 996 | Air Europa | ES | SkyTeam | european | 210 | MAD | PMI BCN AGP | E90 738 7M8 788 789 | N | IB TK LA EY G3 AV
NT 474 | Binter Canarias | ES | - | european | 165 | LPA TFN | ACE FUE SPC VDE MAD | AT7 295 | - | IB UX TP
PM 496 | Canaryfly | ES | - | european | 39 | LPA TFN | ACE FUE SPC | AT7 | - | -
E9 783 | Iberojet | ES PT | - | european | 20 | MAD LIS | BCN | 320 333 339 359 | L | -
2W 436! | World2Fly | ES PT | - | european | 14 | MAD LIS | - | 333 359 | L | -
PU 663 | Plus Ultra | ES | - | european | 6 | MAD | TFN | 332 343 | L | -
LL 437! | LEVEL | ES | - | lowCost | 14 | BCN | - | 332 | W | IB VY BA AA
AP 374 | Albastar | ES IT | - | lowCost | 15 | PMI | MXP BGY LIS | 738 | P | -
TP 047 | TAP Air Portugal | PT | Star Alliance | european | 363 | LIS OPO | FNC PDL | AT7 E90 E95 319 320 32N 321 32Q 339 | WNI | AD G3 B6 LA EY AF KL FI AT S4
S4 331 | Azores Airlines | PT | - | european | 19 | PDL TER | LIS OPO | 320 32N 32Q | - | TP LH AC UA SP
SP 737 | SATA Air Acores | PT | - | european | 48 | PDL TER | HOR PIX FLW SJZ | DH1 DH4 | - | S4 TP
AZ 055 | ITA Airways | IT | Star Alliance | european | 350 | FCO LIN | CTA NAP MXP | E90 221 223 319 320 32N 32Q 332 339 359 | WNI | JL AM EY SV KE G3 AR LA KM FB
NO 703 | Neos | IT | - | european | 50 | MXP VRN | FCO BLQ BGY | 738 7M8 789 | L | -
XZ 438! | Aeroitalia | IT | - | lowCost | 110 | FCO BGY | CTA CAG OLB FRL VCE | AT7 738 | - | -
A3 390 | Aegean Airlines | GR | Star Alliance | european | 249 | ATH | SKG HER RHO LCA | AT7 320 32N 321 32Q | NI | EY BT AF GF SV VY KL
GQ 633 | Sky Express | GR | - | european | 120 | ATH | SKG HER RHO | AT4 AT7 32N 32Q | - | AF KL DL QR EK VS AC CX LH
KM 643 | KM Malta Airlines | MT | - | european | 35 | MLA | - | 32N | N | LH AF AZ EK QR TK BA
CY 078 | Cyprus Airways | CY | - | european | 4 | LCA | PFO | 223 320 | - | EK A3 GF
U8 439! | TUS Airways | CY | - | european | 20 | LCA | TLV | 320 | - | LY
OU 831 | Croatia Airlines | HR | Star Alliance | european | 61 | ZAG | SPU DBV | DH4 221 223 319 320 | - | AF KL IB BT BA QR
JU 115 | Air Serbia | RS | - | european | 100 | BEG | INI | AT7 E90 319 320 332 | - | LO OS LH TK AF KL SU QR A3 EY AZ HU
4O 440! | Air Montenegro | ME | - | european | 15 | TGD TIV | - | E95 | - | JU TK LH OS
FB 623 | Bulgaria Air | BG | - | european | 32 | SOF | VAR BOJ | E90 221 223 319 320 | - | AF KL AZ LH QR BA IB TK A3
RO 281 | TAROM | RO | SkyTeam | european | 96 | OTP | CLJ IAS | AT7 73G 738 7M8 | - | LH OS TK LO BA IB TP
A2 442! | AnimaWings | RO | - | european | 35 | OTP | CLJ CRA | AT7 223 | - | A3 LH
H4 443! | HiSky | RO MD | - | lowCost | 50 | OTP RMO | CLJ BCM | 319 320 32Q 332 | - | -
5F 130 | FlyOne | MD | - | lowCost | 25 | RMO | OTP | 319 320 32Q | - | -
QS 797 | Smartwings | CZ PL SK HU | - | lowCost | 70 | PRG | BRQ OSR KTW BUD BTS | 738 7M8 | P | -
W6 091! | Wizz Air | HU | - | lowCost | 560 | BUD OTP | WAW GDN KTW SOF CLJ IAS TSR BEG SKP TIA KRK WRO LCA TBS BTS | 320 32N 321 32Q | P | -
W4 444! | Wizz Air Malta | MT HU | - | lowCost | 290 | FCO MXP TIA | VCE CTA NAP BLQ OTP SOF LCA VNO | 32N 321 32Q | P | -
W9 446! | Wizz Air UK | GB | - | lowCost | 130 | LTN LGW | BHX LPL | 321 32Q | P | -
U2 888 | easyJet | GB CH AT | - | lowCost | 1700 | LGW LTN MXP GVA | CDG ORY NCE LYS BOD NTE BSL BER NAP BCN PMI AGP LIS OPO AMS EDI GLA BFS MAN BRS LPL NCL BHX FAO STN TLS ALC LIN FCO SEN | 319 320 32N 32Q | NP | -
SU 555 | Aeroflot | RU | - | european | 900 | SVO | LED AER KJA SVX IKT | SU9 738 320 32N 321 32Q 333 77W 359 | - | MU CZ HY KC TK SV UL VN CA
DP 447! | Pobeda | RU | - | lowCost | 300 | VKO SVO | LED SVX AER ZIA | 738 | P | -
S7 421 | S7 Airlines | RU | - | european | 280 | OVB DME | IKT VVO LED | E70 738 320 32N 321 32Q | - | HY KC CA HU
U6 262 | Ural Airlines | RU | - | european | 160 | SVX DME | LED KUF ZIA | 319 320 32N 321 32Q | - | KC HY EK
UT 298 | UTair | RU | - | european | 153 | VKO SGC TJM | UFA SVX | AT7 733 738 | - | S7 HY
N4 449! | Nordwind Airlines | RU | - | lowCost | 72 | SVO KZN | LED UFA | E90 738 321 332 772 | - | -
WZ 309 | Red Wings | RU | - | european | 52 | SVX DME | UFA CEK | SU9 321 | - | -
5N 316 | Smartavia | RU | - | lowCost | 30 | LED ARH | SVO MMK | 73G 738 32N | - | -
A4 222 | Azimuth | RU | - | lowCost | 30 | KRR AER ROV | MRV VKO | SU9 223 | - | -
Y7 476 | NordStar | RU | - | european | 12 | KJA NSK | DME | 738 | - | S7
R3 849 | Yakutia Airlines | RU | - | european | 14 | YKS | KHV VVO | SU9 DH3 73G 738 | - | -
YC 664 | Yamal Airlines | RU | - | european | 17 | SLY TJM | DME NUX | SU9 320 321 | - | -
IO 154 | IrAero | RU | - | european | 10 | IKT | DME YKS | SU9 CR2 | - | -
HZ 598 | Aurora | RU | - | european | 41 | UUS VVO KHV | PKC | DH1 DH3 DH4 319 | - | SU
7R 362 | RusLine | RU | - | european | 43 | VKO | LED GOJ | CR2 SU9 | - | -
ZF 450! | Azur Air | RU | - | lowCost | 32 | VKO | SVX KJA | 738 739 752 763 77W | - | -
EO 453! | Pegas Fly | RU | - | lowCost | 17 | KJA SVO | OVB | 738 763 | - | -
D2 103 | Severstal Air Company | RU | - | european | 13 | CEE | LED SVO | CR2 SU9 | - | -
I8 025 | Izhavia | RU | - | european | 3 | IJK | DME LED | 738 | - | -
RT 454! | UVT Aero | RU | - | european | 12 | KZN | - | CR2 | - | -
6R 455! | ALROSA | RU | - | european | 8 | MJZ | DME OVB | 738 | - | -
B2 628 | Belavia | BY | - | european | 64 | MSQ | - | E75 E90 E95 738 7M8 | - | SU S7 EY TK J2
A9 606 | Georgian Airways | GE | - | european | 5 | TBS | KUT | E90 738 | - | KL TK
3F 456! | FlyOne Armenia | AM | - | lowCost | 20 | EVN | - | 320 | - | -
J2 771 | Azerbaijan Airlines | AZ | - | european | 110 | GYD | NAJ GNJ | E90 319 320 32N 788 | - | TK LH EY QR HY KC B2 IA
TK 235 | Turkish Airlines | TR | Star Alliance | gulf | 1364 | IST | ESB ADB AYT | 738 7M8 739 7M9 319 320 32N 321 32Q 332 333 789 359 77W | NI | B6 KE FI KQ UX AD GA MH PK HY KC AT SV BT AH TU VN BG JU RO DT PR WN VF
VF 458! | AJet | TR | - | lowCost | 330 | SAW ESB | ADB AYT BJV | 738 7M8 320 32N 32Q | - | TK
PC 624 | Pegasus Airlines | TR | - | lowCost | 560 | SAW | AYT ADB ESB COV | 738 320 32N 32Q | - | -
XQ 564 | SunExpress | TR DE | - | lowCost | 220 | AYT ADB | ESB DLM FRA DUS | 738 7M8 | - | LH TK
XC 460! | Corendon Airlines | TR MT | - | lowCost | 60 | AYT | HRG CGN NUE DUS HAJ | 738 7M8 | P | -
TI 461! | Tailwind Airlines | TR | - | lowCost | 2 | AYT | - | 734 738 | P | -
FH 462! | Freebird Airlines | TR | - | lowCost | 15 | AYT | - | 320 32N | P | -
EK 176 | Emirates | AE | - | gulf | 480 | DXB | - | 77W 77L 388 359 | FWNI | FZ QF UA AC KE JL TP B6 AT SA MK G3 AI PK PR BG TK CM GA MH SQ TG FJ UL AH TU DT MS PX NZ SU KQ VN PG LX AF IB BT 4Z BX
FZ 141 | flydubai | AE | - | gulf | 380 | DXB | - | 738 7M8 7M9 | N | EK UA AC
EY 607 | Etihad Airways | AE | - | gulf | 330 | AUH | - | 320 321 32Q 789 781 77W 351 388 | FNI | AC B6 UX FI TP LH OS LX SN AF KL SV A3 AZ NH OZ GA VN PR KE MS AT BG PK UL MU AV KC HU AI 6E TG MH SA ET VA NZ GF BT HY UA
G9 514 | Air Arabia | AE | - | lowCost | 260 | SHJ | AUH RKT | 320 32N 32Q | - | -
3O 452 | Air Arabia Maroc | MA | - | lowCost | 49 | CMN RAK | FEZ TNG AGA NDR | 320 | - | G9
E5 844 | Air Arabia Egypt | EG | - | lowCost | 16 | HBE | SPX | 320 | - | G9
QR 157 | Qatar Airways | QA | oneworld | gulf | 560 | DOH | - | 320 321 7M8 788 789 332 333 77W 77L 359 351 388 | FNI | VA B6 LA VY 6E IB GA CZ SA WB KQ MK AT BG PK UL AH TU DT PR HY KC PX ET VN KE AV JU OU CX PG TG LY 4Z WS
GF 072 | Gulf Air | BH | - | gulf | 104 | BAH | - | 320 32N 32Q 789 | NI | LH AC A3 EY KL TK AF TG BG PK UL AI ET MS RJ SV 6E AA
WY 910 | Oman Air | OM | oneworld | gulf | 140 | MCT | SLL | 738 7M8 333 788 789 | FNI | LH LX OS LO TK SV EK EY AI GF PR UL MH TG KQ ET
OV 463! | SalamAir | OM | - | lowCost | 60 | MCT | SLL | 32N 32Q | - | WY
SV 065 | Saudia | SA | SkyTeam | gulf | 613 | JED RUH | DMM MED | 320 32N 321 32Q 333 789 781 77W | NI | EY TK A3 AZ GF ET AI PK BG AT MS AH TU UL PR SU CA 6E XY
XY 593 | flynas | SA | - | lowCost | 420 | RUH JED | DMM MED | 32N 32Q 333 339 | N | SV EY TK
F3 464! | flyadeal | SA | - | lowCost | 200 | JED RUH | DMM MED | 320 32N | P | SV
RX 467! | Riyadh Air | SA | - | gulf | 30 | RUH | - | 789 32Q | WN | DL SV EK SQ CA MU MS TK AF KL VS
KU 229 | Kuwait Airways | KW | - | gulf | 86 | KWI | - | 320 32N 32Q 332 338 77W | FN | TK SV MS EK EY ME AI UL PR LH
J9 486 | Jazeera Airways | KW | - | lowCost | 140 | KWI | - | 320 32N | - | -
RJ 512 | Royal Jordanian | JO | oneworld | gulf | 103 | AMM | AQJ | E90 290 295 319 320 32N 321 32Q 788 789 | I | TK MS GF LH AC UA AZ AT ET
R5 151 | Jordan Aviation | JO | - | gulf | 3 | AMM | AQJ | 738 320 | - | -
ME 076 | Middle East Airlines | LB | SkyTeam | gulf | 77 | BEY | - | 320 32Q 332 | - | QR TK EY MS RJ BA LH KU
RB 070 | Syrian Airlines | SY | - | gulf | 14 | DAM | ALP | 320 | - | -
IA 073 | Iraqi Airways | IQ | - | gulf | 60 | BGW EBL | BSR NJF ISU | CR9 738 7M8 320 332 788 | - | TK QR ME
IF 468! | Fly Baghdad | IQ | - | lowCost | 2 | BGW | NJF | 73G 738 | - | -
LY 114 | El Al | IL | - | european | 103 | TLV | - | 738 739 788 789 772 | NI | DL AA UA AC LX IB AZ TG ET AF KL QF B6 AM LA A3 LO VN 6H IZ
6H 818 | Israir | IL | - | european | 35 | TLV | ETM | AT7 320 332 | - | LY
IZ 238 | Arkia | IL | - | european | 25 | TLV | ETM | E95 320 32Q 332 | - | LY
IR 096 | Iran Air | IR | - | gulf | 118 | THR IKA | MHD SYZ | AT7 100 319 320 321 332 | - | TK
W5 537 | Mahan Air | IR | - | gulf | 97 | IKA THR | MHD KER | AR8 319 320 343 | - | -
EP 815 | Iran Aseman Airlines | IR | - | gulf | 60 | THR | SYZ MHD | AT7 100 734 | - | -
B9 491 | Iran Airtour | IR | - | gulf | 43 | THR MHD | - | 320 | - | -
QB 237 | Qeshm Air | IR | - | gulf | 50 | THR | GSM MHD | 100 320 | - | -
IV 864 | Caspian Airlines | IR | - | gulf | 30 | THR | MHD | 734 | - | -
Y9 780 | Kish Air | IR | - | gulf | 40 | KIH THR | - | 100 320 | - | -
IY 635 | Yemenia | YE | - | gulf | 16 | ADE | - | 320 | - | SV MS
MS 077 | EgyptAir | EG | Star Alliance | gulf | 247 | CAI | HRG SSH LXR ASW | 223 738 320 32N 32Q 333 789 77W 359 | I | EY RJ GF SV AT KQ ME HY EK RX SM
SM 381 | Air Cairo | EG | - | lowCost | 60 | CAI HRG | SSH LXR | AT7 320 32N E90 | - | MS
NP 325 | Nile Air | EG | - | gulf | 25 | CAI | HBE | 320 321 | - | -
NE 477 | Nesma Airlines | EG | - | lowCost | 12 | CAI | HMB | 320 AT7 | - | -
ET 071 | Ethiopian Airlines | ET | Star Alliance | gulf | 356 | ADD | - | DH4 73G 738 7M8 788 789 359 351 77W 77L | NI | GF SV RJ KQ WB DT QR EY LY AF BG PK GA MK AD KP 3W
KQ 706 | Kenya Airways | KE | SkyTeam | gulf | 95 | NBO | MBA | E90 738 788 | I | TK ET MS SA EK QR BA LH PR MK WB DT AI 6E PK JM PW
JM 702 | Jambojet | KE | - | lowCost | 29 | NBO | MBA | DH4 | - | KQ
5H 540 | Fly540 | KE | - | lowCost | 10 | NBO | MBA | DH4 | - | -
P2 469! | Airkenya Express | KE | - | gulf | 30 | WIL | MRE | DHT DH1 | - | -
F2 470! | Safarilink | KE | - | gulf | 40 | WIL | MRE | CNC DH1 DH3 | - | KQ QR
OW 471! | Skyward Express | KE | - | gulf | 26 | WIL | MBA | DH1 DH3 | - | -
WB 459 | RwandAir | RW | - | gulf | 38 | KGL | - | CR9 DH4 73G 738 332 333 | - | QR SN ET KQ TK SA BA DT EK
UR 109 | Uganda Airlines | UG | - | gulf | 18 | EBB | - | CR9 338 | - | EK QR ET TK KQ
TC 197 | Air Tanzania | TZ | - | gulf | 32 | DAR | MWZ JRO ZNZ | DH4 223 7M9 788 | - | KQ ET EK QR PW
PW 031 | Precision Air | TZ | - | gulf | 48 | DAR | MWZ JRO ZNZ | AT4 AT7 | - | KQ ET QR EK TC
UI 472! | Auric Air | TZ | - | gulf | 81 | DAR ZNZ | ARK MWZ SEU | CNC DH4 | - | -
CQ 473! | Coastal Aviation | TZ | - | gulf | 50 | DAR ZNZ | ARK SEU | CNC | - | -
B4 698 | ZanAir | TZ | - | gulf | 11 | ZNZ | DAR ARK | CNC | - | -
4Z 749 | Airlink | ZA | - | european | 243 | JNB CPT | DUR HRE | ER4 E70 E75 E90 E95 | N | QR EK ET BA UA DL KL AF LH LX VS AI
SA 083 | South African Airways | ZA | Star Alliance | gulf | 80 | JNB CPT | DUR | 320 332 333 343 | I | EK EY KQ DT MK DL BA WB QR AT G3
FA 475! | FlySafair | ZA | - | lowCost | 190 | JNB CPT | DUR GRJ HLA | 734 738 | - | 4Z EK QR
5Z 225 | CemAir | ZA | - | gulf | 18 | JNB CPT | PLZ GRJ BFN | DH3 DH4 CR2 CR9 | - | 4Z EK
GE 478! | LIFT | ZA | - | lowCost | 30 | JNB CPT | DUR | 320 | - | -
WV 480! | FlyNamibia | NA | - | gulf | 15 | WDH ERS | WVB | ER4 AT4 | - | 4Z QR
BP 636 | Air Botswana | BW | - | gulf | 12 | GBE | MUB BBK | AT7 E70 | - | 4Z SA KQ ET
UM 168 | Air Zimbabwe | ZW | - | gulf | 8 | HRE | BUQ VFA | ER4 733 320 | - | ET
FN 481! | Fastjet Zimbabwe | ZW | - | lowCost | 12 | HRE | VFA BUQ JNB | ER4 | - | 4Z
P0 659 | Proflight Zambia | ZM | - | gulf | 14 | LUN | NLA MFU LVI | CNC DH3 CR2 | - | QR ET KQ
ZN 482! | Zambia Airways | ZM | - | gulf | 14 | LUN | NLA | DH4 738 | - | ET
3W 529 | Malawi Airlines | MW | - | gulf | 4 | LLW BLZ | - | DH4 738 | - | ET KQ
TM 068 | LAM Mozambique Airlines | MZ | - | gulf | 50 | MPM | BEW APL | DH4 CR9 73G | - | ET KQ TP SA
RN 484! | Eswatini Air | SZ | - | gulf | 8 | SHO | - | ER4 | - | 4Z
DT 118 | TAAG Angola Airlines | AO | - | gulf | 50 | LAD | CBT SDD | DH4 73G 223 77W 788 | - | ET SA KQ TK LH KL TP EK QR WB AT IB
QC 040 | Camair-Co | CM | - | gulf | 20 | DLA NSI | GOU | DH4 73G | - | ET KP
J7 485! | FlyGabon | GA | - | gulf | 12 | LBV | POG | AT7 | - | AF
4H 487! | Air Congo | CD | - | gulf | 16 | FIH | FBM GOM | 738 | - | ET
BU 883 | Compagnie Africaine d'Aviation | CD | - | gulf | 12 | FIH | FBM GOM | 320 | - | -
8Z 488! | Congo Airways | CD | - | gulf | 8 | FIH | FBM | DH4 320 | - | -
KP 032 | ASKY Airlines | TG | - | gulf | 38 | LFW | DLA NIM | DH4 738 7M8 | - | ET
HF 483 | Air Cote d'Ivoire | CI | - | gulf | 39 | ABJ | BYK | DH4 319 320 32N 339 | - | AF ET KQ EK AT SN
2J 226 | Air Burkina | BF | - | gulf | 10 | OUA | - | E70 E90 | - | AF KP ET
HC 490 | Air Senegal | SN | - | gulf | 24 | DSS | - | AT7 319 321 339 | - | AF EK AT TK IB
R2 489! | Transair | SN | - | gulf | 5 | DSS | - | ER4 BEH | - | -
L6 495 | Mauritania Airlines | MR | - | gulf | 6 | NKC | NDB | ER4 73G 738 7M8 | - | AT TU
VR 696 | TACV Cabo Verde Airlines | CV | - | european | 14 | RAI SID | - | AT7 73G 7M8 | - | TP
ML 493! | Sky Mali | ML | - | gulf | 4 | BKO | - | 733 | - | -
AW 394 | Africa World Airlines | GH | - | gulf | 37 | ACC | KMS TML | ER4 | - | ET DL SA
OP 494! | PassionAir | GH | - | gulf | 14 | ACC | KMS TML | DH4 | - | -
P4 710 | Air Peace | NG | - | gulf | 96 | LOS ABV | PHC ENU | ER4 E90 295 733 772 320 | - | -
W3 725 | Arik Air | NG | - | gulf | 12 | LOS ABV | - | DH4 73G | - | -
QI 497! | Ibom Air | NG | - | gulf | 40 | QUO LOS | ABV | CR9 223 | - | -
UN 498! | United Nigeria Airlines | NG | - | gulf | 40 | ENU LOS | ABV | ER4 320 | - | -
OF 499! | Overland Airways | NG | - | gulf | 14 | ABV LOS | ILR | AT7 E75 | - | -
VK 300! | ValueJet | NG | - | lowCost | 30 | LOS ABV | - | CR9 | - | -
VM 301! | Max Air | NG | - | gulf | 12 | ABV KAN | LOS | 734 | - | -
NG 708 | Aero Contractors | NG | - | gulf | 14 | LOS | ABV PHC | DH4 733 | - | -
Q9 302! | Green Africa Airways | NG | - | lowCost | 14 | LOS | ABV | AT7 | - | -
AT 147 | Royal Air Maroc | MA | oneworld | european | 157 | CMN | RAK AGA TNG RBA FEZ | AT7 E90 73G 738 7M8 788 789 | I | TK MS SA DT EY SV AF TP KL EK RJ B6
AH 124 | Air Algerie | DZ | - | european | 110 | ALG | ORN CZL HME | AT7 73G 738 332 339 | - | TK QR AF EK SV MS AT TU LH AZ IB
SF 515 | Domestic Airlines | DZ | - | european | 2 | ALG | HME | DH1 DH4 738 | - | AH
TU 199 | Tunisair | TN | - | european | 60 | TUN | DJE MIR | 319 320 32N 332 | - | TK QR AF LH EK SV AH AT AZ MS
BJ 796 | Nouvelair | TN | - | lowCost | 45 | MIR TUN | DJE | 320 | - | -
LN 148 | Libyan Airlines | LY | - | gulf | 14 | MJI | BEN | CR9 320 | - | TU TK
8U 546 | Afriqiyah Airways | LY | - | gulf | 6 | MJI BEN | - | 319 320 | - | TU TK
UZ 928 | Buraq Air | LY | - | gulf | 8 | MJI | BEN | 738 | - | -
YL 303! | Libyan Wings | LY | - | gulf | 4 | MJI | - | 319 | - | -
J4 304! | Badr Airlines | SD | - | gulf | 14 | PZU | KRT | 733 738 | - | -
3T 305! | Tarco Aviation | SD | - | gulf | 10 | PZU | KRT | 733 | - | -
SD 200 | Sudan Airways | SD | - | gulf | 4 | PZU | KRT | 320 | - | -
D3 991 | Daallo Airlines | DJ SO | - | gulf | 8 | JIB MGQ | HGA | 320 733 | - | -
MK 239 | Air Mauritius | MU | - | asian | 14 | MRU | RRG | AT7 332 339 359 | - | AF EK SA KQ IB QF AI LX CX MH SQ KL VS UU 4Z
UU 760 | Air Austral | RE FR | - | european | 30 | RUN | DZA CDG | AT7 223 738 788 77W | W | AF MK MD SS
MD 258 | Madagascar Airlines | MG | - | gulf | 20 | TNR | NOS | AT7 E90 | - | ET KQ 4Z UU
HM 061 | Air Seychelles | SC | - | gulf | 40 | SEZ | PRI | DHT 320 32N | - | EY EK QR ET KQ
ZD 732 | Ewa Air | YT FR | - | european | 5 | DZA | RUN | AT7 | - | UU
AI 098 | Air India | IN | Star Alliance | asian | 900 | DEL BOM | BLR CCU MAA HYD COK AMD | 319 320 32N 321 32Q 788 789 772 77W 77L 359 | FWNI | EK EY VS GF SV KQ BA AF KL BG UL RA MK VN GA PG QF CX MH IX
IX 307! | Air India Express | IN | - | lowCost | 450 | BLR DEL BOM | COK CCJ TRV CCU HYD GOI JAI | 738 7M8 320 32N | - | AI
6E 312 | IndiGo | IN | - | lowCost | 2200 | DEL BOM | BLR HYD MAA CCU AMD PNQ COK GOX JAI LKO GAU NMI DXN | AT7 320 32N 321 32Q 789 | N | QR TK EY AF KL QF VS LH LX GF SV KQ JL MH GA AA DL CZ
QP 311! | Akasa Air | IN | - | lowCost | 150 | BOM BLR | DEL NMI AMD GOX | 7M8 | - | EY
SG 775 | SpiceJet | IN | - | lowCost | 130 | DEL HYD | BOM BLR CCU AMD | DH4 73G 738 7M8 | - | EK
9I 313! | Alliance Air | IN | - | asian | 113 | DEL HYD | CCU BLR MAA GAU COK | AT4 AT7 | - | AI
S5 314! | Star Air | IN | - | asian | 60 | BLR HYD | BOM IXG HBX | ER4 E75 | - | -
IC 315! | Fly91 | IN | - | asian | 30 | GOX | HYD BLR PNQ | AT7 | - | -
UL 603 | SriLankan Airlines | LK | oneworld | asian | 90 | CMB | - | 320 32N 321 32Q 332 333 | I | EK EY AI GF SV TK SU MU KE BG PK
8D 317! | FitsAir | LK | - | lowCost | 10 | CMB | - | 320 | - | -
Q2 986 | Maldivian | MV | - | asian | 60 | MLE | GAN KDM HAQ | DHT DH1 DH3 AT7 320 332 | - | EK QR UL
VP 318! | Villa Air | MV | - | asian | 12 | MLE | VAM | AT7 | - | -
NR 319! | Manta Air | MV | - | asian | 6 | MLE | - | AT7 DHT | - | -
PK 214 | Pakistan International Airlines | PK | - | asian | 89 | ISB KHI LHE | PEW MUX | AT4 320 772 77W | - | TK EK EY QR SV GF ET KQ CZ CA UL BG TG MH
PA 084 | airblue | PK | - | lowCost | 14 | KHI ISB | LHE | 320 321 32Q | - | -
ER 320! | SereneAir | PK | - | asian | 12 | ISB KHI | LHE | 738 332 | - | -
PF 321! | AirSial | PK | - | asian | 40 | SKT KHI | ISB LHE | 320 | - | -
9P 322! | Fly Jinnah | PK | - | lowCost | 50 | KHI | ISB LHE | 320 | - | G9
BG 997 | Biman Bangladesh Airlines | BD | - | asian | 66 | DAC | CGP ZYL | DH4 738 788 789 77W | - | EK EY QR SV GF TK ET AI UL PK TG MH SQ CZ MU RA
BS 323! | US-Bangla Airlines | BD | - | asian | 80 | DAC | CGP CXB | AT7 738 332 | - | EY SV GF UL MH
VQ 855 | NOVOAIR | BD | - | asian | 30 | DAC | CXB CGP | AT7 | - | -
2A 326! | Air Astra | BD | - | asian | 20 | DAC | CXB | AT7 | - | -
RA 285 | Nepal Airlines | NP | - | asian | 4 | KTM | PKR BWA | DHT 320 332 | - | AI BG QR TK TG SQ CX MH EK CZ CA KE
U4 327! | Buddha Air | NP | - | asian | 84 | KTM | PKR BIR | BEH AT4 AT7 | - | RA AI 6E
YT 329! | Yeti Airlines | NP | - | asian | 64 | KTM | PKR BWA | AT7 | - | -
N9 330! | Shree Airlines | NP | - | asian | 40 | KTM | PKR BIR | DH4 CR2 | - | -
H9 769 | Himalaya Airlines | NP | - | asian | 8 | KTM | - | 320 | - | -
KB 787 | Drukair | BT | - | asian | 10 | PBH | - | AT4 319 32N | - | TG UL
B3 332! | Bhutan Airlines | BT | - | asian | 4 | PBH | - | 319 | - | -
RQ 384 | Kam Air | AF | - | asian | 12 | KBL | HEA MZR | 733 320 343 | - | -
FG 255 | Ariana Afghan Airlines | AF | - | asian | 10 | KBL | - | 734 320 | - | -
KC 465 | Air Astana | KZ | - | asian | 110 | ALA NQZ | - | 320 32N 321 32Q 763 | N | TK LH EY QR SU CA CZ CX KE OZ HY TG AI EK FS
FS 333! | FlyArystan | KZ | - | lowCost | 120 | ALA NQZ | GUW CIT | 320 32N | - | KC
DV 655 | SCAT Airlines | KZ | - | asian | 21 | CIT NQZ | ALA SCO | CR2 73G 738 7M8 763 | - | -
IQ 334! | Vietjet Qazaqstan | KZ | - | asian | 24 | NQZ ALA | - | DH4 | - | KC
HY 250 | Uzbekistan Airways | UZ | - | asian | 130 | TAS | SKD UGC BHK | AT7 320 32N 32Q 763 788 | - | TK KE SU KC QR EY MS LH CZ EK AI TG
HH 336! | Qanot Sharq | UZ | - | lowCost | 20 | TAS | - | 320 32Q 332 | - | -
C6 339! | Centrum Air | UZ | - | lowCost | 30 | TAS | SKD | 320 32N 332 | - | -
T5 542 | Turkmenistan Airlines | TM | - | asian | 20 | ASB | CRZ TAZ | 717 73G 738 77L 332 | - | TK
SZ 413 | Somon Air | TJ | - | asian | 14 | DYU LBD | - | 73G 738 | - | TK FZ
YK 511 | Avia Traffic Company | KG | - | asian | 10 | BSZ OSS | - | 734 320 | - | -
K9 340! | TezJet | KG | - | lowCost | 10 | BSZ OSS | - | AR8 | - | -
OM 289 | MIAT Mongolian Airlines | MN | - | asian | 24 | UBN | - | 738 7M8 789 763 | - | KE TK CX OZ JL
M0 719 | Aero Mongolia | MN | - | asian | 10 | UBN | HVD | ER4 319 | - | -
MR 861 | Hunnu Air | MN | - | asian | 8 | UBN | - | AT7 E90 | - | -
SQ 618 | Singapore Airlines | SG | Star Alliance | asian | 330 | SIN | - | 738 7M8 359 781 77W 388 | FWNI | VS VA AS B6 FI SK EK MK MH GA VN PG BG RA PX FJ QF CX PR CZ HA TR RX
TR 668 | Scoot | SG | - | lowCost | 220 | SIN | - | E90 290 320 32N 32Q 788 789 | - | SQ
TG 217 | Thai Airways | TH | Star Alliance | asian | 330 | BKK | HKT CNX | 320 32Q 333 788 789 359 77W | FNI | GF SK EK EY KC LY VN PK BG RA HY PG MH GA QR PR CX CZ KE MU
PG 829 | Bangkok Airways | TH | - | asian | 170 | BKK USM | HKT CNX | AT7 319 320 | - | EK QR EY AF KL LH BA CX JL SQ TG MH GA AI
FD 900 | Thai AirAsia | TH | - | lowCost | 328 | DMK BKK | HKT CNX HDY | 320 32N 32Q | - | AK QZ D7 XJ Z2
XJ 341! | Thai AirAsia X | TH | - | lowCost | 30 | DMK | - | 333 339 | - | FD AK D7
SL 310 | Thai Lion Air | TH | - | lowCost | 147 | DMK | HKT CNX HDY | 738 739 333 | - | JT OD ID
DD 342! | Nok Air | TH | - | lowCost | 90 | DMK | CNX HKT | DH4 738 | - | -
VZ 343! | Thai VietJet Air | TH | - | lowCost | 120 | BKK | HKT CNX | 320 321 7M8 | - | VJ
MH 232 | Malaysia Airlines | MY | oneworld | asian | 343 | KUL | BKI KCH PEN | 738 7M8 333 339 359 | NI | EK EY SQ KL TK GA PK BG RA MK TG PG VN PR CZ AI 6E VA CI FY MY
FY 918 | Firefly | MY | - | lowCost | 90 | SZB PEN | KUL JHB | AT7 738 | - | MH
MY 819 | AirBorneo | MY | - | asian | 80 | MYY KCH | BKI SBW | DHT AT7 | - | MH
AK 807 | AirAsia | MY | - | lowCost | 560 | KUL | BKI KCH PEN JHB | 320 32N 32Q | - | FD QZ Z2 D7 XJ KT
D7 843 | AirAsia X | MY | - | lowCost | 60 | KUL | - | 333 339 | - | AK FD QZ Z2
OD 816 | Batik Air Malaysia | MY | - | asian | 150 | KUL SZB | PEN BKI | AT7 738 7M8 333 | - | JT ID SL MH TK
KT 344! | AirAsia Cambodia | KH | - | lowCost | 16 | KTI | SAI | 320 | - | AK FD
QZ 975 | Indonesia AirAsia | ID | - | lowCost | 194 | CGK DPS | SUB KNO | 320 | - | AK FD D7
GA 126 | Garuda Indonesia | ID | SkyTeam | asian | 200 | CGK DPS | SUB UPG KNO BPN YIA | 738 332 333 339 77W | FNI | EK EY QR TK SQ MH TG PR AI 6E ET JL NH QF CX PX SV FJ
QG 345! | Citilink | ID | - | lowCost | 220 | CGK SUB | HLP DPS KNO UPG | AT7 738 320 32N | - | GA
JT 990 | Lion Air | ID | - | lowCost | 300 | CGK SUB | UPG DPS KNO BPN BTH | 738 739 333 339 | - | ID IW SL OD
ID 938 | Batik Air | ID | - | asian | 300 | CGK HLP | DPS SUB UPG KNO | 738 320 | - | JT IW OD SL
IW 513 | Wings Air | ID | - | lowCost | 200 | UPG SUB | KNO DPS MDC AMQ KOE SOQ | AT7 | - | JT ID
IU 346! | Super Air Jet | ID | - | lowCost | 220 | CGK | DPS SUB KNO BPN | 320 | - | JT ID
IP 347! | Pelita Air | ID | - | asian | 80 | CGK HLP | SUB DPS BPN | AT7 320 | - | GA
SJ 977 | Sriwijaya Air | ID | - | asian | 30 | CGK | UPG PGK | 73G 738 | - | -
IN 274 | NAM Air | ID | - | asian | 14 | CGK | UPG | 733 | - | -
8B 348! | TransNusa | ID | - | lowCost | 30 | CGK | DPS | C27 320 | - | -
IL 349! | Trigana Air | ID | - | asian | 20 | DJJ | WMX | AT4 AT7 733 | - | -
PR 079 | Philippine Airlines | PH | - | asian | 349 | MNL CEB | DVO CRK | DH4 320 321 32Q 333 359 351 77W | I | EK EY QR TK SQ MH TG GA CX CI VN NH JL HA WS AA UA KE CZ MU QF SV KQ PX UL GF BR OZ CA AS
5J 203 | Cebu Pacific | PH | - | lowCost | 380 | MNL CEB | CRK DVO ILO | AT7 320 32N 321 32Q 339 | - | -
Z2 457 | AirAsia Philippines | PH | - | lowCost | 100 | MNL | CEB CRK | 320 | - | AK FD
T6 350! | AirSWIFT | PH | - | asian | 5 | MNL ENI | - | AT4 AT7 | - | 5J
VN 738 | Vietnam Airlines | VN | SkyTeam | asian | 400 | SGN HAN | DAD | AT7 320 321 32Q 789 781 359 | WNI | EK EY QR TK SQ MH TG PR JL NH CX AI SU LY OZ CA CZ QF K6 BL
BL 550 | Pacific Airlines | VN | - | lowCost | 16 | SGN HAN | DAD | 320 | - | VN
VJ 978 | VietJet Air | VN | - | lowCost | 420 | SGN HAN | DAD CXR PQC HPH | 320 321 32Q 333 | - | VZ
QH 926 | Bamboo Airways | VN | - | asian | 60 | HAN SGN | DAD UIH | 320 321 | - | -
VU 351! | Vietravel Airlines | VN | - | lowCost | 14 | SGN HAN | - | 321 | - | -
K6 188 | Air Cambodia | KH | - | asian | 30 | KTI SAI | - | AT7 320 321 | - | VN CZ MU
KR 521! | Cambodia Airways | KH | - | asian | 10 | KTI | SAI | 319 320 | - | -
ZA 352! | Sky Angkor Airlines | KH | - | asian | 6 | KTI SAI | - | 320 321 | - | -
QV 627 | Lao Airlines | LA | - | asian | 30 | VTE LPQ | PKZ | AT7 C27 320 | - | VN TG
UB 665 | Myanmar National Airlines | MM | - | asian | 40 | RGN | MDL NYT | AT7 738 | - | 8M
8M 599 | Myanmar Airways International | MM | - | asian | 40 | RGN | MDL NYT | E90 319 320 | - | UB KE TG
BI 672 | Royal Brunei Airlines | BN | - | asian | 40 | BWN | - | 320 32N 788 789 | - | EK TK MH SQ GA TG CX BA HX
CX 160 | Cathay Pacific | HK | oneworld | asian | 341 | HKG | - | 320 32Q 333 359 351 77W | FWNI | AC LH LX AI SQ TG VN PR PG GA MK RA KC AS WS CA CZ MU KE OZ NZ FJ VA QR FI NH PX HA LA UO
UO 128 | HK Express | HK | - | lowCost | 150 | HKG | - | 320 32N 321 32Q | - | CX
HX 851 | Hong Kong Airlines | HK | - | asian | 80 | HKG | - | 320 321 333 | - | HU TK ET EY FJ BI
HB 353! | Greater Bay Airlines | HK | - | asian | 30 | HKG | - | 738 | - | -
NX 675 | Air Macau | MO | - | asian | 80 | MFM | - | 320 321 32N 32Q | - | CA ZH TG
CI 297 | China Airlines | TW | SkyTeam | asian | 230 | TPE KHH | TSA | 738 32Q 333 359 77W | WNI | AS HA PR JL MH WN QF NZ OZ AE
AE 803 | Mandarin Airlines | TW | - | asian | 74 | TSA RMQ | KHH MZG | AT7 | - | CI
BR 695 | EVA Air | TW | Star Alliance | asian | 193 | TPE | TSA KHH | 321 333 332 789 781 77W | WNI | HA PR AS GF VA QF B7 WN
B7 525 | UNI Air | TW | - | asian | 139 | TSA KHH | MZG KNH RMQ | AT7 321 | - | BR
JX 189 | STARLUX Airlines | TW | - | asian | 110 | TPE | RMQ | 32Q 339 359 351 | FWN | AS EY HA WN AA
IT 608 | Tigerair Taiwan | TW | - | lowCost | 70 | TPE | KHH RMQ | 320 32N | - | CI
CA 999 | Air China | CN | Star Alliance | asian | 1380 | PEK CTU PVG TFU | CKG CAN SZX HGH WUH TSN | C27 919 319 320 32N 321 32Q 738 7M8 332 333 359 789 77W 748 | FWNI | CX SU KC PR VN SK AT SV PK RA NX SC RX
MU 781 | China Eastern Airlines | CN | SkyTeam | asian | 2307 | PVG SHA KMG XIY PKX | NKG WUH TAO HGH CSX | C27 919 319 320 32N 321 32Q 73G 738 7M8 332 333 359 789 77W | FNI | QF JL AY BA SU CX EY TG UL BG PR FM HO RX
FM 774 | Shanghai Airlines | CN | - | asian | 379 | SHA PVG | - | 738 7M8 333 789 | - | MU
KN 822 | China United Airlines | CN | - | lowCost | 111 | PKX | FUO WNZ | 73G 738 7M8 | - | MU
CZ 784 | China Southern Airlines | CN | - | asian | 2740 | CAN PKX URC SZX | CSX WUH DLC CGO KWE HAK SHE HRB CGQ SYX | C27 919 319 320 32N 321 32Q 738 7M8 333 359 788 789 77W | FWNI | QR AA BA AF KL KE SU KC HY PK BG RA VN SQ TG MH PR CX JL EK FI GA AY LH UA DL QF IB ET KQ MF 3U OQ 6E
MF 731 | XiamenAir | CN | SkyTeam | asian | 363 | XMN FOC | HGH TSN CSX PKX | 73G 738 7M8 32Q 788 789 | N | CZ NS RY
OQ 878 | Chongqing Airlines | CN | - | asian | 70 | CKG | - | 319 320 32N | - | CZ
HU 880 | Hainan Airlines | CN | - | asian | 370 | HAK PEK SZX | XIY CAN CKG URC TYN DLC | 73G 738 7M8 333 332 788 789 359 | N | SN EY AS VN TP JU GS JD 8L HX
GS 826 | Tianjin Airlines | CN | - | asian | 163 | TSN | URC XIY NNG HET | E90 E95 320 32N 321 332 | - | HU
JD 898 | Capital Airlines | CN | - | asian | 140 | PKX HGH | SYX HAK XIY TAO | 319 320 32N 321 332 | - | HU TP
8L 859 | Lucky Air | CN | - | lowCost | 126 | KMG | LJG CTU | 319 320 32N 73G 738 | - | HU
PN 847 | West Air | CN | - | lowCost | 88 | CKG | CGO HFE | 319 320 32N | - | HU
UQ 886 | Urumqi Air | CN | - | lowCost | 50 | URC | CGO | 738 7M8 E90 | - | HU
FU 666 | Fuzhou Airlines | CN | - | asian | 36 | FOC | HRB | 738 | - | HU
GX 872 | GX Airlines | CN | - | asian | 46 | NNG | KWL HAK | 320 32N E90 | - | HU
GT 730 | Air Guilin | CN | - | asian | 26 | KWL | - | 319 320 | - | HU
9H 856 | Air Changan | CN | - | asian | 30 | XIY | - | 738 | - | HU
CN 895 | Grand China Air | CN | - | asian | 7 | PEK HAK | - | 738 | - | HU
Y8 871 | Suparna Airlines | CN | - | asian | 24 | PVG | SZX | 738 789 | - | HU
ZH 479 | Shenzhen Airlines | CN | Star Alliance | asian | 857 | SZX | CAN WUX NNG XIY NKG SHE | 319 320 32N 321 32Q 738 7M8 333 | - | CA KY NX
KY 833 | Kunming Airlines | CN | - | asian | 70 | KMG | - | 73G 738 7M8 | - | ZH CA
SC 324 | Shandong Airlines | CN | - | asian | 308 | TNA TAO | YNT CKG XMN | 738 7M8 | - | CA
TV 088 | Tibet Airlines | CN | - | asian | 87 | LXA CTU | XNN | 319 320 32N | - | CA
3U 876 | Sichuan Airlines | CN | - | asian | 652 | CTU TFU | CKG KMG XIY HRB URC SYX | 319 320 32N 321 32Q 332 333 359 | N | CZ MU EY
EU 811 | Chengdu Airlines | CN | - | asian | 132 | TFU CTU | - | C27 320 32N 321 | - | -
G5 987 | China Express Airlines | CN | - | asian | 692 | CKG KWE | TSN DLC XIY KHG LHW HET | CR9 320 32N C27 | - | CA MU CZ
HO 018 | Juneyao Airlines | CN | - | asian | 205 | PVG SHA | NKG HRB | 320 32N 321 32Q 789 | N | UA SQ NH BR AC MU AZ TK CA
AQ 902 | 9 Air | CN | - | lowCost | 58 | CAN | KWE HAK | 738 7M8 | - | HO
9C 089 | Spring Airlines | CN | - | lowCost | 400 | SHA PVG | SJW SZX NGB LHW TFU XIY DLC | 320 32N 32Q | - | -
GJ 891 | Loong Air | CN | - | asian | 139 | HGH | XIY CTU | 319 320 32N 321 | - | -
NS 836 | Hebei Airlines | CN | - | asian | 70 | SJW | PKX | E90 73G 738 | - | MF
RY 989 | Jiangxi Air | CN | - | asian | 31 | KHN | - | 738 | - | MF
BK 866 | Okay Airways | CN | - | asian | 60 | TSN CSX | XIY CKG | 738 7M8 739 | - | -
QW 912 | Qingdao Airlines | CN | - | asian | 66 | TAO | CAN | 320 32N | - | -
DZ 893 | Donghai Airlines | CN | - | asian | 52 | SZX | - | 738 7M8 | - | -
DR 354! | Ruili Airlines | CN | - | asian | 51 | KMG | WUX | 73G 738 | - | -
GY 661 | Colorful Guizhou Airlines | CN | - | asian | 36 | KWE | - | 320 32N E90 | - | -
A6 389 | Air Travel | CN | - | asian | 28 | CSX KMG | - | 320 32N | - | -
LT 867 | LongJiang Airlines | CN | - | asian | 5 | HRB | HFE | 320 321 | - | -
9D 355! | Tianjiao Airlines | CN | - | asian | 20 | HET | HLD | C27 CR9 | - | -
KE 180 | Korean Air | KR | SkyTeam | asian | 470 | ICN GMP | PUS CJU | 223 738 739 7M8 32Q 333 789 781 77W 388 748 359 | FWNI | HA JL EK EY TK WS AS HY KC UL RA QR CX CZ PR MK TG QF HU AZ NH OZ LA AC NZ FJ LJ BX RS
OZ 988 | Asiana Airlines | KR | Star Alliance | asian | 257 | ICN GMP | CJU PUS | 320 321 32Q 333 359 772 388 | NI | EY QR KC CX VN PR KE CI HY AS LJ BX RS
7C 806 | Jeju Air | KR | - | lowCost | 240 | ICN CJU | GMP PUS TAE | 738 7M8 | - | -
LJ 718 | Jin Air | KR | - | lowCost | 210 | ICN GMP | CJU PUS | 738 739 7M8 772 | - | KE OZ
TW 722 | T'way Air | KR | - | lowCost | 200 | ICN TAE | GMP CJU PUS | 738 7M8 333 332 772 | - | -
BX 982 | Air Busan | KR | - | lowCost | 122 | PUS | GMP CJU ICN | 320 321 32Q | - | OZ KE
RS 820 | Air Seoul | KR | - | lowCost | 40 | ICN | GMP CJU | 321 | - | OZ KE
ZE 839 | Eastar Jet | KR | - | lowCost | 110 | GMP ICN | CJU PUS CJJ | 738 7M8 | - | -
YP 356! | Air Premia | KR | - | asian | 16 | ICN | - | 789 | W | -
RF 357! | Aero K | KR | - | lowCost | 40 | CJJ | ICN | 320 | - | -
WE 358! | Parata Air | KR | - | asian | 12 | ICN YNY | CJU GMP | 320 332 | - | -
NH 205 | All Nippon Airways | JP | Star Alliance | asian | 1015 | HND NRT | ITM KIX CTS OKA FUK NGO | DH4 738 32N 321 32Q 763 772 788 789 781 77W 388 | FWNI | EY VN GA PR SK KE CX PX HA AZ FJ 6J HD 7G FW OC
JL 131 | Japan Airlines | JP | oneworld | asian | 1102 | HND NRT | ITM KIX CTS OKA FUK NGO | AT4 AT7 E70 E90 738 763 788 789 77W 359 351 | FWNI | HA EK KE WS AF KL CI MU VN GA PR PG 6E BA CZ B6 AZ LA PX GK ZG JH
BC 359! | Skymark Airlines | JP | - | lowCost | 150 | HND UKB | FUK CTS OKA NGO | 738 7M8 | - | -
HD 360! | AIRDO | JP | - | asian | 150 | HND CTS | AKJ HKD | 73G 763 | - | NH
6J 361! | Solaseed Air | JP | - | asian | 133 | HND OKA | KMI KMJ KOJ | 738 | - | NH
7G 922 | StarFlyer | JP | - | asian | 70 | KKJ HND | FUK KIX | 320 32N | - | NH
MM 363! | Peach Aviation | JP | - | lowCost | 160 | KIX | NRT OKA CTS FUK NGO | 320 32N 32Q | - | -
GK 798 | Jetstar Japan | JP | - | lowCost | 110 | NRT | KIX NGO CTS | 320 32Q | - | JL QF JQ
IJ 364! | Spring Japan | JP | - | lowCost | 20 | NRT | - | 738 | - | JL
ZG 365! | ZIPAIR Tokyo | JP | - | lowCost | 20 | NRT | - | 788 | - | JL
JH 366! | Fuji Dream Airlines | JP | - | asian | 101 | NKM FSZ | MMJ UKB FUK | E70 E75 | - | JL
FW 367! | IBEX Airlines | JP | - | asian | 131 | SDJ ITM | FUK NGO | CR7 | - | NH
OC 368! | Oriental Air Bridge | JP | - | asian | 65 | NGS FUK | FUJ TSJ IKI | DH1 AT4 DH4 | - | NH
MZ 369! | Amakusa Airlines | JP | - | asian | 6 | AXJ | FUK KMJ | AT4 | - | JL
QF 081 | Qantas | AU | oneworld | asian | 900 | SYD MEL BNE PER | ADL CBR DRW CNS | DH3 DH4 E90 223 320 738 32Q 332 333 789 388 | FWNI | EK AF KL WS LA MU AI 6E CX VN PX CI BR GA FJ NZ MK PR SQ KE LY CZ AR JQ
JQ 041 | Jetstar | AU NZ | - | lowCost | 380 | MEL SYD | OOL BNE AKL CHC CNS ADL PER | DH3 320 32N 321 32Q 788 | - | QF EK JL GK
VA 795 | Virgin Australia | AU | - | american | 430 | BNE SYD MEL | PER ADL OOL CNS | E90 290 100 73G 738 7M8 | N | QR UA AC SQ NZ HA EY CX BR VS MH NH
ZL 899 | Rex | AU | - | asian | 230 | SYD MEL ADL | CNS TSV PER WGA | SF3 | - | DL EK
QQ 370! | Alliance Airlines | AU | - | asian | 15 | BNE PER | ADL TSV | F70 100 E90 | - | QF VA
TL 935 | Airnorth | AU | - | asian | 31 | DRW | ASP BME GOV | E70 BEH | - | QF
FC 441 | Link Airways | AU | - | asian | 40 | BNE CBR | NTL TMW | SF3 DH4 | - | VA
SH 371! | Sharp Airlines | AU | - | asian | 22 | MEB LST | KNS FLS | BEH | - | -
OI 372! | Hinterland Aviation | AU | - | asian | 27 | CNS TSV | - | CNC BEH | - | QF
HK 373! | Skippers Aviation | AU | - | asian | 6 | PER | MKR | DH1 DH3 | - | -
QN 375! | Skytrans | AU | - | asian | 16 | CNS | HID | DH1 DH3 | - | QF
NZ 086 | Air New Zealand | NZ | Star Alliance | asian | 562 | AKL CHC WLG | NSN DUD ZQN | DH3 AT7 320 32N 321 32Q 789 77W | WNI | VA CX VS QF CI KE FJ EY EK PX
3C 377! | Air Chathams | NZ | - | asian | 20 | AKL CHT | WHK WAG | SF3 AT7 | - | NZ
FJ 260 | Fiji Airways | FJ | oneworld | asian | 60 | NAN SUV | - | DHT AT7 738 7M8 332 359 | - | NZ EK SQ KE PX GA NH HX
PX 656 | Air Niugini | PG | - | asian | 87 | POM | LAE HGU | DH3 DH4 F70 100 73G 223 763 | - | QF SQ PR GA FJ NZ JL CX EK QR NH AS
CG 626 | PNG Air | PG | - | asian | 62 | POM | LAE HGU | DH1 AT7 | - | -
IE 193 | Solomon Airlines | SB | - | asian | 17 | HIR | GZO | DHT DH1 320 | - | QF FJ PX
NF 218 | Air Vanuatu | VU | - | asian | 20 | VLI | SON TAH | DHT AT7 | - | QF VA FJ SB
SB 063 | Aircalin | NC | - | asian | 8 | NOU | - | DHT 32N 339 | W | AF QF NZ SQ FJ
TN 244 | Air Tahiti Nui | PF | - | asian | 5 | PPT | - | 789 | W | AF AA NZ QF JL
VT 135 | Air Tahiti | PF | - | asian | 59 | PPT | BOB RFP MOZ RGI | DHT AT4 AT7 | - | TN AF
GZ 755 | Air Rarotonga | CK | - | asian | 5 | RAR | AIT | SF3 BEH | - | NZ
ON 123 | Nauru Airlines | NR | - | asian | 8 | INU BNE | MAJ | 733 | - | QF
OL 162 | Samoa Airways | WS | - | asian | 14 | APW | PPG | DHT | - | FJ
IK 379! | Air Kiribati | KI | - | asian | 14 | TRW | - | DHT DH1 E90 | - | FJ
CW 380! | Air Marshall Islands | MH | - | asian | 4 | MAJ | KWA | DH1 | - | -
L8 520! | Lulutai Airlines | TO | - | asian | 6 | TBU | VAV HPA | SF3 | - | FJ`
