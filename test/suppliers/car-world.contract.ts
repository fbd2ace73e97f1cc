import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import type { VehicleRental } from '../../lib/car/vehicle.ts'
import { type BoughtCar, type CarHostUnderTest, carBuyer } from './car-host.contract.ts'
import { purchasesOf } from './purchases.ts'
import { refusal } from './refusal.ts'

/**
 * What only a host of cars can show that has no other customers: the same answer to the same question, cars that run out
 * and come back.
 */
export function carWorldContract(name: string, start: () => Promise<CarHostUnderTest>): void {
  describe(`${name} as a closed world of cars`, () => {
    let subject: CarHostUnderTest
    let buyer: ReturnType<typeof carBuyer>
    const purchases = purchasesOf<BoughtCar>(Number.MAX_SAFE_INTEGER, (bought) => buyer.giveBack(bought))
    beforeAll(async () => {
      subject = await start()
      buyer = carBuyer({ run: 'world', ...subject })
    })

    const isOffered = async ({ ref }: VehicleRental): Promise<boolean> =>
      (await buyer.search()).some((other) => other.ref === ref)

    /** Buys cars of a class until there is none left. */
    async function rentOut(car: VehicleRental, skip: TestContext['skip']): Promise<BoughtCar[]> {
      const bought: BoughtCar[] = []
      for (;;) {
        const ended = await refusal(
          purchases
            .buy(skip, () => buyer.sell(buyer.orderFor(car)))
            .then((one) => {
              bought.push(one)
            }),
        )
        if (ended === 'done') continue
        expect(ended).toBe('vehicleNotAvailable')
        return bought
      }
    }

    it('gives the same answer to the same search, and quotes its cars at its prices', async () => {
      const rentals = await buyer.search()
      const [first] = rentals

      expect(await buyer.search()).toEqual(rentals)
      expect(await buyer.aCar()).toEqual(first)
    })

    it('runs out of a class, no longer offers it, and has it again when a sale is released', async ({
      skip,
    }) => {
      const car = await buyer.aCar()
      const [first, ...others] = await rentOut(car, skip)
      expect(await isOffered(car)).toBe(false)

      if (!first) throw new Error('no car was sold')
      await buyer.giveBack(first)
      expect(await isOffered(car)).toBe(true)
      for (const one of others) await buyer.giveBack(one)
      expect(await rentOut(car, skip)).toHaveLength(others.length + 1)
    })

    it('sells exactly as many as it has to concurrent buyers', async ({ skip }) => {
      const car = await buyer.aCar()
      const alone = await rentOut(car, skip)
      for (const one of alone) await buyer.giveBack(one)
      const outcomes = await Promise.all(
        Array.from({ length: alone.length + 10 }, () =>
          refusal(purchases.buy(skip, () => buyer.sell(buyer.orderFor(car)))),
        ),
      )

      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(alone.length)
    })
  })
}
