import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { isFiling } from './filing-steps.ts'

/** Steps of a commit at which it can be held back, and those after which the other one may go on. */
const isPlanning = (step: string): boolean => step === 'planCommit'
const holdAt = [isPlanning, isFiling]
const goOnAfter = [isPlanning, isFiling]

interface Duel {
  readonly isFirst: (workbenchId: string) => boolean
  readonly hold: (step: string) => boolean
  readonly goOn: (step: string) => boolean
  readonly passed: Promise<void>
  readonly pass: () => void
}

export interface Rivals {
  readonly wrap: NonNullable<LocalOptions['wrapSteps']>
  /**
   * Asks for the commit of a workbench and for a rival of it at once. One of them, each in turn, is held back
   * at a step drawn by lot until the other has gone past one.
   */
  race<A, B>(
    round: number,
    workbenchId: string,
    commit: () => Promise<A>,
    rival: () => Promise<B>,
  ): Promise<[A, B]>
}

/**
 * Makes two commits at work at the same time meet in either order. The first two rounds are decided, the
 * others are when the lot says so.
 */
export function rivals(random: () => number): Rivals {
  let duel: Duel | undefined
  const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return {
    wrap: (run) => async (input) => {
      const { step, state } = input as { step: string; state: { commit: { workbenchId: string } } }
      const at = duel
      if (!at) return run(input)
      const isFirst = at.isFirst(state.commit.workbenchId)
      if (!isFirst && at.hold(step)) await at.passed
      const result = await run(input)
      if (isFirst && at.goOn(step)) at.pass()
      return result
    },

    async race(round, workbenchId, commit, rival) {
      const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
      const commitIsFirst = round % 2 === 0
      const goOn = round < 2 ? isFiling : draw(goOnAfter)
      duel = {
        isFirst: (id) => (id === workbenchId) === commitIsFirst,
        hold: draw(holdAt),
        goOn,
        passed,
        pass,
      }
      // A rival that is refused before its first step releases the other one, too.
      const requested = [
        commit().finally(() => commitIsFirst && pass()),
        rival().finally(() => !commitIsFirst && pass()),
      ] as const
      try {
        return await Promise.all(requested)
      } finally {
        duel = undefined
      }
    },
  }
}
