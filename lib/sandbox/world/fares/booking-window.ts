import type { Cabin } from '../../../kernel/flight.ts'

/**
 * What buying so many days ahead adds to the lowest fares, beside the advance purchase that their classes
 * require: first the days, then the factor from there on. The cheapest time is 60 to 180 days ahead on long
 * journeys, 30 to 120 on short ones, 30 to 90 with low-cost carriers, which raise their prices most at the end.
 * Source: guess.
 */
const windows = {
  long: [
    [270, 1.1],
    [180, 1.05],
    [60, 1],
    [45, 1.03],
    [30, 1.07],
    [0, 1.12],
  ],
  short: [
    [240, 1.08],
    [120, 1.04],
    [30, 1],
    [21, 1.06],
    [0, 1.1],
  ],
  lowCost: [
    [180, 1.15],
    [90, 1.05],
    [30, 1],
    [21, 1.12],
    [14, 1.3],
    [7, 1.55],
    [3, 1.75],
    [0, 2],
  ],
} as const

const longMiles = 2500

/** How fares of a cabin compare, bought so many days ahead, with those bought at the best time; 1 above economy. */
export function windowFactor(
  isLowCost: boolean,
  { cabin, miles, advanceDays }: { cabin: Cabin; miles: number; advanceDays: number },
): number {
  if (cabin !== 'Economy') return 1
  const window = windows[isLowCost ? 'lowCost' : miles < longMiles ? 'short' : 'long']
  return window.find(([days]) => advanceDays >= days)?.[1] ?? 1
}
