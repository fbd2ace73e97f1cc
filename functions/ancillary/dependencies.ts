import type { AncillaryShopping } from '../../lib/suppliers/air-ancillaries.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export interface AncillaryDependencies {
  readonly airHosts: AirHosts<{ readonly ancillaries: AncillaryShopping }>
}
