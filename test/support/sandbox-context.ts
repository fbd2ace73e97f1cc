import type { Store } from '../../lib/kernel/store.ts'
import type { SandboxContext } from '../../lib/sandbox/sandbox-context.ts'

/** What a host of the sandbox is made of, with or without the faults of magic values. */
export const sandboxOver = (store: Store, faults: 'on' | 'off' = 'off'): SandboxContext => ({
  store,
  setting: (name) => (name === 'FAULTS' ? faults : undefined),
})
