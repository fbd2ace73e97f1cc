import { findCarrier } from './carriers.ts'

/**
 * `airport key=terminal ...`: a carrier, an alliance by its first letter (`one` for oneworld, `Sky`, `Sta`),
 * or `*` for the rest.
 */
const table = `
AKL *=I
ARN SK=5 *=5
ATH *=M
ATL DL=S *=I
AUH *=A
BCN VY=1 IB=1 *=2
BKK *=M
BLR 6E=1 QP=1 *=2
BOM *=2
BOS AA=B UA=B AC=B WN=B AS=B DL=A WS=A B6=C *=E
CAI MS=3 Sta=3 *=2
CAN CZ=2 *=1
CDG AF=2F Sky=2E one=2A Sta=1 *=3
CGK GA=3 *=2
DCA WN=1 F9=1 AC=1 *=2
DEL AI=3 6E=1 *=3
DFW AA=A one=D *=E
DTW DL=EM Sky=EM *=N
DUB EI=2 *=1
DXB EK=3 QF=3 UA=3 AC=3 FZ=2 *=1
EWR UA=C AA=A B6=A DL=A AC=A *=B
EZE *=A
FCO AZ=1 Sky=1 *=3
FRA LH=1 Sta=1 EW=1 *=3
GIG *=2
GRU LA=3 *=2
HEL *=2
HND NH=2 JL=1 *=3
HNL HA=1 *=2
IAD *=M
IAH UA=C Sta=D *=A
ICN KE=2 OZ=2 DL=2 AF=2 KL=2 CI=2 GA=2 AM=2 VS=2 SK=2 LJ=2 RS=2 BX=2 *=1
IST *=M
JFK AA=8 one=8 DL=4 Sky=4 B6=5 Sta=7 *=1
JNB *=A
KUL AK=2 *=1
KWI KU=4 J9=5 *=1
LAS WN=1 AA=1 DL=1 G4=1 *=3
LAX AA=4 one=B DL=3 Sky=B UA=7 AS=6 AC=6 WN=1 B6=5 NK=5 F9=5 *=B
LGA DL=C WS=C *=B
LGW BA=S U2=N *=S
LHR BA=5 IB=5 QR=4 MH=4 AT=4 one=3 VS=3 DL=3 EK=3 Sta=2 EI=2 EW=2 *=4
LIS U2=2 *=1
MAD IB=4 one=4S *=1
MAN EI=2 *=2
MEL QF=1 VA=3 JQ=4 *=2
MEX AM=2 DL=2 *=1
MIA AA=D *=H
MNL PR=1 *=3
MSP WN=2 SY=2 F9=2 FI=2 EI=2 *=1
MUC LH=2 Sta=2 *=1
NRT one=2 JL=2 GK=3 IJ=3 *=1
ORD AA=3 UA=1 *=5
ORY *=3
PEK CA=3 Sta=3 *=2
PHX WN=4 AA=4 *=3
PVG MU=1 *=2
SEA *=M
SFO UA=3 AA=1 DL=1 WN=1 B6=1 HA=1 AC=2 AS=2 *=I
SIN SQ=3 Sta=2 *=1
STL WN=2 *=1
SVO SU=B *=C
SYD QF=3 VA=2 JQ=2 *=1
TPE CI=2 *=1
VIE OS=3 Sta=3 *=1
YUL *=M
YVR *=M
YYZ AC=1 Sta=1 *=3
ZRH *=E`

const terminals: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([airport = '', ...entries]) => [
      airport,
      new Map(entries.map((entry) => entry.split('=')).map(([key = '', terminal = '']) => [key, terminal])),
    ]),
)

/** Terminal that a carrier uses at an airport, where the sandbox knows one. */
export function terminalOf(airport: string, carrier: string): string | undefined {
  const known = terminals.get(airport)
  return (
    known &&
    (known.get(carrier) ?? known.get(findCarrier(carrier)?.alliance.slice(0, 3) ?? '') ?? known.get('*'))
  )
}
