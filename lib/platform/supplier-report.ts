import { isSandbox, type SupplierKind, supplierKinds } from '../suppliers/adapters.ts'
import { hostsOfKind, type SupplierConfiguration } from '../suppliers/supplier-configuration.ts'

/** Which hosts serve a deployment, and what of the sandbox is switched on; names only. */
export interface SupplierReport {
  /** Names of hosts by kind of content, the preferred first. */
  readonly hosts: Readonly<Record<SupplierKind, readonly string[]>>
  /** Nothing that is sold is real. */
  readonly isSandboxOnly: boolean
  readonly sandboxClock: boolean
  readonly sandboxFaults: boolean
}

export function supplierReport(configuration: SupplierConfiguration): SupplierReport {
  const namesOf = (kind: SupplierKind): string[] => hostsOfKind(configuration, kind).map(({ name }) => name)
  const { hosts, sandboxClock, sandboxFaults } = configuration
  return {
    hosts: {
      GDS: namesOf('GDS'),
      NDC: namesOf('NDC'),
      hotels: namesOf('hotels'),
      cars: namesOf('cars'),
      payment: namesOf('payment'),
    },
    isSandboxOnly: hosts.every(isSandbox),
    sandboxClock,
    sandboxFaults,
  }
}

/** What `/health` answers. */
export const health = ({ hosts, sandboxClock, sandboxFaults }: SupplierReport) => ({
  status: 'ok',
  suppliers: hosts,
  sandboxClock,
  sandboxFaults,
})

/** The hosts in one line: `GDS sandbox-gds, NDC none, ...`. */
export const reportedLine = ({ hosts }: SupplierReport): string =>
  supplierKinds.map((kind) => `${kind} ${hosts[kind].join(' and ') || 'none'}`).join(', ')
