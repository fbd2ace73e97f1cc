import { fareBasisOf } from '../../pricing/fare.ts'
import { airportAt } from '../world/airports.ts'
import { rateOfExchange } from '../world/currencies.ts'
import type { FareComponent } from './fare-component.ts'

const cityAt = (airport: number | undefined): string => airportAt(airport ?? 0).city

const nuc = (hundredths: number): string => (hundredths / 100).toFixed(2)

/**
 * `BA X/MAD IB NYC 205.26QLX7RCL`: flights of a component, `X/` before a city where one only connects, then
 * amount and fare basis.
 */
function componentText({ carriers, path, fare }: FareComponent, hundredths: number, ptc: string): string {
  const flights = carriers.map(
    (carrier, index) => `${carrier} ${index < carriers.length - 1 ? 'X/' : ''}${cityAt(path[index + 1])}`,
  )
  return `${flights.join(' ')} ${nuc(hundredths)}${fareBasisOf(fare, ptc)}`
}

/** Where a leg starts in another city than the last one ended, the traveler gets there by other means. */
function surfaceText(before: FareComponent | undefined, { path }: FareComponent): string {
  const city = cityAt(path[0])
  return before && cityAt(before.path.at(-1)) !== city ? `/-${city} ` : ''
}

/**
 * The linear fare construction of a passenger: `LON BA NYC 205.26QLX7RCL BA LON 205.26QLX7RCL NUC410.52END
 * ROE0.742`. The component amounts add up to the NUC total, and that times the rate of exchange is the filed
 * base.
 */
export function fareCalculation(
  components: readonly FareComponent[],
  amounts: readonly number[],
  ptc: string,
  filingCurrency: string,
): string {
  const texts = components.map(
    (component, index) =>
      surfaceText(components[index - 1], component) + componentText(component, amounts[index] ?? 0, ptc),
  )
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return `${cityAt(components[0]?.path[0])} ${texts.join(' ')} NUC${nuc(total)}END ROE${rateOfExchange(filingCurrency)}`
}
