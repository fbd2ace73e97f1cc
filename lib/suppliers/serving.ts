import { Refusal } from '../kernel/refusals.ts'

/** What every supplier has. */
export interface NamedSupplier {
  /** Its name, as the configuration of the deployment lists it; everything that it offers carries it. */
  readonly supplier: string
}

/** A supplier of this deployment. */
export interface Serving<Host> {
  readonly host: Host
  /** How long a search waits for its answer; the offers of the others are returned without it. */
  readonly searchMs: number
  /** PCCs of the offices that it serves; absent: all of them. */
  readonly pccs?: readonly string[]
}

export const servesOffice = ({ pccs }: Pick<Serving<unknown>, 'pccs'>, pcc: string): boolean =>
  pccs?.includes(pcc) ?? true

/**
 * The supplier of an offer, whoever it serves today.
 *
 * @throws Refusal `supplierNotConnected` the deployment does not have it any more
 */
export function hostNamed<Host extends NamedSupplier>(
  hosts: readonly Serving<Host>[],
  supplier: string,
): Host {
  const found = hosts.find(({ host }) => host.supplier === supplier)
  if (!found) throw new Refusal('supplierNotConnected', { supplier })
  return found.host
}
