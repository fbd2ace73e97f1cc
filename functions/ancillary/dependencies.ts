import type { Platform } from '../../lib/platform/platform.ts'
import type { AncillaryShopping } from '../../lib/suppliers/air-ancillaries.ts'
import type { AirPricing } from '../../lib/suppliers/air-host.ts'
import type { AirSeats } from '../../lib/suppliers/air-seats.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export type AncillaryDependencies = Pick<Platform, 'agencies'> & {
  readonly airHosts: AirHosts<
    AirPricing & { readonly ancillaries: AncillaryShopping; readonly seats?: AirSeats }
  >
}
