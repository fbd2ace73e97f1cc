/** The supplier's own clock: no other one decides for it. */
export interface SupplierClock {
  now(): number
  advance(milliseconds: number): void
}

export function supplierClock(start: number): SupplierClock {
  let at = start
  return {
    now: () => at,
    advance(milliseconds) {
      at += milliseconds
    },
  }
}

/** The form of its deadlines. */
export const instant = (at: number): string => new Date(at).toISOString()
