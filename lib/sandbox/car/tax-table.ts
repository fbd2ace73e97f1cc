/**
 * Value added or sales tax on a rental by country, in per cent, as of 2026 (own knowledge, not looked up).
 * Missing: a country without such a tax.
 */
export const taxes = `
AD 4.5|AE 5|AG 17|AI 13|AL 20|AM 20|AO 14|AR 21|AT 20|AU 10|AW 7|AZ 18|BA 17|BB 17.5|BE 21|BF 18|BG 20|BH 10|BJ 18|BL 0|BO 13|BQ 8|BR 0|BS 10|BW 14|BZ 12.5
CD 16|CG 18|CH 8.1|CI 18|CK 15|CL 19|CM 19.25|CN 13|CO 19|CR 13|CU 0|CV 15|CW 9|CY 19|CZ 21|DE 19|DJ 10|DK 25|DM 15|DO 18|DZ 19|EC 15|EE 24|EG 14|ES 21|ET 15
FI 25.5|FJ 12.5|FO 25|FR 20|GA 18|GB 20|GD 15|GE 18|GH 20|GN 18|GP 8.5|GQ 15|GR 24|GT 12|GY 14|HN 15|HR 25|HT 10|HU 27|ID 12|IE 23|IL 18|IM 20|IN 18|IS 24|IT 22
JE 5|JM 15|JO 16|JP 10|KE 16|KG 12|KH 10|KN 17|KR 10|KZ 16|LA 10|LB 11|LC 12.5|LK 18|LS 15|LT 21|LU 17|LV 21|MA 20|MD 20|ME 21|MG 20|MK 18|ML 18|MN 10|MQ 8.5|MR 16
MT 18|MU 15|MW 16.5|MX 16|MY 8|MZ 16|NA 15|NC 11|NF 12|NG 7.5|NI 15|NL 21|NO 25|NP 13|NZ 15|OM 5|PA 7|PE 18|PF 13|PG 10|PH 12|PK 16|PL 23|PR 11.5|PT 23|PW 10|PY 10
RE 8.5|RO 21|RS 20|RU 22|RW 18|SA 15|SB 10|SC 15|SE 25|SG 9|SI 22|SK 23|SN 18|SR 10|SV 13|SX 5|SZ 15|TG 18|TH 7|TN 19|TO 15|TR 20|TT 12.5|TW 5|TZ 18|UA 20|UG 18|UY 22
UZ 12|VC 16|VE 16|VI 5|VN 10|VU 15|WS 15|XK 18|ZA 15|ZM 16|ZW 15`

/**
 * States of the United States and provinces of Canada: `state: tax on a rental in per cent, all of state, county and rental
 * taxes; dollars of surcharges a day`. Roughly those at the main airport in 2026 (own knowledge, not looked up); Australian, Brazilian and
 * Mexican states have none of their own.
 */
export const stateTaxes = `
US: AK 10 0|AL 6.5 0|AR 20 0|AZ 12.1 2.5|CA 9.5 0|CO 9.15 2.13|CT 9.35 1|DC 10.25 0|DE 2 0|FL 7 2.05|GA 11.9 0|HI 4.71 7.5|IA 12 0|ID 6 0|IL 20 0|IN 11 0|KS 12.5 0|KY 12 0|LA 14.45 0|MA 6.25 2
US: MD 11.5 0|ME 10 0|MI 12 0|MN 22.3 0|MO 9.7 0|MS 13 0|MT 4 0|NC 8 0|ND 10.5 0|NE 12.75 0|NH 8.5 0|NJ 6.63 5|NM 13 2|NV 20.4 0|NY 19.88 0|OH 8 0|OK 14.6 0|OR 17 0|PA 8 2|RI 15 0
US: SC 13 0|SD 11 0|TN 12.75 0|TX 15 0|UT 17.65 0|VA 10 0|VT 10 0|WA 19.2 0|WI 10.9 0|WV 6 1.25|WY 10 0
CA: AB 5 0|BC 12 1.1|MB 12 0|NB 15 0|NL 15 0|NS 14 0|NT 5 0|NU 5 0|ON 13 0|PE 15 0|QC 14.98 0|SK 11 0|YT 5 0`

/**
 * Recovery of the airport's concession by country, in per cent of the base, at counters of airports; our estimates of what
 * vendors charge in 2026. Missing: 8.
 */
export const airportFees = `
US 11.11|CA 16|PR 11.11|VI 10|GU 10|MX 13|BR 12|AR 10|CL 12|CO 10|PE 10|CR 13|PA 12|AU 14|NZ 6|JP 0|KR 0|CN 0|TW 0|HK 0|SG 0|TH 0|MY 0|ID 0|VN 0|PH 5|IN 0|GB 10|IE 12
DE 20|AT 18|CH 18|FR 14|ES 9|PT 11|IT 18|NL 14|BE 14|LU 10|DK 10|SE 12|NO 14|FI 12|IS 6|GR 9|CY 8|MT 8|TR 10|ZA 12|NA 11|MA 10|TN 8|EG 8|AE 10|SA 10|QA 10|KW 8|BH 8|OM 8|IL 0|CU 0`

/** Countries and states of airports whose nearest city with a known state is across a border. */
export const statesOfAirports = `
YHG NL|YWK NL|YYR NL|YDF NL|YQX NL|YFB NU|YRT NU|YCB NU|YXY YT|YDA YT|YEV NT|YVQ NT|YYG PE|YGR QC|YQM NB|YSJ NB|YFC NB|ZBF NB|YSC QC|YGP QC|YBG QC|YPR BC|YXT BC|YXJ BC|YXX BC|YKA BC|YXS BC
YXC BC|YYF BC|YCG BC|YQU AB|YQL AB|YXH AB|YTH MB|YYQ MB|YBR MB|ILG DE|JAC WY|CPR WY|COD WY|CYS WY|LAR WY|RKS WY|SHR WY|GCC WY|RIW WY|EWR NJ|ACY NJ|TTN NJ|PVU UT|SGU UT|CNY UT|CDC UT|VEL UT|LWS ID|SUN ID|TWF ID|PIH ID|IDA ID`
