/**
 * What a car costs by country, in per cent of the usual price, in the middle of the year 2026: our estimates of what
 * travel agents see. Missing: 100.
 */
export const priceLevels = `
AE 72|AG 165|AI 185|AL 62|AM 70|AO 190|AR 92|AT 108|AU 104|AW 150|AZ 72|BA 70|BB 165|BE 102|BG 58|BH 80|BO 95|BQ 150|BR 58|BS 175|BW 100|BZ 150
CA 118|CD 200|CH 138|CL 78|CN 72|CO 66|CR 98|CU 165|CV 105|CW 135|CY 68|CZ 84|DE 102|DK 124|DO 92|DZ 82|EC 84|EE 86|EG 72|ES 74|ET 150|FI 118
FJ 120|FO 150|FR 106|GA 175|GB 100|GD 165|GE 72|GH 145|GI 100|GP 88|GR 78|GT 82|GU 96|GY 140|HK 130|HN 88|HR 82|HT 150|HU 82|ID 76|IE 116|IL 92
IN 64|IS 168|IT 86|JM 125|JO 76|JP 92|KE 125|KH 105|KR 84|KW 78|KY 165|KZ 95|LA 115|LB 90|LC 160|LK 78|LT 82|LU 108|LV 84|MA 66|MD 72|ME 66
MG 130|MK 66|MO 135|MQ 92|MT 70|MU 82|MX 62|MY 66|MZ 145|NA 120|NC 128|NG 170|NI 88|NL 116|NO 148|NZ 104|OM 84|PA 76|PE 80|PF 150|PG 195|PH 88
PL 78|PR 98|PT 70|PY 84|QA 78|RE 90|RO 68|RS 74|RU 85|SA 74|SB 190|SC 125|SE 116|SG 175|SI 86|SK 84|SN 130|SV 82|SX 125|TC 185|TH 62|TN 62
TR 64|TT 100|TW 90|TZ 135|UA 80|UG 125|US 104|UY 88|UZ 82|VE 140|VG 175|VI 150|VN 96|VU 135|XK 66|ZA 56|ZM 130|ZW 135`

/** Cities where cars are much dearer or cheaper than in their country, in per cent of its level; our estimates. */
export const cityLevels = `
NYC 128|BOS 118|SFO 112|HNL 112|OGG 128|LIH 132|KOA 122|ANC 128|FAI 130|MIA 84|ORL 80|FLL 84|TPA 88|LAS 92|JAC 150|ASE 165|YVR 108|YYC 104|YXY 135|YZF 140
PMI 92|IBZ 132|MAH 128|LPA 84|TFS 82|TCI 82|AGP 82|ALC 82|FNC 112|FAO 88|PDL 125|OLB 135|CAG 108|JTR 142|JMK 158|CFU 122|AJA 138|BIA 132|OKA 112|CTS 118
DPS 84|HKT 112|USM 122|CNS 108|HBA 124|DRW 132|ASP 145|ZQN 122|USH 138|FTE 142|CPC 135|PUQ 132|FEN 150|MPM 96`

/**
 * Prices by month, January to December, in per cent of the year's average: `band: months`. The north and the south have
 * their summers, places within 12 degrees of the equator have no season of their own; in the warm north people travel in
 * winter, in the high north the summer is all.
 */
export const monthsByBand = `
arctic: 82 84 88 86 96 138 152 140 102 84 80 88
north: 84 86 92 98 102 112 128 126 104 98 88 94
warm: 112 116 116 102 92 94 100 98 86 90 98 116
equator: 100 100 100 100 100 100 100 100 100 100 100 100
south: 122 112 102 100 88 86 94 90 96 100 104 118`

/**
 * Weeks in which cars are scarce: `countries, or all: from to, month-day: per cent of the month's price`. Holidays that
 * move are given their usual span.
 */
export const holidayWeeks = `
all: 12-20 01-03: 122
US CA: 11-21 11-29: 114
US: 07-01 07-06: 112
US MX DO JM BS: 03-10 03-28: 112
GB IE DE FR ES IT PT NL BE AT CH: 03-25 04-10: 110
JP: 04-28 05-06: 128
JP: 08-09 08-17: 122
CN: 09-30 10-08: 145
CN HK TW SG MY VN: 01-28 02-18: 128
KR: 09-22 09-29: 116
BR: 02-05 02-18: 124
AU NZ: 03-25 04-12: 112
ZA: 03-25 04-12: 110
IL: 09-20 10-12: 118
IN: 10-25 11-12: 116
TH: 04-11 04-17: 116
AE SA QA KW BH OM: 03-15 03-25: 112`
