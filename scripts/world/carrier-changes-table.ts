/**
 * What became of designators in Open Travel Data's airline routes of 2022, late in 2026: `then>now`, or `then>-` where
 * nobody flies under it any more or somebody else does. Those not listed mean the same as then. Source: carriers' own
 * pages and the press.
 */
export const carrierChanges = `
0B>- 2K>AV 2Z>- 3B>VR 3C>- 3K>- 3L>G9 3M>- 3P>2W 4C>LA 4M>LA 5L>- 7H>- 7Z>- 8D>- 8J>OB 9U>- AL>FR CL>VL CT>AZ D8>DY
DI>DY DN>DY DS>U2 E2>EW EC>U2 EE>- EX>AV FN>AT G8>- GE>- I5>IX IG>AZ JE>- JJ>LA KA>CX KG>- KR>- KT>- LE>DY LP>LA LR>AV
LU>LA LW>FR MI>SQ MN>- N9>- NG>OS NK>- OE>FR OG>S5 OK>QS PF>- PQ>- PS>- PZ>LA Q6>QN R4>- RE>EA RK>FR RR>FR SI>- T0>AV
T3>- TA>AV UC>LA UK>AI VH>- VW>- VX>AS WE>TG WG>WS WJ>JA XL>LA XR>XC YV>YX Z8>OB ZW>OO`
