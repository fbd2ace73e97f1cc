/**
 * Replaces the SDK's endpoint discovery, in functions: it is off unless switched on, which no function does,
 * and it brings a cache along.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
}

export const resolveEndpointDiscoveryConfig = (config: object): object =>
  Object.assign(config, {
    endpointDiscoveryEnabled: async () => false,
    isClientEndpointDiscoveryEnabled: false,
  })
