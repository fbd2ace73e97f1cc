/**
 * How chains sell: `style of the room names: chain codes or brands|days before arrival and hour until which a flexible
 * rate is free`. Brands count before codes. Day 0 is that of arrival.
 *
 * Source: own knowledge of what the chains usually publish, 2026; single houses differ, so it is plausible and ours.
 */
export const chainTermsTable = `
hilton: HH,CN,WA,OL,QQ,UP,PY,DT,ES|2 23:59
hilton: GI,HX,RU|1 23:59
apartment: HG,HT|2 23:59
marriott: MC,BR,DE,AK,TX,SI,WI,MD,AR|2 23:59
marriott: CY,FN,XV,FP,AL,OX,PR|1 23:59
apartment: RC,TO,EL|2 23:59
luxury: RZ,XR,JW,EB,BG,WH,LC|3 23:59
ihg: IC,RG,KM|2 18:00
ihg: CP,IN,VX,HI,EV|1 18:00
apartment: YZ,CW|1 18:00
luxury: SS|14 18:00
hyatt: HY|2 15:00
apartment: Hyatt House|1 15:00
luxury: Park Hyatt,Grand Hyatt,Andaz|2 15:00
beach: Secrets,Dreams|7 15:00
accor: MK,PU,ML,NN|1 18:00
accor: Mercure,Grand Mercure,25hours,Mama Shelter|1 18:00
accor: SB,FA,SL|2 18:00
luxury: YR|2 18:00
ibis: ibis,ibis Styles|0 19:00
budget: ibis budget|0 19:00
apartment: Adagio|3 18:00
luxury: FS,RB,MO,PN,BE,OE,DC,BM,AM,OB,TJ,LL,LW,KI,RR,JT,KR,CQ,LO,OC,NK,WB,BT|2 18:00
house: BW|1 18:00
house: RD,PD,PK,IO|1 18:00
motel: CX,DI,OZ,LQ,TL,BU,HJ,MF,CI,QI,SP,EO,RW,MS,RF|1 16:00
house: WY,RA,CC,AS,KZ|1 18:00
apartment: EA,AC,SO,FR,QU,OA|2 14:00
nordic: SX,SK,TH,EN,Comfort Hotel,Quality Hotel,Clarion Hotel|0 18:00
budget: PE,HU|0 13:00
budget: TR|0 12:00
budget: EC,CB,PI,KY,CD,BA,H8,FV,TN,OO,RJ|1 12:00
budget: M1,BB|0 18:00
house: SN,MM,DQ,LE,HE,AT|1 18:00
house: NH|1 23:59
beach: RI,IB,BD,SM|3 23:59
house: HP,CL,EU,VI,HV,PT,VG|2 23:59
casino: MG,CS,VT,BS,SC|3 15:00
beach: DW,UV|5 23:59
japan: AP,TY,DM,RK,SE,HM,RH,DB,MT,SF,TK,VA|1 23:59
japan: PC,KO,NO,IP|2 18:00`

/**
 * What resorts ask for by their season, and by region where that follows: `season: days in the low and the high season|
 * penalty|deposit of the deposit rate|deposit of the flexible rates in the high season, or 0`. `2n` is two nights, `50%` a
 * part of the stay.
 *
 * Source: own knowledge of the trade's habits, 2026; plausible, ours.
 */
export const resortTermsTable = `
t: 14 30|50%|30%|30%
t-na: 3 7|1n|1n|1n
w: 3 7|2n|1n|0
w-na: 3 5|1n|1n|1n
s: 4 14|1n|30%|0
k: 14 30|50%|30%|30%
k-na: 14 30|50%|50%|50%
l: 3 3|1n|1n|0
l-na: 3 5|1n|1n|0`

/** What houses without a chain ask for away from the resorts: `days hour`, one of them each. */
export const houseTermsTable = '1 18:00|2 18:00|2 12:00|3 14:00|1 12:00|1 23:59'
