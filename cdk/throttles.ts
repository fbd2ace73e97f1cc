/** What the edge takes where the deployment does not say otherwise. */
export const edgeDefaults = {
  /** Of the interface, over all callers; twice as many may come at once. */
  requestsPerSecond: 500,
  /** Of one access group; twice as many may come at once. */
  accessGroupRate: 100,
  /** In five minutes: whole fleets of servers have one address. */
  requestsPerAddress: 1_500_000,
  /** In five minutes; tokens are good for a day, and a fleet that starts asks for one with each server. */
  tokensPerAddress: 3_000,
} as const

/** Of the token endpoint: requests a second over all callers, and how many may come at once. */
export const tokenThrottle = { rate: 50, burst: 100 } as const

/** What the edge takes: a second where nothing else is said. */
export interface EdgeLimits {
  readonly requestsPerSecond: number
  /** How many may come at once, over all callers. */
  readonly burst: number
  /** Of an access group without a rate of its own, and of tokens that grant none. */
  readonly accessGroupRate: number
  /** Of access groups with one of their own, by their id. */
  readonly accessGroupRates: Readonly<Record<string, number>>
  /** In five minutes, from one address. */
  readonly requestsPerAddress: number
  /** Requests for tokens in five minutes, from one address. */
  readonly tokensPerAddress: number
}

const windowSeconds = 300

/**
 * Requests in five minutes with one token, above which the firewall blocks it: twice what the largest access group may send.
 * The gateway has asked it to wait for long by then, and each of its answers costs.
 */
export const requestsPerToken = ({ accessGroupRate, accessGroupRates }: EdgeLimits): number =>
  2 * windowSeconds * Math.max(accessGroupRate, ...Object.values(accessGroupRates))
