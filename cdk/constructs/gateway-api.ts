import { Aws, type RemovalPolicy, Size, Stack, Validations } from 'aws-cdk-lib'
import {
  AccessLogFormat,
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
  type Stage,
} from 'aws-cdk-lib/aws-apigateway'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { GatewayDefinition } from '../api-definition.ts'
import type { ServiceKeys } from './service-keys.ts'

export interface GatewayApiProps {
  /** No other API of the account and region has it: the metrics of an API go by its name. */
  readonly name: string
  readonly description: string
  /** First segment of every path. */
  readonly stageName: string
  readonly definition: GatewayDefinition
  /** Requests a second, over all callers, and how many may come at once. */
  readonly throttle: { readonly rate: number; readonly burst: number }
  readonly keys: ServiceKeys
  readonly removalPolicy: RemovalPolicy
}

/** An API made of a definition, with everything around it that does not depend on what it serves. */
export class GatewayApi extends Construct {
  readonly api: SpecRestApi

  constructor(scope: Construct, id: string, props: GatewayApiProps) {
    super(scope, id)
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_YEAR,
      encryptionKey: props.keys.data,
      removalPolicy: props.removalPolicy,
    })
    this.api = new SpecRestApi(this, 'Api', {
      description: props.description,
      restApiName: props.name,
      // The gateway knows two names of an API, and must not choose between them.
      apiDefinition: ApiDefinition.fromInline({
        ...props.definition,
        info: { ...props.definition.info, title: props.name },
      }),
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      cloudWatchRole: false,
      deployOptions: {
        stageName: props.stageName,
        tracingEnabled: true,
        // The metrics of the whole stage come without it; those of each method are paid for one by one, and nothing reads them.
        metricsEnabled: false,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        throttlingRateLimit: props.throttle.rate,
        throttlingBurstLimit: props.throttle.burst,
        accessLogDestination: new LogGroupLogDestination(logs),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    })
    this.#acknowledge()
  }

  get stage(): Stage {
    return this.api.deploymentStage
  }

  /** `https://.../<stage>` */
  get url(): string {
    return `https://${this.api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}/${this.stage.stageName}`
  }

  /** Allows this API only to invoke a function. */
  mayCall(lambda: LambdaFunction, as: 'integration' | 'authorizer'): void {
    const ofApi = (resource: string) =>
      Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.restApiId,
        resourceName: resource,
      })
    lambda.addPermission(`For${this.node.id}`, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: ofApi(as === 'integration' ? `${this.stage.stageName}/*/*` : 'authorizers/*'),
    })
  }

  /** For stages where a firewall would cost more than it protects. */
  standsWithoutFirewall(): void {
    for (const id of ['AwsSolutions-APIG3', 'PCI.DSS.321-APIGWAssociatedWithWAF'])
      Validations.of(this.stage).acknowledge({
        id,
        reason:
          'A stage for development holds no data of clients; its throttle bounds what requests can cost, and the firewall would be its largest fixed cost.',
      })
  }

  #acknowledge(): void {
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG2',
      reason:
        'Every function parses path, query and body with the schemas of the contract before anything else runs, and answers in the shape that clients know; a model in the gateway would refuse what clients are known to send.',
    })
    Validations.of(this.stage).acknowledge(
      {
        id: 'PCI.DSS.321-APIGWCacheEnabledAndEncrypted',
        reason:
          'Nothing is cached: offers, reservations and tokens belong to one tenant, and most requests change something.',
      },
      {
        id: 'PCI.DSS.321-APIGWSSLEnabled',
        reason:
          'A client certificate is for backends over HTTP. The backends are Lambda functions, invoked with the gateway’s own AWS identity.',
      },
    )
  }
}

/** Never a header, a query or a path as it was sent: a path's identifiers are locators and ticket numbers. */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  method: '$context.httpMethod',
  resource: '$context.resourcePath',
  status: '$context.status',
  responseType: '$context.error.responseType',
  bytes: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationLatencyMs: '$context.integrationLatency',
  authorizerStatus: '$context.authorizer.status',
  wafStatus: '$context.waf.status',
  traceId: '$context.xrayTraceId',
}
