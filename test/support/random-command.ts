import type fc from 'fast-check'
import type { Json } from './api.ts'
import { type Bench, codeOf, isOpen, type Model, notOpen, one, type Real, same } from './random-model.ts'

/** What the commands on workbenches have in common, for random-commands.ts. */

/** A command on one workbench: what it does to an open one, and that it does nothing to any other. */
export abstract class OnBench implements fc.AsyncCommand<Model, Real> {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  abstract readonly name: string
  check = ({ benches }: Model): boolean => {
    const bench = one(benches, this.at)
    return bench !== undefined && this.fits(bench)
  }
  protected fits(_bench: Bench): boolean {
    return true
  }
  /** @returns the code of the refusal that is expected; undefined: it is done, in the model too */
  protected abstract expect(bench: Bench): string | undefined
  protected abstract sendRequest(bench: Bench, real: Real): Promise<{ readonly body: Json }>
  /** What is ignored does not touch the workbench. */
  protected isStored(_bench: Bench): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    const bench = one(model.benches, this.at)
    if (!bench) return
    const answer = await this.sendRequest(bench, real)
    const ready = isOpen(bench, model.now)
    const expected = ready ? this.expect(bench) : notOpen(bench)
    same(`${this}`, codeOf(answer), expected)
    if (ready && expected === undefined && this.isStored(bench)) bench.touchedAt = model.now
  }
  toString = (): string => `${this.name}(${this.at})`
}

/** A command on one of the things in a workbench. */
export abstract class OnItem extends OnBench {
  readonly item: number
  constructor(at: number, item: number) {
    super(at)
    this.item = item
  }
  protected abstract refsIn(bench: Bench): readonly string[]
  protected refOf = (bench: Bench): string => one(this.refsIn(bench), this.item) ?? 'offer_99'
  override toString = (): string => `${this.name}(${this.at}, ${this.item})`
}

export const inBench = ({ id }: Bench) => ({ path: { ReservationResource_Identifier: id } })
