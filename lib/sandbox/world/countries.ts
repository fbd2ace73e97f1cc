/** Territories whose air services count as domestic of another country. */
const territories: Readonly<Record<string, string>> = { PR: 'US', VI: 'US', GU: 'US', MP: 'US', AS: 'US' }

/** The country that a place belongs to for traffic rights, taxes and connection times. */
export const stateOf = (country: string): string => territories[country] ?? country

/** Countries between and inside which European carriers may fly freely. */
const singleMarket = new Set(
  'AT BE BG BL CH CY CZ DE DK EE ES FI FR GB GF GI GP GR HR HU IE IS IT LT LU LV MQ MT NL NO PL PT RE RO SE SI SK'.split(
    ' ',
  ),
)

export const inSingleMarket = (country: string): boolean => singleMarket.has(country)

/**
 * Cabotage: a carrier may sell inside its own country, or inside the single market when both belong to it.
 */
export function mayFlyDomestic(homes: readonly string[], country: string): boolean {
  const state = stateOf(country)
  return homes.includes(state) || (singleMarket.has(state) && homes.some((home) => singleMarket.has(home)))
}
