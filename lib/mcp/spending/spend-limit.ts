import { addMoney, formatMoney, type Money } from '../../kernel/money.ts'
import { ToolRefusal } from '../tool-refusal.ts'

const askPerson = 'Tell the person who set up the server; only MCP_SPEND_LIMIT can change it.'

/** How much may be spent while this process runs, all agents together. */
export class SpendLimit {
  readonly #limit: Money | undefined
  #spentMinor = 0

  /** @param limit undefined: nothing may be spent */
  constructor(limit: Money | undefined) {
    this.#limit = limit
  }

  /** What is left; undefined: nothing may be spent. */
  left(): Money | undefined {
    return this.#limit && { ...this.#limit, minor: this.#limit.minor - this.#spentMinor }
  }

  /** @throws ToolRefusal `spendLimitNotSet`, `spendLimitCurrency`, `spendLimitExceeded` */
  require(cost: Money): void {
    const left = this.left()
    if (!left)
      throw new ToolRefusal(
        'spendLimitNotSet',
        'This server may spend nothing: no spend limit is set.',
        askPerson,
      )
    if (cost.minor !== 0 && cost.currency !== left.currency)
      throw new ToolRefusal(
        'spendLimitCurrency',
        `The spend limit is in ${left.currency}, this costs ${formatMoney(cost)}.`,
        askPerson,
      )
    if (cost.minor > left.minor)
      throw new ToolRefusal(
        'spendLimitExceeded',
        `This costs ${formatMoney(cost)}, and ${formatMoney(left)} are left of the spend limit.`,
        askPerson,
      )
  }

  /**
   * Counts a cost as spent from now on.
   *
   * @returns corrects it when the true cost is known
   * @throws ToolRefusal as `require`
   */
  take(cost: Money): (trueCost: Money) => void {
    this.require(cost)
    this.#spentMinor += cost.minor
    return (trueCost) => {
      // Adding checks the currency.
      this.#spentMinor += addMoney(trueCost, { ...cost, minor: -cost.minor }).minor
    }
  }
}
