import { Aws, Fn } from 'aws-cdk-lib'

/**
 * Twelve characters that no other stack has, nor the same one after it was deleted and made again: for names that
 * everybody shares, and for those of what a deleted stack leaves behind.
 */
export const stackSuffix = (): string =>
  Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))))
