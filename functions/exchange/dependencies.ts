import type { AirRefunds } from '../../lib/suppliers/air-refunds.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export interface ExchangeDependencies {
  readonly airHosts: AirHosts<{ readonly refunds?: Pick<AirRefunds, 'quote'> }>
}
