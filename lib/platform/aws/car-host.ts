import type { Store } from '../../kernel/store.ts'
import { withCarFaultsByName } from '../../sandbox/car/faults.ts'
import { sandboxCarHost } from '../../sandbox/car/host.ts'
import type { CarHost } from '../../suppliers/car-host.ts'

/**
 * The supplier of rental cars of this deployment: the built-in world. An adapter to a real one takes its
 * place here.
 */
export const liveCarHost = (store: Store): CarHost => withCarFaultsByName(sandboxCarHost(store))
