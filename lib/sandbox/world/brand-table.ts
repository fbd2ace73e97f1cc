/**
 * Brands of carriers, as they sold them in 2024 and 2025. A line of codes begins a family: `carriers | kilograms of a
 * carry-on bag (-: no limit)`; a style stands for all its other carriers. Then a line for each brand, in the order of
 * its price within a cabin:
 *
 * `code, two letters of the fare basis | name | cabin (Y economy, W premium economy, J business, F first) and where it
 * is sold (d domestic, s international to 2,500 miles, l beyond; none: everywhere), level of flexibility, change and
 * refund, checked bags, seat meals WiFi`
 *
 * `+` is included, `$` costs extra, `-` is not offered. Bags: pieces, `1x32` of 32 kilograms, `w30` thirty kilograms in
 * all. `a/b`: a on domestic and short flights, b on long ones. Then what differs from the cabin: `c0` carry-on costs
 * extra, `c2` two pieces; B priority boarding, L lounge, M miles, C priority check-in, E entertainment.
 *
 * Source: the carriers' own pages about their fares; where these differ by route, the most common one.
 */
export const brandTable = `
european | 8
ECOLIGHT LT | Economy Light | Y 0 $- 0 $$$/$+$
ECOCLASS CL | Economy Classic | Y 1 $- 1 +$$/++$
ECOFLEX FX | Economy Flex | Y 2 ++ 1 +$$/++$
PREMIUM PE | Premium Economy | W 1 $$ 2 ++$
PREMFLEX PF | Premium Economy Flex | W 2 ++ 2 ++$
BIZSAVER BS | Business Saver | J 1 $$ 2 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ 2 +++ c2
FIRST FS | First | F 2 ++ 3 +++ c2
american | -
BASIC BE | Basic Economy | Y 0 -- 0 $$$/$+$
MAIN MN | Main Cabin | Y 1 +- 0/1 +$$/++$
MAINFLEX MF | Main Flexible | Y 2 ++ 1 ++$
PREMIUM PE | Premium Economy | W 1 +- 2 ++$
BUSINESS BZ | Business | J 1 +- 2 +++ c2
BIZFLEX BF | Business Flexible | J 2 ++ 2 +++ c2
FIRST FS | First | F 2 ++ 3 +++ c2
gulf | 7
ECOSAVER SV | Economy Saver | Y 0 $- w20/w23 $+$
ECOFLEX FX | Economy Flex | Y 1 $$ w25/w30 ++$
ECOFLEXP FP | Economy Flex Plus | Y 2 ++ w30/w35 ++$
PREMIUM PE | Premium Economy | W 1 $$ w35 ++$
BIZSAVER BS | Business Saver | J 1 $$ w40 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ w40 +++ c2
FIRST FS | First Class | F 2 ++ w50 +++ c2
asian | 7
ECOLITE LT | Economy Lite | Y 0 $- w15/w20 $+$
ECOVALUE VL | Economy Value | Y 1 $$ w20/w25 ++$
ECOSTD SD | Economy Standard | Y 2 ++ w30 ++$
PREMIUM PE | Premium Economy | W 1 $$ w35 ++$
BIZVALUE BV | Business Value | J 1 $$ w40 +++ c2
BIZSTD BS | Business Standard | J 2 ++ w40 +++ c2
FIRST FS | First Class | F 2 ++ w50 +++ c2
latin | 10
ECOLIGHT LT | Economy Light | Y 0 -- 0 $$- c1
ECOPLUS PL | Economy Plus | Y 1 $- 1 +$-/++-
ECOTOP TP | Economy Top | Y 2 ++ 2 ++-
PREMIUM PE | Premium Economy | W 1 $$ 2 ++-
BUSINESS BZ | Business | J 1 $$ 2x32 ++- c2
BIZFULL BF | Business Full | J 2 ++ 3x32 ++- c2
FIRST FS | First | F 2 ++ 3x32 ++- c2
lowCost | 10
BASIC BA | Basic | Y 0 -- 0x20 $$- c0
PLUS PL | Plus | Y 1 $- 1x20 +$- B
MAX MX | Max | Y 2 ++ 1x32 +$- B C
PREMIUM PE | Premium | W 1 $- 1x23 ++- B
BUSINESS BZ | Business | J 1 $- 2x23 ++- B
AA | -
BASIC BE | Basic Economy | Y 0 -- 0 $$$/$+$ M-
MAIN MC | Main Cabin | Y 1 +- 0/1 +$$/++$
MAINPLUS MP | Main Plus | Y 1 +- 1/2 +$$/++$ B
MAINFLEX MF | Main Cabin Flexible | Y 2 ++ 0/1 +$$/++$ B
PREMIUM PE | Premium Economy | W 1 +- 2 ++$
PREMFLEX PF | Premium Economy Flexible | W 2 ++ 2 ++$
DOMFIRST FD | First | Jds 1 +- 2 ++$ L-
DOMFLEX FX | First Flexible | Jds 2 ++ 2 ++$ L-
BUSINESS BZ | Flagship Business | Jl 1 +- 2 ++$ c2
BIZFLEX BF | Flagship Business Flexible | Jl 2 ++ 2 ++$ c2
FIRST FS | Flagship First | F 2 ++ 3 ++$ c2
DL | -
MBASIC MB | Delta Main Basic | Y 0 -- 0 -++ M-
MCLASSIC MC | Delta Main Classic | Y 1 +- 0/1 +++
MEXTRA MX | Delta Main Extra | Y 2 ++ 0/1 +++ B
COMFORT CC | Delta Comfort Classic | Y 1 +- 0/1 +++ B
COMEXTRA CX | Delta Comfort Extra | Y 2 ++ 0/1 +++ B
PSCLASSIC SC | Delta Premium Select Classic | W 1 +- 2 +++
PSEXTRA SX | Delta Premium Select Extra | W 2 ++ 2 +++
FCLASSIC FC | Delta First Classic | Jds 1 +- 2 +++ L-
FEXTRA FX | Delta First Extra | Jds 2 ++ 2 +++ L-
D1CLASSIC DC | Delta One Classic | Jl 1 +- 2 +++ c2
D1EXTRA DX | Delta One Extra | Jl 2 ++ 2 +++ c2
UA | -
BASIC BN | Basic Economy | Y 0 -- 0 $$$/$+$ c0/c1
ECONOMY EN | Economy | Y 1 +- 0/1 +$$/++$
ECOFLEX FN | Economy Flexible | Y 2 ++ 0/1 +$$/++$
PREMIUM PN | United Premium Plus | W 1 +- 2 ++$
PREMFLEX PF | United Premium Plus Flexible | W 2 ++ 2 ++$
DOMFIRST DN | United First | Jds 1 +- 2 ++$ L-
DOMFLEX DF | United First Flexible | Jds 2 ++ 2 ++$ L-
POLARIS ZN | United Polaris Business | Jl 1 +- 2 ++$ c2
POLFLEX ZF | United Polaris Business Flexible | Jl 2 ++ 2 ++$ c2
AS HA | -
SAVER SV | Saver | Y 0 -- 0 -$$ M
MAIN MN | Main | Y 1 +- 0 +$$
PREMCLS PC | Premium Class | Y 1 +- 0 ++$ B
MAINREF MR | Main Refundable | Y 2 ++ 0 +$$
PREMIUM PE | Premium Economy | W 1 +- 2 ++$
FIRST FC | First Class | J 1 +- 2 ++$ L$
FIRSTREF FR | First Class Refundable | J 2 ++ 2 ++$ L$
B6 | -
BBASIC BB | Blue Basic | Y 0 $- 0 $++
BLUE BL | Blue | Y 1 +- 0 +++
EVENMORE EM | EvenMore | Y 1 +- 0 +++ B
BLUEREF BR | Blue Refundable | Y 2 ++ 0 +++
MINT MT | Mint | J 1 +- 2 +++ L- c1
MINTREF MR | Mint Refundable | J 2 ++ 2 +++ L- c1
WN | -
BASIC BS | Basic | Y 0 -- 0x23 -+$ M c1
CHOICE CH | Choice | Y 1 +- 0x23 $+$ M c1
CHOPREF CP | Choice Preferred | Y 2 ++ 0x23 ++$ M c1
CHOEXTRA CE | Choice Extra | Y 2 ++ 2x23 +++ M B c1
F9 | 16
BASIC BA | Basic | Y 0 -- 0x18 $$- c0
ECONOMY EC | Economy | Y 1 +- 0x18 $$- c1
PREMIUM PR | Premium | Y 1 +- 0x18 +$- c1 B
BUSINESS BU | Business | Y 2 ++ 2x18 +$- c1 B
NK | 18
VALUE VA | Value | Y 0 -- 0x18 $$$ c0
PREMECO PM | Premium Economy | Y 1 +- 0x18 +$$ c1 B
FIRST SF | Spirit First | Y 1 +- 1x18 +++ c1 B
G4 | -
BASIC BA | Allegiant Basic | Y 0 -- 0x23 $$- c0
BONUS BO | Allegiant Bonus | Y 1 $- 0x23 +$- c1
TOTAL TO | Allegiant Total | Y 1 +- 1x23 +$- c1 B
MX | 16
NOFLEX NF | No Flex | Y 0 -- 0x23 $$$ c0
NICE NI | Nice | Y 1 +- 0x23 $$$ c0
NICER NR | Nicer | Y 1 +- 1x23 +$$ c1 B
NICEST NT | Nicest | Y 1 +- 2x23 +++ c1 B
AC | 10
BASIC BA | Economy - Basic | Y 0 -- 0 $$$/$+$ c0/c1
STANDARD TG | Economy - Standard | Y 1 $- 0/1 $$$/$+$
FLEX FL | Economy - Flex | Y 1 +- 1 +$$/++$
COMFORT CO | Economy - Comfort | Y 1 +$ 1 ++$ B
LATITUDE LT | Economy - Latitude | Y 2 ++ 1/2 ++$ B
PELOW PL | Premium Economy - Lowest | W 1 $$ 2 ++$
PEFLEX PF | Premium Economy - Flexible | W 2 ++ 2 ++$
BIZLOW EL | Business Class - Lowest | J 1 $$ 2x32 +++ c2
BIZFLEX EF | Business Class - Flexible | J 2 ++ 2x32 +++ c2
WS | -
ULTRA UB | UltraBasic | Y 0 -- 0 $$$ c0/c1
ECONO EC | Econo | Y 1 $- 0/1 $$$/$+$
ECOFLEX EF | EconoFlex | Y 2 ++ 1 +$$/++$
PREMIUM PR | Premium | W 1 $- 2 ++$
PREMFLEX PF | PremiumFlex | W 2 ++ 2 ++$
BUSINESS BU | Business | J 1 $$ 2x32 +++
BIZFLEX BF | BusinessFlex | J 2 ++ 2x32 +++
PD | 9
BASIC BA | PorterClassic Basic | Y 0 -- 0 $++ c0
STANDARD ST | PorterClassic Standard | Y 1 $- 0 $++
FLEXIBLE FX | PorterClassic Flexible | Y 2 ++ 1 +++
RESERVE RS | PorterReserve | Y 1 $$ 2 +++ B C
TS | 10
BUDGET BU | Eco Budget | Y 0 $- 0 $$-/$+-
STANDARD ST | Eco Standard | Y 1 $- 1 $$-/$+-
FLEX FX | Eco Flex | Y 2 ++ 1 +$-/++-
CLUB CS | Club Standard | J 1 $$ 2 ++- L- c1
CLUBFLEX CF | Club Flex | J 2 ++ 2 ++- L- c1
AM | 10
BASIC BA | Basic | Y 0 -- 0/1 -+$
CLASSIC CL | Classic | Y 1 $- 1 $+$
FLEXIBLE FX | Flexible | Y 2 ++ 1 ++$
AMPLUS AP | AM Plus | Y 2 ++ 1/2 ++$ B C
PREMIER PR | Premier | J 1 $$ 2x32 +++ c2
PREMFLEX PF | Premier Flexible | J 2 ++ 2x32 +++ c2
Y4 VB | 10
ZERO ZE | Zero | Y 0 -- 0x15 $$- c0
BASIC BA | Basic | Y 0 $- 0x15 $$- c1
CLASSIC CL | Classic | Y 1 $- 1x25 +$- c1
PLUS PL | Plus | Y 1 +$ 1x25 +$- c1 B
AV | 10
BASIC BS | Basic | Y 0 -- 0 $$- c0
CLASSIC CL | Classic | Y 1 $- 1 +$- c1
FLEX FX | Flex | Y 2 ++ 1 +$- c1 B
BUSINESS BU | Business Class | J 1 $$ 2x32 ++- c1
BIZFLEX BF | Business Class Flex | J 2 ++ 2x32 ++- c1
CM | 10
BASIC BA | Economy Basic | Y 0 -- 0 $+$
CLASSIC CL | Economy Classic | Y 1 $- 1 $+$
FULL FU | Economy Full | Y 2 ++ 2 ++$ B
BIZPROMO BP | Business Promo | J 1 $$ 2x32 +++ c1
BIZFULL BF | Business Full | J 2 ++ 2x32 +++ c1
LA | 12
BASIC BA | Basic | Y 0 -- 0 $$-/$+- c0/c1
LIGHT LT | Light | Y 0 $- 0 $$-/$+- c1
STANDARD ST | Standard | Y 1 $- 1 +$-/++-
FULL FU | Full | Y 2 ++ 1/2 +$-/++- B
PESTD PS | Premium Economy Standard | W 1 $- 2 ++- c1
PEFULL PF | Premium Economy Full | W 2 ++ 2 ++- c1
PBSTD BS | Premium Business Standard | J 1 $- 3 +++ c1
PBFULL BF | Premium Business Full | J 2 ++ 3 +++ c1
G3 | 10
LIGHT LT | Light | Y 0 $- 0 $$$
PLUS PL | Plus | Y 1 $- 1 +$$
MAX MX | Max | Y 2 ++ 2 ++$ B
AD | 10
AZUL AZ | Azul | Y 0 $- 0 $+$
MAISAZUL MA | MaisAzul | Y 1 $- 1 $+$
AZULFLEX AF | Azul Flex | Y 2 ++ 1 ++$ B
BUSINESS BU | Azul Business | J 1 $$ 2x32 +++
BIZFLEX BF | Azul Business Flex | J 2 ++ 2x32 +++
AR | 8
PROMO PR | Promo | Y 0 -- 0 $+-
BASE BA | Base | Y 1 $- 0/1 $+-
PLUS PL | Plus | Y 1 $$ 1 ++-
FLEX FX | Flex | Y 2 ++ 1/2 ++-
PREMIUM PE | Premium Economy | W 1 $$ 2 ++-
BUSINESS BU | Business | J 1 $$ 2x32 ++-
BIZFLEX BF | Business Flex | J 2 ++ 2x32 ++-
H2 JA | 10
ZERO ZE | Zero | Y 0 -- 0x23 $$- c0
LIGHT LT | Light | Y 0 $- 0x23 $$- c1
STANDARD ST | Standard | Y 1 $- 1x23 +$- c1
FULL FU | Full | Y 1 +$ 1x23 +$- c1 B
BA | 23
EBASIC BC | Economy Basic | Yds 0 $- 0 $$$
ESTAND ST | Economy Standard | Yds 1 $- 1 +$$
EFLEX FX | Economy Flex | Yds 2 ++ 1 +$$
WTBASIC LB | World Traveller Basic | Yl 0 $- 0 $+$
WTSTAND LS | World Traveller Standard | Yl 1 $- 1 $+$
WTFLEX LF | World Traveller Flex | Yl 2 ++ 1 ++$
WTPLUS PS | World Traveller Plus | W 1 $- 2 ++$
WTPFLEX PF | World Traveller Plus Flex | W 2 ++ 2 ++$
CLUBEUR CE | Club Europe | Jds 1 $- 2x32 ++$
CLUBEURF CF | Club Europe Flex | Jds 2 ++ 2x32 ++$
CLUBWLD CW | Club World | Jl 1 $- 2x32 ++$
CLUBWLDF WF | Club World Flex | Jl 2 ++ 2x32 ++$
FIRST FC | First | F 1 $$ 3x32 +++
FIRSTFLX FF | First Flex | F 2 ++ 3x32 +++
VS | 10
LIGHT LT | Economy Light | Y 0 $- 0 $+$
CLASSIC CL | Economy Classic | Y 1 $- 1 ++$
DELIGHT DL | Economy Delight | Y 1 $- 1 ++$ B C
ECOFLEX FX | Economy Flex | Y 2 ++ 1 ++$
PREMIUM PR | Premium | W 1 $- 2 ++$ C
PREMFLEX PF | Premium Flex | W 2 ++ 2 ++$ C
UPPER UC | Upper Class | J 1 $- 2x32 ++$ c2
UPPERFLX UF | Upper Class Flex | J 2 ++ 2x32 ++$ c2
EI | 10
SAVER SV | Saver | Y 0 $- 0 $$$/$+$ c0/c1
PLUS PL | Plus | Yds 1 $- 1x20 $$$
ADVANT AD | Advantage | Yds 2 ++ 1x20 +$$ B
AERSPACE AE | AerSpace | Yds 2 ++ 2x20 ++$ B L C
SMART SM | Smart | Yl 1 $- 1 ++$
FLEX FX | Flex | Yl 2 ++ 1 ++$ B
BSMART BS | Business Smart | J 1 $- 2 +++ c2
BFLEX BF | Business Flex | J 2 ++ 2 +++ c2
IB I2 | 10
BASIC BA | Basic | Y 0 $- 0 $$$/$+$
OPTIMAL OP | Optimal | Y 1 $- 1 +$$/++$
COMFORT CO | Comfort | Y 1 $$ 1 +$$/++$ B
FLEXIBLE FX | Flexible | Y 2 ++ 1/2 +$$/++$ B
PECOMF PC | Premium Economy Comfort | W 1 $$ 2 ++$
PEFLEX PF | Premium Economy Flexible | W 2 ++ 2 ++$
BUSCOMF BC | Business Comfort | J 1 $$ 2x32 +++ c2
BUSFLEX BF | Business Flexible | J 2 ++ 2x32 +++ c2
VY | 10
BASIC BA | Basic | Y 0 -- 0x25 $$$ c0
OPTIMA OP | Optima | Y 1 $- 1x25 +$$ c1
TIMEFLEX TF | TimeFlex | Y 2 ++ 1x25 +$$ c1 B
UX | 10
LITE LI | Lite | Y 0 $- 0 $$$/$+$
STANDARD ST | Standard | Y 1 $- 1 $$$/$+$
FLEX FX | Flex | Y 2 ++ 1 +$$/++$
BUSINESS BU | Business | J 1 $$ 2x32 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
LH LX OS SN EN CL VL 4Y | 8
ECOLIGHT LG | Economy Light | Y 0 $- 0 $$$/$+$
ECOCLASS CL | Economy Classic | Yds 1 +- 1 +$$
ECOBASIC BC | Economy Basic | Yl 1 $- 1 $+$
ECOBPLUS BP | Economy Basic Plus | Yl 1 +- 1 ++$
ECOFLEX FX | Economy Flex | Y 2 ++ 1 +$$/++$ B
PEBASIC PB | Premium Economy Basic | W 1 $- 2 ++$
PEFLEX PF | Premium Economy Flex | W 2 ++ 2 ++$
BIZSAVER BS | Business Saver | Jds 1 $- 2x32 +++ c2
BIZBASIC BB | Business Basic | Jl 1 $- 2x32 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
FIRST FC | First | F 1 $$ 3x32 +++ c2
FIRSTFLX FF | First Flex | F 2 ++ 3x32 +++ c2
EW | 8
BASIC BA | Basic | Y 0 -- 0x23 $$$ c0
SMART SM | Smart | Y 1 $- 1x23 +$$ c1 M
BIZ BZ | BIZclass | Y 2 ++ 2x23 ++$ c2 M B L C
DE | 8
ZERO ZE | Economy Zero | Y 0 -- 0 $$$ c0
LIGHT LT | Economy Light | Y 0 $- 0 $$$/$+$
CLASSIC CL | Economy Classic | Y 1 $- 1 $$$/$+$
FLEX FX | Economy Flex | Y 2 ++ 1 +$$/++$
PREMIUM PR | Premium Economy | W 1 $- 1 ++$
BUSINESS BU | Business | J 1 $- 2x32 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
AZ | 8
LIGHT LT | Economy Light | Y 0 $- 0 $+$
CLASSIC CL | Economy Classic | Y 1 $- 1 ++$
FLEX FX | Economy Flex | Y 2 ++ 1 ++$ B
PREMCLAS PC | Premium Economy Classic | W 1 $- 2 ++$
PREMFLEX PF | Premium Economy Flex | W 2 ++ 2 ++$
SUPERIOR SU | Superior | Jds 1 $- 2x32 ++$
SUPFLEX SF | Superior Flex | Jds 2 ++ 2x32 ++$
BIZCLASS BC | Business Classic | Jl 1 $- 2x32 ++$
BIZFLEX BF | Business Flex | Jl 2 ++ 2x32 ++$
AF A5 | 12
LIGHT LG | Economy Light | Y 0 $- 0 $+$
STANDARD ST | Economy Standard | Y 1 $- 1 $+$
FLEX FX | Economy Flex | Y 2 ++ 1 ++$
PRSTAND PS | Premium Standard | W 1 $- 2 ++$ C
PRFLEX PF | Premium Flex | W 2 ++ 2 ++$ C
BULIGHT BL | Business Light | Jl 0 -- 1x32 $++ L- c2
BUSTAND BS | Business Standard | J 1 $- 2x32 +++ c2
BUFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
PREMIERE FR | La Première | F 2 ++ 3x32 +++ c2
KL WA | 12
LIGHT LG | Economy Light | Y 0 $- 0 $+$
STANDARD ST | Economy Standard | Y 1 $- 1 $+$
FLEX FX | Economy Flex | Y 2 ++ 1 ++$
PRSTAND PS | Premium Comfort Standard | W 1 $- 2 ++$ C
PRFLEX PF | Premium Comfort Flex | W 2 ++ 2 ++$ C
BULIGHT BL | Business Light | Jl 0 -- 1x32 $++ L- c2
BUSTAND BS | Business Standard | J 1 $- 2x32 +++ c2
BUFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
HV TO | 10
BASIC BA | Basic | Y 0 $- 0x15 $$- c0
PLUS PL | Plus | Y 1 $- 1x20 +$- c0 B
MAX MX | Max | Y 1 +$ 1x30 +$- c1 B C
AY | 8
SUPERLGT SL | Superlight | Yds 0 -- 0 $$$ c0
LIGHT LT | Light | Y 0 $- 0 $$$/$+$
CLASSIC CL | Classic | Y 1 $- 1 +$$/++$
FLEX FX | Flex | Y 2 ++ 1/2 +$$/++$ B
PELIGHT PL | Premium Light | W 0 $- 0 $++
PECLAS PC | Premium Classic | W 1 $- 2 +++
PEFLEX PF | Premium Flex | W 2 ++ 2 +++
BULIGHT BL | Business Light | J 0 $- 0 $++ L- c2
BUCLAS BC | Business Classic | J 1 $- 2 +++ c2
BUFLEX BF | Business Flex | J 2 ++ 2 +++ c2
SK | 8
GOLIGHT GL | Go Light | Y 0 $- 0 $$$/$+$
GOSMART GS | Go Smart | Y 1 $- 1 $$$/$+$
GOPRO GP | Go Pro | Y 2 ++ 1 +$$/++$
PLSMART PS | Plus Smart | W 1 $- 2 ++$
PLPRO PP | Plus Pro | W 2 ++ 2 +++
BUSMART BS | Business Smart | J 1 $- 2x32 +++ c2
BUPRO BP | Business Pro | J 2 ++ 2x32 +++ c2
TP | 8
DISCOUNT DI | Discount | Y 0 $- 0 $+$
BASIC BA | Basic | Y 0 $- 1 $+$
CLASSIC CL | Classic | Y 1 $- 1 ++$
PLUS PL | Plus | Y 2 ++ 1/2 ++$ B C
EXECUT EX | Executive | J 1 $$ 2x32 +++ c2
TOPEXEC TX | Top Executive | J 2 ++ 2x32 +++ c2
LO | 8
SAVER SV | Economy Saver | Y 0 $- 0 $$$/$+$
STANDARD ST | Economy Standard | Y 1 $- 1 +$$/++$
FLEX FX | Economy Flex | Y 2 ++ 1/2 ++$ B
PESTAND PS | Premium Standard | W 1 $$ 2 ++$
PEFLEX PF | Premium Flex | W 2 ++ 2 ++$
BUSTAND BS | Business Standard | J 1 $$ 2x32 +++ c2
BUFLEX BF | Business Flex | J 2 ++ 3x32 +++ c2
A3 | 8
ELIGHT LT | Economy Light | Y 0 -- 0 $+$
EFLEX FX | Economy Flex | Y 1 +- 1 ++$
ECOMFORT CF | Economy ComfortFlex | Y 2 ++ 1 ++$ B
BLIGHT BL | Business Light | J 1 $- 2x32 +++ c2
BFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
OU | 8
FLYEASY EA | FlyEasy | Y 0 $- 0 $+-
FLYOPTI OP | FlyOpti | Y 1 $- 1 $+-
FLYFLEXI FX | FlyFlexi | Y 2 ++ 1 ++-
FLYBIZZ BZ | FlyBizz | J 2 ++ 2x32 ++- c2
FI | 10
LIGHT LT | Economy Light | Y 0 $- 0 $$+
STANDARD ST | Economy Standard | Y 1 $- 1 $$+
FLEX FX | Economy Flex | Y 2 ++ 1 +$+
SAGA SP | Saga Premium | J 1 $- 2x32 +++ c2
SAGAFLEX SF | Saga Premium Flex | J 2 ++ 2x32 +++ c2
SU | 10
LITE LI | Lite | Y 0 -- 0 $+$
STANDARD ST | Standard | Y 1 $- 1 $+$
FLEX FX | Flex | Y 2 ++ 1/2 ++$
COMFORT CO | Comfort Standard | W 1 $$ 2 ++$
BUSTAND BS | Business Standard | J 1 $$ 2x32 +++ c2
BUFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
TK | 8
ECOFLY EC | EcoFly | Y 0 $- w20/1 $++
EXTRAFLY EX | ExtraFly | Y 1 $$ w25/2 +++
PRIMEFLY PR | PrimeFly | Y 2 ++ w30/2 +++ B
BIZFLY BU | BusinessFly | J 1 $$ w30/2x32 +++ c2
BIZPRIME BP | BusinessPrime | J 2 ++ w40/2x32 +++ c2
VF | 8
ECOJET EC | EcoJet | Y 0 -- w15 $$- c0
FLEXJET FX | FlexJet | Y 1 $- w20 +$- c1
PREMJET PJ | PremiumJet | Y 2 ++ w25 +$- c1 B
PC | 8
LIGHT LT | Light | Y 0 -- 0x20 $$- c0
SAVER SV | Saver | Y 0 $- w20 $$- c1
COMFFLEX CF | Comfort Flex | Y 1 +$ w20 +$- c1 B
BIZFLEX BF | Business Flex | Y 2 ++ w30 ++- c1 B
XQ | 8
SUNECO SE | SunEco | Y 0 -- w20 $$- c1
SUNCLAS SC | SunClassic | Y 1 $- w20 +$- c1
SUNPREM SP | SunPremium | Y 2 ++ w30 ++- c1 B
FR RK | 10
BASIC BA | Basic | Y 0 $- 0x20 $$- c0
REGULAR RE | Regular | Y 0 $- 0x20 +$- c1 B
PLUS PL | Plus | Y 0 $- 1x20 +$- c0
FLEXIPLS FX | Flexi Plus | Y 1 +- 1x20 +$- c1 B C
U2 EC DS | 15
STANDARD ST | Standard | Y 0 $- 0x23 $$- c0
STDPLUS SP | Standard Plus | Y 0 $- 0x23 +$- c1 B
ESSENT ES | Essentials | Y 0 $- 1x23 +$- c0
FLEXI FX | Flexi | Y 1 +$ 1x23 +$- c1 B C
W6 W9 W4 5W | 10
BASIC BA | Basic | Y 0 $- 0x20 $$- c0
SMART SM | Smart | Y 0 $- 1x20 +$- c0
PLUS PL | Plus | Y 1 +$ 1x32 +$- c1 B C
DY D8 | 10
LOWFARE LF | LowFare | Y 0 $- 0x23 $$$ c0
LOWFAREP LP | LowFare+ | Y 0 $- 1x23 +$$ c1 M
FLEX FX | Flex | Y 2 ++ 2x23 +$+ c1 M B C
N0 | 10
LIGHT LT | Economy Light | Y 0 -- 0 $$$ c0
CLASSIC CL | Economy Classic | Y 1 $- 1 $+$ c1
FLEXTRA FX | Economy Flextra | Y 2 ++ 2 ++$ c1 B
PRLIGHT PL | Premium Light | W 0 -- 0 $+$ c1
PRCLAS PC | Premium Classic | W 1 $- 1 ++$ c1
PRFLEX PF | Premium Flextra | W 2 ++ 2 ++$ c1
EK | 7
ESPECIAL SP | Economy Special | Y 0 -- w20/w25 $+$
ESAVER SV | Economy Saver | Y 0 $- w25 $+$
EFLEX FX | Economy Flex | Y 1 $$ w30 ++$
EFLEXPLS FP | Economy Flex Plus | Y 2 ++ w35 +++
PEFLEX PX | Premium Economy Flex | W 1 $$ w35 ++$
PEFLEXPL PP | Premium Economy Flex Plus | W 2 ++ w35 +++
BSPECIAL BP | Business Special | J 0 $- w40 $++ L- c2
BSAVER BS | Business Saver | J 1 $$ w40 +++ c2
BFLEX BX | Business Flex | J 1 $$ w40 +++ c2
BFLEXPLS BF | Business Flex Plus | J 2 ++ w40 +++ c2
FFLEX FF | First Flex | F 1 $$ w50 +++ c2
FFLEXPLS FG | First Flex Plus | F 2 ++ w50 +++ c2
QR | 7
ELITE LT | Economy Lite | Y 0 $- w20/w25 $++
ECLASSIC CL | Economy Classic | Y 1 $$ w25/w30 $++
ECONVEN CN | Economy Convenience | Y 1 +$ w30/w35 +++
ECOMFORT CF | Economy Comfort | Y 2 ++ w35 +++
BLITE BL | Business Lite | J 0 $- w40 $++ L- c2
BCLASSIC BC | Business Classic | J 1 $$ w40 +++ c2
BCOMFORT BF | Business Comfort | J 2 ++ w40 +++ c2
FELITE FE | First Elite | F 2 ++ w50 +++ c2
EY | 7
EBASIC BA | Economy Basic | Y 0 -- 0/w23 $+$
EVALUE VL | Economy Value | Y 1 $$ w23/w25 $+$
ECOMFORT CF | Economy Comfort | Y 1 +$ w30 ++$
EDELUXE DX | Economy Deluxe | Y 2 ++ w35 +++
BVALUE BV | Business Value | J 1 $$ w40 $++ c2
BCOMFORT BC | Business Comfort | J 1 +$ w40 +++ c2
BDELUXE BD | Business Deluxe | J 2 ++ w50 +++ c2
FCOMFORT FC | First Comfort | F 1 $$ w50 +++ c2
FDELUXE FD | First Deluxe | F 2 ++ w50 +++ c2
GF | 6
LIGHT LT | Economy Light | Y 0 -- 1 $+$
SMART SM | Economy Smart | Y 1 $$ 2 ++$
FLEX FX | Economy Flex | Y 2 ++ 2 ++$
FGSMART FS | Falcon Gold Smart | J 1 $$ 2x32 +++ c2
FGFLEX FF | Falcon Gold Flex | J 2 ++ 2x32 +++ c2
SV | 7
GBASIC GB | Guest Basic | Y 0 $- 1 $++
GSEMI GS | Guest Semi Flex | Y 1 $$ 1/2 +++
GFLEX GF | Guest Flex | Y 2 ++ 2 +++
BBASIC BB | Business Basic | J 1 $$ 2x32 +++ c2
BFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
FFLEX FF | First Flex | F 2 ++ 2x32 +++ c2
RJ | 7
LIGHT LT | Economy Light | Y 0 $- 0/1 $+$
STANDARD ST | Economy Standard | Y 1 $$ 1 ++$
FLEX FX | Economy Flex | Y 2 ++ 2 ++$
CROWN CR | Crown Class | J 1 $$ 2x32 +++ c2
CROWNFLX CF | Crown Class Flex | J 2 ++ 2x32 +++ c2
LY | 8
LITE LI | Economy Lite | Y 0 $- 0 $+$
CLASSIC CL | Economy Classic | Y 1 $- 1 ++$
FLEX FX | Economy Flex | Y 2 ++ 1 ++$
PREMIUM PR | Premium | W 1 $$ 2 ++$
BUSINESS BU | Business | J 1 $$ 2x32 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
FZ | 7
LITE LI | Lite | Y 0 $- 0x20 $$$
VALUE VA | Value | Y 0 $$ w20 $$$
FLEX FX | Flex | Y 2 ++ w30 ++$
BUSINESS BU | Business | J 2 ++ w40 +++ c2
G9 3O E5 3L | 10
BASIC BA | Basic | Y 0 $- 0x20 $$- c1
VALUE VA | Value | Y 1 $- w20 +$- c1
ULTIMATE UL | Ultimate | Y 2 ++ w30 ++- c1 B
XY | 7
LIGHT LT | Light | Y 0 $- 0x20 $$- c1
PLUS PL | Plus | Y 1 $$ w20 +$- c1
PREMIUM PR | Premium | Y 2 ++ w30 ++- c1 B
F3 | 7
FLY FL | fly | Y 0 $- 0x25 $$- c1
FLYPLUS FP | fly+ | Y 1 $- w25 +$- c1
FLYMAX FM | flymax | Y 2 ++ w30 ++- c1 B
J9 | 7
LIGHT LT | Light | Y 0 $- 0x20 $$- c1
VALUE VA | Value | Y 1 $$ w20 $$- c1
EXTRA EX | Extra | Y 2 ++ w30 +$- c1
BUSINESS BU | Business | J 2 ++ w50 ++-
OV | 7
LIGHT LT | Light | Y 0 $- 0x20 $$- c1
FRIENDLY FR | Friendly | Y 1 $$ w20 $$- c1
FLEXI FX | Flexi | Y 2 ++ w30 +$- c1
ET | 7
SAVER SV | Economy Saver | Y 0 $- 1/2 $+-
CLASSIC CL | Economy Classic | Y 1 $$ 2 ++-
FLEX FX | Economy Flex | Y 2 ++ 2 ++-
CLOUD9 CN | Cloud Nine | J 1 $$ 2x32 ++- c2
CLOUDFLX CF | Cloud Nine Flex | J 2 ++ 2x32 ++- c2
SQ | 7
LITE LT | Economy Lite | Y 0 -- w25 $++
VALUE VL | Economy Value | Y 0 $- w25 $++
STANDARD SD | Economy Standard | Y 1 $$ w30 +++
FLEXI FX | Economy Flexi | Y 2 ++ w35 +++
PELITE PL | Premium Economy Lite | W 0 $- w35 $++
PESTD PS | Premium Economy Standard | W 1 $$ w35 +++
PEFLEXI PF | Premium Economy Flexi | W 2 ++ w40 +++
BLITE BL | Business Lite | J 1 $$ w40 $++ c2
BSTD BS | Business Standard | J 1 $$ w40 +++ c2
BFLEXI BF | Business Flexi | J 2 ++ w40 +++ c2
SUITES FS | First Class and Suites | F 2 ++ w50 +++ c2
TR | 10
FLY FL | Fly | Y 0 $- 0x20 $$$ c1
FLYBAG FB | FlyBag | Y 0 $- w20 +$$ c1
FLYBAGE FE | FlyBagEat | Y 1 $- w20 ++$ c1
SCOOTPLS SP | ScootPlus | Y 1 $$ w30 +++ c2 B C
CX | 7
LIGHT LT | Economy Light | Y 0 -- 1 $++
ESSENT ES | Economy Essential | Y 1 $$ 1/2 $++
FLEX FX | Economy Flex | Y 2 ++ 2 +++
PELIGHT PL | Premium Economy Light | W 0 -- 2 $++
PEESSENT PE | Premium Economy Essential | W 1 $$ 2 +++
PEFLEX PF | Premium Economy Flex | W 2 ++ 2 +++
BESSENT BE | Business Essential | J 1 $$ 2x32 +++
BFLEX BF | Business Flex | J 2 ++ 2x32 +++
FFLEX FF | First Flex | F 2 ++ 3x32 +++
UO | 7
ULTRALT UL | Ultra Lite | Y 0 -- 0x20 $$- c0
LITE LI | Lite | Y 0 $- 0x20 $$- c1
ESSENT ES | Essential | Y 1 $- 1x20 +$- c1
MAX MX | Max | Y 1 +$ 1x32 ++- c1 B
QF | 7
REDEDEAL RD | Red e-Deal | Yd 0 $- 1 +++
DOMFLEX DF | Flex | Yd 2 ++ 1 +++
SALE SA | Economy Sale | Ysl 0 $- 1/2 $++
SAVER SV | Economy Saver | Ysl 1 $$ 1/2 +++
FLEX FX | Economy Flex | Ysl 2 ++ 2 +++
PESALE PS | Premium Economy Sale | W 0 $- 2 +++
PESAVER PV | Premium Economy Saver | W 1 $$ 2 +++
PEFLEX PF | Premium Economy Flex | W 2 ++ 2 +++
BSAVER BS | Business Saver | J 1 $$ 2x32 +++ c2
BFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
FIRST FI | First | F 2 ++ 3x32 +++ c2
JQ | 7
STARTER ST | Starter | Y 0 $- 0x20 $$- c1
STPLUS SP | Starter Plus | Y 1 $- 1x20 +$- c1
FLEX FX | Flex | Y 1 +$ 1x20 +$- c1
VA | 7
LITE LI | Economy Lite | Y 0 $- 0 $$$
CHOICE CH | Economy Choice | Y 1 $- 1 +$$
FLEX FX | Economy Flex | Y 2 ++ 1 ++$ B
BUSINESS BU | Business | J 1 $$ 2x32 +++ c2
BIZFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
NZ | 7
SEAT ST | Seat | Yds 0 -- 0 $$+
SEATBAG SB | Seat + Bag | Yds 0 $- 1 $$+
FLEXI FT | Flexitime | Yd 2 ++ 1 +$+
WORKS TW | The Works | Ys 1 $$ 1 +++
WORKSDX TD | Works Deluxe | Ys 2 ++ 2 +++ L B C
ECONOMY EC | Economy | Yl 1 $- 1 $++
ECOFLEXI EF | Economy Flexi | Yl 2 ++ 1 +++
PREMIUM PE | Premium Economy | W 1 $$ 2 +++ C
PREMFLEX PF | Premium Economy Flexi | W 2 ++ 2 +++ C
BIZPREM BP | Business Premier | J 1 $$ 3 +++ c2
BIZPFLEX BF | Business Premier Flexi | J 2 ++ 3 +++ c2
NH | 10
SIMPLE SI | Simple | Yd 0 -- w20 $-+ c1
DSTAND DS | Standard | Yd 1 $- w20 +-+ c1
DFLEX DF | Flex | Yd 2 ++ w20 +-+ c1
LIGHT LT | Economy Light | Ysl 0 $- 1 $++
VALUE VA | Economy Value | Ysl 1 $$ 2 +++
STANDARD ST | Economy Standard | Ysl 1 $$ 2 +++ M
FULLFLEX FX | Economy Full Flex | Ysl 2 ++ 2 +++
PEVALUE PV | Premium Economy Value | W 1 $$ 2 +++ L
PEFLEX PF | Premium Economy Full Flex | W 2 ++ 2 +++ L
PREMCLS PC | Premium Class | Jd 2 $+ w40 +++
BVALUE BV | Business Value | Jsl 1 $$ 2x32 +++
BFLEX BF | Business Full Flex | Jsl 2 ++ 2x32 +++
FIRST FI | First | F 2 ++ 3x32 +++
JL | 10
SPSAVER SS | Special Saver | Yd 0 -- w20 +-+ c1
DSAVER DS | Saver | Yd 0 -- w20 +-+ c1
DFLEX DF | Flex | Yd 2 ++ w20 +-+ c1
SPECIAL SP | Economy Special Saver | Ysl 0 $- 2 +++
SAVER SV | Economy Saver | Ysl 0 $$ 2 +++
SEMIFLEX SF | Economy Semi-Flex | Ysl 1 $$ 2 +++
FLEX FX | Economy Flex | Ysl 2 ++ 2 +++
PESAVER PS | Premium Economy Saver | W 1 $$ 2 +++ L
PEFLEX PF | Premium Economy Flex | W 2 ++ 2 +++ L
CLASSJ CJ | Class J | Jd 2 ++ w20 +-+ L-
BSAVER BS | Business Saver | Jsl 1 $$ 3x32 +++
BFLEX BF | Business Flex | Jsl 2 ++ 3x32 +++
FIRST FI | First | F 2 ++ 3x32 +++
MM | 7
MINIMUM MI | Minimum | Y 0 -- 0x20 $$- c1
STANDARD ST | Standard | Y 1 $- 1x20 +$- c1
STDPLUS SP | Standard Plus | Y 1 +$ 2x20 +$- c1 B
KE | 10
SAVER SV | Economy Saver | Y 0 $- 1 +++
STANDARD SD | Economy Standard | Y 1 $$ 1 +++
FLEX FX | Economy Flex | Y 2 ++ 1/2 +++
PRSTD PS | Prestige Standard | J 1 $$ 2x32 +++ c2
PRFLEX PF | Prestige Flex | J 2 ++ 2x32 +++ c2
FIRST FI | First Class | F 2 ++ 3x32 +++ c2
OZ | 10
SAVER SV | Economy Saver | Y 0 $- 1 ++$
STANDARD SD | Economy Standard | Y 1 $$ 1 ++$
FLEX FX | Economy Flex | Y 2 ++ 1/2 ++$
SMSTD BS | Business Smartium Standard | J 1 $$ 2x32 +++ c2
SMFLEX BF | Business Smartium Flex | J 2 ++ 2x32 +++ c2
7C | 10
FLY FL | FLY | Y 0 $- 0x15 $$- c1
FLYBAG FB | FLY BAG | Y 0 $- 1x15 $$- c1
FLYBAGP FP | FLY BAG+ | Y 1 $$ 1x20 +$- c1 B
BR | 7
DISCOUNT DI | Economy Discount | Y 0 $- 1 $+$
BASIC BA | Economy Basic | Y 0 $$ 1/2 $+$
STANDARD ST | Economy Standard | Y 1 $$ 2 ++$
UP UP | Economy Up | Y 2 ++ 2 ++$
PEBASIC PB | Premium Economy Basic | W 1 $$ 2 ++$
PEUP PU | Premium Economy Up | W 2 ++ 2 ++$
RLBASIC RB | Royal Laurel Basic | J 1 $$ 2x32 +++ c2
RLUP RU | Royal Laurel Up | J 2 ++ 2x32 +++ c2
CI | 7
DISCOUNT DI | Economy Discount | Y 0 $- 1 $+$
BASIC BA | Economy Basic | Y 0 $$ 1/2 $+$
STANDARD ST | Economy Standard | Y 1 $$ 2 ++$
FULL FU | Economy Full | Y 2 ++ 2 ++$
PESTD PS | Premium Economy Standard | W 1 $$ 2 ++$
PEFULL PF | Premium Economy Full | W 2 ++ 2 ++$
BSTD BS | Business Standard | J 1 $$ 2x32 +++ c2
BFULL BF | Business Full | J 2 ++ 2x32 +++ c2
MH | 7
LITE LI | Economy Lite | Y 0 -- 0/w20 $++
BASIC BA | Economy Basic | Y 0 $- w20/w25 $++
FLEX FX | Economy Flex | Y 2 ++ w35 +++
BBASIC BB | Business Basic | J 1 $$ w40 +++ c2
BFLEX BF | Business Flex | J 2 ++ w50 +++ c2
FFLEX FF | Business Suite | F 2 ++ w50 +++ c2
AK D7 FD XJ QZ Z2 I5 | 7
VALUE VA | Value | Y 0 $- 0x20 $$- c1
VALPACK VP | Value Pack | Y 1 $- w20 ++- c1
PREMFLEX PF | Premium Flex | Y 1 +$ w20 ++- c1 B
TG | 7
SAVER SV | Economy Saver | Y 0 $- w20/w25 $+$
FLEXI FX | Economy Flexi | Y 1 $$ w25/w30 ++$
FULLFLEX FF | Economy Full Flexi | Y 2 ++ w35 ++$
PESAVER PS | Premium Economy Saver | W 1 $$ w35 ++$
RSSAVER RS | Royal Silk Saver | J 1 $$ w40 +++ c2
RSFULL RF | Royal Silk Full Flexi | J 2 ++ w40 +++ c2
RFIRST RI | Royal First | F 2 ++ w50 +++ c2
VN | 12
SUPERLT SL | Economy Super Lite | Y 0 -- 0 $+-
LITE LI | Economy Lite | Y 0 $- 1 $+-
CLASSIC CL | Economy Classic | Y 1 $$ 1 ++-
FLEX FX | Economy Flex | Y 2 ++ 1/2 ++-
PECLAS PC | Premium Economy Classic | W 1 $$ 2 ++-
PEFLEX PF | Premium Economy Flex | W 2 ++ 2 ++-
BCLAS BC | Business Classic | J 1 $$ 2x32 ++- c2
BFLEX BF | Business Flex | J 2 ++ 2x32 ++- c2
VJ | 7
ECO EC | Eco | Y 0 $- 0x20 $$- c1
DELUXE DX | Deluxe | Y 1 +- w20 +$- c1
SKYBOSS SB | SkyBoss | Y 2 ++ w30 ++- c1 B L C
PR | 7
SUPERSV SS | Economy Supersaver | Y 0 -- 0/1 $+$
SAVER SV | Economy Saver | Y 0 $- 1/2 $+$
VALUE VA | Economy Value | Y 1 $$ 1/2 ++$
FLEX FX | Economy Flex | Y 2 ++ 2 ++$
PEVALUE PV | Premium Economy Value | W 1 $$ 2 ++$
BVALUE BV | Business Value | J 1 $$ 2x32 +++ c2
BFLEX BF | Business Flex | J 2 ++ 2x32 +++ c2
5J DG | 7
GOBASIC GB | GO Basic | Y 0 $- 0x20 $$- c1
GOEASY GE | GO Easy | Y 1 $- w20 +$- c1
GOFLEXI GF | GO Flexi | Y 2 ++ w20 +$- c1
AI | 8
VALUE VA | Economy Value | Y 0 $- w15/1 $+$
CLASSIC CL | Economy Classic | Y 1 $$ w15/2 $+$
FLEX FX | Economy Flex | Y 2 ++ w25/2 ++$
PECLAS PC | Premium Economy Classic | W 1 $$ w25/2 ++$
PEFLEX PF | Premium Economy Flex | W 2 ++ w25/2 ++$
BCLAS BC | Business Classic | J 1 $$ w35/2x32 +++
BFLEX BF | Business Flex | J 2 ++ w35/2x32 +++
FIRST FI | First | F 2 ++ w40/2x32 +++
6E | 7
SAVER SV | Saver | Y 0 $- w15/w20 $$- c1
FLEXI FX | Flexi Plus | Y 1 +$ w15/w25 +$- c1
SUPER6E SU | Super 6E | Y 1 +$ w15/w30 ++- c1 B
STRETCH ST | IndiGo Stretch | J 1 $$ w30 ++-
IX | 7
XLITE XL | Xpress Lite | Y 0 $- 0x15 $$- c1
XVALUE XV | Xpress Value | Y 0 $- w15/w20 $$- c1
XFLEX XF | Xpress Flex | Y 1 +$ w15/w30 +$- c1
XBIZ XB | Xpress Biz | Y 1 +$ w25/w40 ++- c1 B
SG | 7
SPSAVER SS | SpiceSaver | Y 0 $- w15/w20 $$- c1
SPFLEX SF | SpiceFlex | Y 1 +$ w15/w30 +$- c1
SPMAX SM | SpiceMax | Y 1 +$ w15/w30 ++- c1 B
QP | 7
SAVER SV | Saver | Y 0 $- w15/w20 $$- c1
FLEXI FX | Flexi | Y 1 +$ w15/w20 +$- c1`
