/** Parts of the world with habits of their own in the hotel trade. */
export type Region = 'eu' | 'na' | 'la' | 'cb' | 'ea' | 'se' | 'sa' | 'me' | 'af' | 'oc'

const table: Readonly<Record<Exclude<Region, 'af'>, string>> = {
  eu: 'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GL GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA XK AM AZ',
  na: 'US CA PM',
  la: 'AR BO BR CL CO CR EC FK GF GT GY HN MX NI PA PE PY SR SV UY VE BZ',
  cb: 'AG AI AW BB BL BM BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  ea: 'CN HK JP KP KR MN MO TW',
  se: 'BN ID KH LA MM MY PH SG TH TL VN',
  sa: 'AF BD BT IN LK MV NP PK KZ KG TJ TM UZ IR',
  me: 'AE BH IL IQ JO KW LB OM PS QA SA SY YE EG',
  oc: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PW SB TO TV VU WF WS',
}

const regionOfCountry: ReadonlyMap<string, Region> = new Map(
  (['eu', 'na', 'la', 'cb', 'ea', 'se', 'sa', 'me', 'oc'] as const).flatMap((region) =>
    table[region].split(' ').map((country) => [country, region] as const),
  ),
)

/** Africa, where nothing else is known. */
export const regionOf = (country: string): Region => regionOfCountry.get(country) ?? 'af'
