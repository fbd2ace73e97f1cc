import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isCampaign = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/faults/')

/** Campaigns are short files that run long: last, they would leave a core idle at the end. */
class CampaignsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isCampaign(b)) - Number(isCampaign(a)))
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'scripts/new-supplier/**/*.test.ts'],
    // Each file starts its own service with its own database; the modules, which keep no state, are loaded once for all files of a worker.
    pool: 'forks',
    isolate: false,
    // By default one core would stay idle.
    maxWorkers: '100%',
    // Suites that shuffle their tests do so in the same way every time; --sequence.seed tries another order.
    sequence: { seed: 20_270_301, sequencer: CampaignsFirst },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
