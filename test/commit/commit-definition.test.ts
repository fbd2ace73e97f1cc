import { describe, expect, it } from 'vitest'
import type { StepInput } from '../../functions/commit-steps/steps.ts'
import { countTransitions } from '../../scripts/scale/commit-transitions.ts'
import { readDefinition, stepsOfWorkflow, workflowProblems } from '../../scripts/workflow-file.ts'

/** All steps: one that is missing here, or that is none, does not compile. */
const steps = Object.keys({
  planCommit: true,
  closeFiledDocuments: true,
  sellOffer: true,
  authorisePayment: true,
  issueDocuments: true,
  capturePayment: true,
  fileReservation: true,
  fileAndClose: true,
  beginUndo: true,
  releaseCancelledOffers: true,
  voidDocuments: true,
  reversePayment: true,
  releaseOffers: true,
  releasePaidOffers: true,
  closeWorkbench: true,
} satisfies Record<StepInput['step'], true>)

describe('the definition of the commit workflow', () => {
  it('is valid, and uses nothing that the local runner ignores', () => {
    expect(workflowProblems()).toEqual([])
  })

  it('is found invalid when a state leads nowhere', () => {
    const { States, ...rest } = readDefinition()
    const broken = {
      ...rest,
      States: { ...States, 'Plan Made': { Type: 'Choice', Choices: [], Default: 'Nowhere' } },
    }

    expect(workflowProblems(broken)).not.toEqual([])
  })

  it.each(['QueryLanguage', 'Assign', 'ItemBatcher'])('may not use %s, at any level', (word) => {
    const definition = readDefinition()
    const inMap = { ...definition.States['Sell Offers'], Type: 'Map', [word]: {} }

    expect(
      workflowProblems({ ...definition, States: { ...definition.States, 'Sell Offers': inMap } }),
    ).toContain(`${word} is unknown to the local runner`)
  })

  it('invokes an existing step in every Task, and uses every step', () => {
    expect([...new Set(stepsOfWorkflow().values())].sort()).toEqual(steps.sort())
  })

  it('takes twelve transitions and six steps to sell and ticket one offer: each transition is paid for', async () => {
    expect(await countTransitions()).toEqual({ transitions: 12, steps: 6 })
  })
})
