import { ArnFormat, Aws, type RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Stage } from 'aws-cdk-lib/aws-apigateway'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { stackSuffix } from '../stack-suffix.ts'
import type { ServiceKeys } from './service-keys.ts'

export interface FirewallProps {
  readonly stages: readonly Stage[]
  readonly keys: ServiceKeys
  readonly removalPolicy: RemovalPolicy
}

type Rule = CfnWebACL.RuleProperty

/** Requests in five minutes from one address. An agency sends all its users' requests from few. */
const requestsPerAddress = 15_000
/** A token is valid for a day; so many token requests are an attack on passwords. */
const tokensPerAddress = 300

/** Blocks requests before they cause cost. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { stages, keys, removalPolicy }: FirewallProps) {
    super(scope, id)
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('all'),
      // As much of a body as can be looked at.
      associationConfig: { requestBody: { API_GATEWAY: { defaultSizeInspectionLimit: 'KB_64' } } },
      rules: [tokenRate(1), requestRate(2), commonRules(3)],
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

const tokenRate = (priority: number): Rule => ({
  name: 'TokenRate',
  priority,
  action: { block: {} },
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

const requestRate = (priority: number): Rule => ({
  name: 'RequestRate',
  priority,
  action: { block: {} },
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress } },
  visibilityConfig: visibility('request-rate'),
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
