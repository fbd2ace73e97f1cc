import type { Store } from '../../repositories/store.ts'
import type { CarHost } from '../../suppliers/car-host.ts'
import { withCarFaultsByName } from '../../suppliers/sandbox/car/faults.ts'
import { sandboxCarHost } from '../../suppliers/sandbox/car/host.ts'

/** The supplier of rental cars of this deployment: the built-in world. An adapter to a real one takes its place here. */
export const liveCarHost = (store: Store): CarHost => withCarFaultsByName(sandboxCarHost(store))
