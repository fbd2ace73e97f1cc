import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPoolClient,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  OAuthScope,
  ResourceServerScope,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { userAttributes } from '../../lib/platform/auth/cognito-claims.ts'
import { protectedFromDeletion } from '../protection.ts'
import { stackSuffix } from '../stack-suffix.ts'

export interface AccountsProps {
  /** Adds the grants to an access token. */
  readonly claims: IFunction
  readonly isProtected: boolean
  /** Cognito charges for a client that may get tokens without a user. */
  readonly hasMachines: boolean
}

const tokenLifetime = Duration.millis(lifetimes.tokenMs)

/** Who may use the service: users that administrators create, and machine clients. */
export class Accounts extends Construct {
  readonly pool: UserPool
  /** Requests tokens with a user's password. */
  readonly agents: UserPoolClient
  /** Requests tokens in its own name. */
  readonly machines: UserPoolClient | undefined
  readonly clientTokenUrl: string

  constructor(scope: Construct, id: string, { claims, isProtected, hasMachines }: AccountsProps) {
    super(scope, id)
    this.pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OFF,
      passwordPolicy: {
        minLength: 14,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
      customAttributes: {
        [userAttributes.accessGroups]: new StringAttribute({ mutable: true, maxLen: 2048 }),
        [userAttributes.pccs]: new StringAttribute({ mutable: true, maxLen: 2048 }),
      },
      // The plan in which claims can be added to access tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      ...protectedFromDeletion(isProtected),
    })
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, claims, LambdaVersion.V3_0)
    this.#acknowledge()
    this.agents = this.pool.addClient('Agents', {
      generateSecret: true,
      authFlows: { userPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      accessTokenValidity: tokenLifetime,
      refreshTokenValidity: tokenLifetime,
      // A user must not be able to grant himself access groups; some attribute must be named for the others
      // to be left out.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    })
    allowOnly(this.agents, 'ALLOW_USER_PASSWORD_AUTH')
    const book = new ResourceServerScope({ scopeName: 'book', scopeDescription: 'Use the whole interface' })
    const server = this.pool.addResourceServer('Interface', { identifier: 'tripwright', scopes: [book] })
    this.machines = hasMachines ? this.#addMachines(OAuthScope.resourceServer(server, book)) : undefined
    const domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: `tripwright-${stackSuffix()}` },
    })
    this.clientTokenUrl = `${domain.baseUrl()}/oauth2/token`
  }

  /** As it stands in the tokens. */
  get issuer(): string {
    return this.pool.userPoolProviderUrl
  }

  /** The user pool service of the region. */
  get signInUrl(): string {
    return `https://cognito-idp.${Stack.of(this).region}.${Aws.URL_SUFFIX}/`
  }

  #addMachines(scope: OAuthScope): UserPoolClient {
    const machines = this.pool.addClient('Machines', {
      generateSecret: true,
      oAuth: { flows: { clientCredentials: true }, scopes: [scope] },
      accessTokenValidity: tokenLifetime,
      refreshTokenValidity: tokenLifetime,
    })
    // One must be named, or Cognito allows users to sign in here; without a sign-in there is nothing to refresh.
    allowOnly(machines, 'ALLOW_REFRESH_TOKEN_AUTH')
    return machines
  }

  #acknowledge(): void {
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason:
          'The users are programs of agencies: the password grant of the interface has no place for a second factor. The client secret is required as well.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'What the Plus plan adds judges the device and address of a sign-in; all sign-ins come from the token function, so it would judge that.',
      },
    )
  }
}

/** CDK would add refresh tokens to every client with users, and nothing here takes them. */
function allowOnly({ node }: UserPoolClient, flow: string): void {
  const client = node.defaultChild as CfnUserPoolClient
  client.explicitAuthFlows = [flow]
}
