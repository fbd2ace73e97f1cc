/**
 * Stands in for the SDK's endpoint discovery, in functions: DynamoDB has asked nobody to use it since 2019,
 * and its cache is the largest thing in a client that never looks into it.
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
