/** Requests a second that the gateway takes, over all callers, and how many may come at once. */
export const throttles = {
  interface: { rate: 500, burst: 1000 },
  token: { rate: 50, burst: 100 },
} as const

/** Requests a second of one access group where the deployment does not say otherwise; twice as many may come at once. */
export const accessGroupRate = 100
