import { afterEach, type TestContext } from 'vitest'

/** What a suite buys at a supplier, where every purchase may cost money. */
export interface Purchases<Bought> {
  /** Buys, as long as the budget allows; otherwise the test is skipped, and the report says so. */
  buy(skip: TestContext['skip'], purchase: () => Promise<Bought>, units?: number): Promise<Bought>
}

/**
 * The purchases of a suite; what a test bought is given back after it.
 *
 * @param budget units that the suite may buy altogether
 */
export function purchasesOf<Bought>(
  budget: number,
  giveBack: (bought: Bought) => Promise<unknown>,
): Purchases<Bought> {
  let left = budget
  let ofTest: Bought[] = []
  afterEach(async () => {
    const bought = ofTest
    ofTest = []
    for (const one of bought) await giveBack(one)
  })
  return {
    async buy(skip, purchase, units = 1) {
      skip(left < units, `the budget of ${budget} purchases is used up`)
      left -= units
      const bought = await purchase()
      ofTest.push(bought)
      return bought
    },
  }
}
