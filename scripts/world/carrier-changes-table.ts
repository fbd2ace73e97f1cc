/**
 * What became of designators in Open Travel Data's airline routes of 2022, late in 2026: `then now`, or `then -` where
 * nobody flies under it any more or somebody else does. Those not listed mean the same as then. Source: carriers' own
 * pages and the press.
 */
export const carrierChanges = `
JJ LA
4M LA
XL LA
LP LA
4C LA
PZ LA
TA AV
LR AV
EX AV
2K AV
UK AI
I5 IX
WE TG
RE EA
E2 EW
LE DY
CT AZ
2P PR
DG 5J
MI SQ
YV YX
ZW OO
XR XC
3P 2W
FN AT
Z8 OB
8J OB
WG WS
OG S5
WJ JA
OK QS
3L G9
3B VR
KG -
GE -
N9 -
KT -
8D -
PF -
EE -
MN -
3C -
NK -
G8 -
3K -
PS -
0B -
3M -
VH -
VW -
2Z -
JE -
PQ -
SI -
7H -
T3 -
9U -`
