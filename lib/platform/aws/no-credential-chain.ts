/**
 * Replaces the SDK's chain of credential providers, in functions: their clients are given the credentials of
 * the environment (client-settings.ts), and the chain alone is a third of a bundle.
 */
export const defaultProvider = () => async (): Promise<never> => {
  throw new Error('a client of AWS was made without credentials')
}
