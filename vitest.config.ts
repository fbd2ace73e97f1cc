import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Each file starts its own service with its own database.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
