/**
 * Carrier surcharges in US dollars for one flight from origin to destination in economy: `name` then `miles amount` up to that distance;
 * `above` what cabins above economy pay, in per cent. Source: guess, after the levels of 2026.
 */
export const surchargeBands = `
european 600:8 1500:16 3000:30 5500:105 20000:150 above:170
atlantic 20000:110 above:190
gulf 600:6 1500:22 3000:40 5500:70 20000:105 above:170
turkish 600:6 1500:20 3000:40 5500:85 20000:120 above:160
japanese 800:20 1500:52 2600:64 3500:96 4500:126 20000:196 above:100
korean 600:7 1200:14 2000:20 3000:25 4000:35 5000:45 20000:52 above:100
hongKong 1700:18 20000:73 above:100
taiwanese 2500:18 20000:46 above:100
asian 1000:10 2500:22 4000:45 20000:75 above:140
chinese 800:8 2000:18 20000:55 above:120
african 800:15 2500:40 20000:90 above:140
latin 1500:15 3500:35 20000:80 above:130
canadian 20000:75 above:180`

/** `code band carriers`; carriers that are not listed have no surcharge. */
export const surchargeCarriers = `
YQ european BA LH OS SN IB LO SK AY A3 RO JU OU EI LG
YR european AF KL LX TP AZ UX AT
YQ atlantic AA DL UA VS
YQ gulf QR EY GF WY RJ KU MS SV LY
YR gulf EK ME
YR turkish TK
YQ japanese NH JL
YQ korean KE OZ
YQ hongKong CX
YQ taiwanese CI BR
YQ asian AI UL PK BG TG MH KC HY
YR asian VN GA PR
YQ chinese CA MU CZ HU 3U ZH MF HO
YQ african ET KQ SA WB DT AH TU
YR african MK
YQ latin AV CM LA AR
YR latin AM
YQ canadian AC
YQ asian QF`

/** Countries from which no surcharge may be sold, or only as part of the fare. */
export const withoutSurcharge = 'BR'
/** Countries that fix the most that may be charged from there, in US dollars: short journeys, long ones. */
export const surchargeLimits = 'PH 12 40 HK 18 73 JP 60 200 TW 18 46'
