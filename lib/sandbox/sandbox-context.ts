import type { HostContext } from '../suppliers/host-context.ts'

/** What a host of the sandbox is made of. It has no secret and calls no one. */
export type SandboxContext = Pick<HostContext, 'store' | 'setting'>

/** Whether magic names, codes and cards force faults: the setting SANDBOX_FAULTS. */
export const forcesFaults = ({ setting }: SandboxContext): boolean => setting('FAULTS') === 'on'
