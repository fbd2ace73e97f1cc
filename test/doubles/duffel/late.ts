import type { Late } from './route.ts'
import type { DuffelState } from './state.ts'

const testRoutes: Readonly<Record<string, Omit<Late, 'at'> & { readonly afterMs: number }>> = {
  'LTN-STN': { status: 200, afterMs: 30_000, fails: false },
  'SEN-STN': { status: 202, afterMs: 30 * 60_000, fails: false },
  'LCY-STN': { status: 202, afterMs: 30_000, fails: true },
}

/** How orders of a route are made and paid without a fault: late, for those that Duffel has for that. */
export function lateOfRoute(state: DuffelState, route: string): Late | undefined {
  const found = testRoutes[route]
  return found && { status: found.status, fails: found.fails, at: state.nowMs + found.afterMs }
}
