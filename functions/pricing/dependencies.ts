import type { Platform } from '../../lib/platform/platform.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export type PricingDependencies = Pick<Platform, 'agencies'> & { readonly airHosts: AirHosts<AirFares> }
