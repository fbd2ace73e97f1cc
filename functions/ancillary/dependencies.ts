import type { Platform } from '../../lib/platform/platform.ts'
import type { AirAncillaryShop } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export type AncillaryDependencies = Pick<Platform, 'agencies'> & {
  readonly airHosts: AirHosts<AirAncillaryShop>
}
