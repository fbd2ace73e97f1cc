import { Refusal } from '../../lib/kernel/refusals.ts'

/** The code with which a supplier refuses, or `done`. */
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'done'
}

/** More than any closed world has of one thing. */
const mostSales = 1000

/**
 * Sells again and again until the supplier has nothing left.
 *
 * @returns what was sold, and the refusal that ended it
 */
export async function sellOut<Order>(
  nextOrder: () => Order,
  sell: (order: Order) => Promise<unknown>,
): Promise<{ readonly sold: Order[]; readonly ended: string }> {
  const sold: Order[] = []
  while (sold.length < mostSales) {
    const order = nextOrder()
    const ended = await refusal(sell(order))
    if (ended !== 'done') return { sold, ended }
    sold.push(order)
  }
  throw new Error(`${mostSales} were sold, and there are more`)
}
