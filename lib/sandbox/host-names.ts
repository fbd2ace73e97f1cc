/** Names of the sandbox's air hosts, as offers carry them and the configuration of a deployment lists them. */
export const sandboxHosts = { GDS: 'sandbox-gds', NDC: 'sandbox-ndc' } as const

/** Names of its other suppliers. */
export const sandboxHotelsName = 'sandbox-hotels'
export const sandboxCarsName = 'sandbox-cars'
