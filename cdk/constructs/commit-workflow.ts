import { readFileSync } from 'node:fs'
import { Aws, type Duration, type RemovalPolicy, Validations } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { stackSuffix } from '../stack-suffix.ts'
import type { ServiceKeys } from './service-keys.ts'

export interface CommitWorkflowProps {
  readonly definitionFile: string
  /**
   * Serves every Task. It must not be the function that starts the machine: each would have to be deployed
   * before the other.
   */
  readonly steps: IFunction
  /** How long a step may work. */
  readonly stepTimeout: Duration
  readonly keys: ServiceKeys
  readonly removalPolicy: RemovalPolicy
}

/**
 * The state machine that commits workbenches, from the definition that the local runner and the tests run
 * too.
 */
export class CommitWorkflow extends Construct {
  readonly machine: StateMachine

  constructor(
    scope: Construct,
    id: string,
    { definitionFile, steps, stepTimeout, keys, removalPolicy }: CommitWorkflowProps,
  ) {
    super(scope, id)
    const logs = new LogGroup(this, 'Logs', {
      // Step Functions adds a line to a policy of the account for every log group that does not begin like
      // this.
      logGroupName: `/aws/vendedlogs/states/${Aws.STACK_NAME}-commit-${stackSuffix()}`,
      retention: RetentionDays.THREE_MONTHS,
      encryptionKey: keys.data,
      removalPolicy,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('states.amazonaws.com') })
    const policy = new ManagedPolicy(this, 'Policy', {
      roles: [role],
      statements: [
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [steps.functionArn] }),
        new PolicyStatement({ actions: [...deliverLogs, ...writeTraces], resources: ['*'] }),
      ],
    })
    Validations.of(policy).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Log delivery and X-Ray have no resources to name: their actions can only be allowed on *.',
    })
    this.machine = new StateMachine(this, 'Machine', {
      definitionBody: DefinitionBody.fromString(withTimeouts(definitionFile, stepTimeout)),
      definitionSubstitutions: { CommitStepsArn: steps.functionArn },
      stateMachineType: StateMachineType.STANDARD,
      role: role.withoutPolicyUpdates(),
      tracingEnabled: true,
      // Every transition, so that an operator sees where a commit stands; never its data.
      logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
    })
    this.machine.node.addDependency(policy)
  }
}

/**
 * The definition with a time limit for each Task that is longer than a step can work: a step is never repeated while its
 * first try may still run.
 */
const withTimeouts = (definitionFile: string, stepTimeout: Duration): string =>
  JSON.stringify(
    JSON.parse(readFileSync(definitionFile, 'utf8'), (name, value) =>
      name === 'TimeoutSeconds' && value === limitInFile ? stepTimeout.toSeconds() + 1 : value,
    ),
  )

/** Seconds, the limit of every Task in the file, which fits steps that work for a second less. */
const limitInFile = 25

const deliverLogs = [
  'logs:CreateLogDelivery',
  'logs:GetLogDelivery',
  'logs:UpdateLogDelivery',
  'logs:DeleteLogDelivery',
  'logs:ListLogDeliveries',
  'logs:PutResourcePolicy',
  'logs:DescribeResourcePolicies',
  'logs:DescribeLogGroups',
]

const writeTraces = [
  'xray:PutTraceSegments',
  'xray:PutTelemetryRecords',
  'xray:GetSamplingRules',
  'xray:GetSamplingTargets',
]
