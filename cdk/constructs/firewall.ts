import { ArnFormat, Aws, type RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Stage } from 'aws-cdk-lib/aws-apigateway'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { refusalAnswer } from '../../lib/contract/gateway-responses.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { stackSuffix } from '../stack-suffix.ts'
import { type EdgeLimits, requestsPerToken } from '../throttles.ts'
import type { ServiceKeys } from './service-keys.ts'

export interface FirewallProps {
  readonly stages: readonly Stage[]
  readonly limits: EdgeLimits
  readonly keys: ServiceKeys
  readonly removalPolicy: RemovalPolicy
}

type Rule = CfnWebACL.RuleProperty

/** Blocks requests before they cause cost. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { stages, limits, keys, removalPolicy }: FirewallProps) {
    super(scope, id)
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('all'),
      // As much of a body as can be looked at.
      associationConfig: { requestBody: { API_GATEWAY: { defaultSizeInspectionLimit: 'KB_64' } } },
      customResponseBodies: { [tooMany]: { contentType: 'APPLICATION_JSON', content: tooManyAnswer.body } },
      rules: [tokenRate(1, limits), requestRate(2, limits), addressRate(3, limits), commonRules(4)],
    })
    for (const [index, stage] of stages.entries()) {
      new CfnWebACLAssociation(this, `Stage${index}`, { resourceArn: stage.stageArn, webAclArn: acl.attrArn })
    }
    // The firewall writes to groups that begin like this only.
    const logGroupName = `aws-waf-logs-${Aws.STACK_NAME}-${stackSuffix()}`
    const logs = new LogGroup(this, 'Logs', {
      logGroupName,
      retention: RetentionDays.THREE_MONTHS,
      encryptionKey: keys.data,
      removalPolicy,
    })
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // Without the wildcard with which the group's own attribute ends.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [{ singleHeader: { Name: 'authorization' } }, { queryString: {} }, { uriPath: {} }],
      // Blocked requests, and those that would be.
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
          },
        ],
      },
    })
    logging.node.addDependency(logs)
  }
}

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples keep paths and headers of real requests.
  sampledRequestsEnabled: false,
})

/** Name of the answer to whom sends too much. */
const tooMany = 'too-many-requests'
/** The firewall counts the last five minutes anew every half minute. The answer cannot name its request. */
const retryAfterSeconds = 30
const tooManyAnswer = refusalAnswer(new Refusal('tooManyRequests'), 'firewall', retryAfterSeconds)

/** In the form of every other error; the content type comes with the body. */
const blockUntilLater: CfnWebACL.RuleActionProperty = {
  block: {
    customResponse: {
      responseCode: tooManyAnswer.status,
      customResponseBodyKey: tooMany,
      responseHeaders: [{ name: 'Retry-After', value: `${retryAfterSeconds}` }],
    },
  },
}

const tokenRate = (priority: number, { tokensPerAddress }: EdgeLimits): Rule => ({
  name: 'TokenRate',
  priority,
  action: blockUntilLater,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: tokensPerAddress,
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: '/oauth/',
          textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
        },
      },
    },
  },
  visibilityConfig: visibility('token-rate'),
})

/** By token, as many senders have one address; what comes without a token the gateway refuses by itself. */
const requestRate = (priority: number, limits: EdgeLimits): Rule => ({
  name: 'RequestRate',
  priority,
  action: blockUntilLater,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [
        { header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'NONE' }] } },
      ],
      limit: requestsPerToken(limits),
    },
  },
  visibilityConfig: visibility('request-rate'),
})

/** A guard against floods, far above what a fleet behind one address sends. */
const addressRate = (priority: number, { requestsPerAddress }: EdgeLimits): Rule => ({
  name: 'AddressRate',
  priority,
  action: blockUntilLater,
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress } },
  visibilityConfig: visibility('address-rate'),
})

/**
 * Counted, not blocked: a fare quote's body is far above 8 KB, and programs of agencies do not name
 * themselves.
 */
const harmless = ['SizeRestrictions_BODY', 'NoUserAgent_HEADER']

const commonRules = (priority: number): Rule => ({
  name: 'Common',
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: 'AWSManagedRulesCommonRuleSet',
      ruleActionOverrides: harmless.map((name) => ({ name, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility('common'),
})
