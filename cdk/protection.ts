import { RemovalPolicy } from 'aws-cdk-lib'

/**
 * For what holds data. Protected, it is kept when the stack is deleted, and when a first deployment fails as well:
 * CloudFormation cannot delete what is protected, and would stop there with the stack half removed.
 */
export const protectedFromDeletion = (isProtected: boolean) => ({
  deletionProtection: isProtected,
  removalPolicy: isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
})
