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
BOM *=2
BOS one=B Sky=A Sta=B *=C
CAN CZ=2 *=1
CDG AF=2F Sky=2E one=2A Sta=1 *=3
CGK GA=3 *=2
DEL AI=3 6E=1 *=3
DFW AA=A one=D *=E
DUB EI=2 *=1
DXB EK=3 *=1
EWR UA=C Sta=B *=A
EZE *=A
FCO AZ=1 Sky=1 *=3
FRA LH=1 Sta=1 *=2
GIG *=2
GRU LA=3 *=2
HEL *=2
HND NH=2 JL=1 *=3
IAD *=M
IAH UA=C Sta=D *=A
ICN KE=2 Sky=2 *=1
IST *=M
JFK AA=8 one=8 DL=4 Sky=4 B6=5 Sta=7 *=1
JNB *=A
KUL AK=2 *=1
LAX AA=4 one=B DL=3 Sky=B UA=7 AS=6 *=B
LGW BA=S U2=N *=S
LHR BA=5 IB=5 one=3 VS=3 DL=3 Sta=2 *=4
LIS U2=2 *=1
MAD IB=4 one=4S *=1
MAN EI=2 *=2
MEL QF=1 VA=3 JQ=4 *=2
MEX AM=2 DL=2 *=1
MIA AA=D *=H
MNL PR=1 *=3
MUC LH=2 Sta=2 *=1
NRT one=2 JL=2 *=1
ORD AA=3 UA=1 *=5
ORY *=3
PEK CA=3 Sta=3 *=2
PVG MU=1 *=2
SEA *=M
SFO UA=3 AA=1 DL=1 *=I
SIN SQ=3 Sta=2 *=1
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
