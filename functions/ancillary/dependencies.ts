import type { AirAncillaryShop } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export interface AncillaryDependencies {
  readonly airHosts: AirHosts<AirAncillaryShop>
}
