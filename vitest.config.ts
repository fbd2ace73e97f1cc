import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Each file starts its own service with its own database; the modules, which keep no state, are loaded once for all files of a worker.
    pool: 'forks',
    isolate: false,
    // By default one core would stay idle.
    maxWorkers: '100%',
    // Suites that shuffle their tests do so in the same way every time; --sequence.seed tries another order.
    sequence: { seed: 20_270_301 },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
