import type { Store } from '../../repositories/store.ts'
import type { AirHosts } from '../../suppliers/hosts.ts'
import { withFaultsByName } from '../../suppliers/sandbox/faults.ts'
import { gdsHost } from '../../suppliers/sandbox/gds/host.ts'
import { ndcHost } from '../../suppliers/sandbox/ndc/host.ts'

/** The suppliers of air content of this deployment: the built-in world. Adapters to real suppliers take its place here. */
export const liveAirHosts = (store: Store): AirHosts => ({
  GDS: withFaultsByName(gdsHost(store)),
  NDC: withFaultsByName(ndcHost(store)),
})
