/** Names of the sandbox's air hosts, as offers carry them and the configuration of a deployment lists them. */
export const sandboxHosts = { GDS: 'sandbox-gds', NDC: 'sandbox-ndc' } as const
