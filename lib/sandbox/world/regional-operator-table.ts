/**
 * Airlines that fly for others and sell nothing under their own designator, late in 2026. Source: the carriers' own pages.
 *
 * `code | name | country | fleet | seller brand: airports that it flies from for it; next seller ...`. A flight that
 * touches none of the airports is the first seller's.
 */
export const regionalOperatorTable = `
OO | SkyWest Airlines | US | CR2 CR7 CR9 E75 | UA United Express: DEN SFO ORD IAH LAX; DL Delta Connection: SLC MSP DTW SEA; AA American Eagle: DFW PHX; AS Alaska: PDX GEG BOI
9E | Endeavor Air | US | CR7 CR9 | DL Delta Connection: JFK LGA ATL DTW MSP BOS CVG
MQ | Envoy Air | US | E70 E75 | AA American Eagle: DFW ORD MIA PHX
YX | Republic Airways | US | E70 E75 | UA United Express: EWR IAD IAH ORD; DL Delta Connection: LGA BOS JFK IND DTW; AA American Eagle: PHL DCA CMH
YV | Mesa Airlines | US | E75 | UA United Express: IAH IAD DEN ORD
OH | PSA Airlines | US | CR7 CR9 | AA American Eagle: CLT DCA PHL DAY DFW
PT | Piedmont Airlines | US | ER4 | AA American Eagle: PHL CLT ORD
QX | Horizon Air | US | E75 | AS Alaska: SEA PDX
C5 | CommutAir | US | ER4 | UA United Express: IAH DEN IAD EWR
G7 | GoJet Airlines | US | CR7 | UA United Express: ORD IAD EWR STL
QK | Jazz Aviation | CA | DH4 CR9 E75 | AC Air Canada Express: YYZ YUL YVR YYC
RV | Air Canada Rouge | CA | 319 320 321 7M8 | AC Air Canada Rouge: YYZ YUL YVR
WR | WestJet Encore | CA | DH4 | WS WestJet Encore: YYC YEG YVR
5D | Aeromexico Connect | MX | E90 | AM Aeromexico Connect: MEX MTY GDL
CL | Lufthansa CityLine | DE | CR9 E90 319 32N | LH Lufthansa CityLine: FRA MUC
VL | Lufthansa City Airlines | DE | 319 32N 223 | LH Lufthansa City Airlines: MUC FRA
EN | Air Dolomiti | IT | E90 E95 | LH Air Dolomiti: MUC FRA
2L | Helvetic Airways | CH | E90 290 295 | LX Helvetic Airways: ZRH GVA
A5 | HOP! | FR | E70 E90 | AF Air France Hop: CDG ORY LYS
WA | KLM Cityhopper | NL | E75 E90 295 | KL KLM Cityhopper: AMS
CJ | BA Cityflyer | GB | E90 | BA BA Cityflyer: LCY
EA | Emerald Airlines | IE | AT7 | EI Aer Lingus Regional: DUB BHD
EZ | Sun-Air of Scandinavia | DK | AR8 | BA Sun-Air: BLL AAR
YW | Air Nostrum | ES | AT7 CR9 CRK | IB Iberia Regional: MAD BCN VLC
I2 | Iberia Express | ES | 320 32Q | IB Iberia Express: MAD
NI | Portugalia | PT | E90 E95 | TP TAP Express: LIS OPO
WI | White Airways | PT | AT7 | TP TAP Express: LIS OPO
WX | CityJet | IE | CR9 | SK SAS: CPH ARN OSL
TF | Braathens Regional Airlines | SE | AT7 | SK SAS: ARN BMA
N7 | Nordic Regional Airlines | FI | AT7 E90 | AY Norra: HEL
OA | Olympic Air | GR | AT4 AT7 | A3 Olympic Air: ATH SKG
UG | Tunisair Express | TN | AT7 | TU Tunisair Express: TUN
FV | Rossiya Airlines | RU | SU9 319 320 738 77W | SU Rossiya: LED SVO
EH | ANA Wings | JP | DH4 738 | NH ANA Wings: ITM HND CTS NGO FUK
JC | Japan Air Commuter | JP | AT4 AT7 | JL Japan Air Commuter: KOJ FUK ITM
XM | J-Air | JP | E70 E90 | JL J-Air: ITM HND NGO
NU | Japan Transocean Air | JP | 738 | JL Japan Transocean Air: OKA`
