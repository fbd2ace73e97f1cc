/** Members of the three alliances in 2026. Public: the alliances' own lists. */
export const alliancesTable = `
oneworld: AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY
SkyTeam: AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS
Star Alliance: A3 AC AI AV BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH
`

/**
 * Joint ventures with immunity, and groups of one owner, in 2026: who sells one another's flights as its own
 * on some routes. Public: decisions of authorities and the carriers' announcements.
 */
export const jointVenturesTable = `
AA BA IB AY EI
DL AF KL VS
DL KE
DL AM
DL LA
UA LH LX OS SN AC AZ
UA NH
AA JL
BA JL AY IB
LH LX OS NH
AA QF
UA NZ
UA AC
AA AS HA
QF EK
QR BA IB
QR MH
QR VA
SQ NZ
SQ LH LX OS
SQ TR MI
SQ GA
SQ AK MH
AC CA
KE DL
AF KL MU
AF KL CZ MF
BA IB VY EI
LH LX OS SN EW EN AZ
AF KL HV TO
SK AF KL DL
QF JQ
NH JQ
CX HX UO
KE LJ
OZ BX RS
TK AJ
EK FZ
EY 3L
AI IX
MU FM
CA ZH SC
CZ MF
AV 2K LR
CM P5
TP NI
MH FY
FR RK
WS WR
`
