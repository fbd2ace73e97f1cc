import { Aws, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { CfnStateMachine, StateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import type { FamilyName } from '../../lib/contract/catalogue.ts'
import { settings } from '../../lib/platform/aws/settings.ts'
import { type FunctionPlan, familyNames, familyPlans } from '../function-plan.ts'
import type { ServiceFunction } from './service-function.ts'
import { type ServiceFunctions, timeouts } from './service-functions.ts'

export type Families = ReadonlyMap<FamilyName, ServiceFunction>

export interface FamiliesProps {
  readonly functions: ServiceFunctions
  readonly commitMachine: StateMachine
}

/** A function for every family of the catalogue. */
export function addFamilies({ functions, commitMachine }: FamiliesProps): Families {
  const added = familyNames.map((name): [FamilyName, ServiceFunction] => {
    const plan: FunctionPlan = familyPlans[name]
    const family = functions.add(name, {
      description: `Endpoints of the family ${name}`,
      timeout: timeouts.family,
      plan,
    })
    if (plan.startsCommits) allowStart(family, commitMachine)
    return [name, family]
  })
  return new Map(added)
}

/** Start and redrive executions, and see whether one runs, nothing else: the outcome of a commit is read from its workbench. */
export function allowStart(
  family: ServiceFunction,
  { stateMachineArn, stateMachineName, node }: StateMachine,
): void {
  family.lambda.addEnvironment(settings.commitMachine, stateMachineArn)
  const executions = `arn:${Aws.PARTITION}:states:${Aws.REGION}:${Aws.ACCOUNT_ID}:execution:${stateMachineName}:*`
  const machine = Stack.of(family.lambda).getLogicalId(node.defaultChild as CfnStateMachine)
  Validations.of(family.policy).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:states:<AWS::Region>:<AWS::AccountId>:execution:<${machine}.Name>:*]`,
    reason: 'Executions of this one state machine, which are named by the ids of commits.',
  })
  family.allow(
    new PolicyStatement({ actions: ['states:StartExecution'], resources: [stateMachineArn] }),
    new PolicyStatement({
      actions: ['states:RedriveExecution', 'states:DescribeExecution'],
      resources: [executions],
    }),
  )
}

/**
 * The function for paths and methods that the gateway does not know. It may forward requests to the families.
 */
export function addFallback(functions: ServiceFunctions, families: Families): ServiceFunction {
  const named = [...families].map(([name, { lambda }]) => [settings.family(name), lambda.functionName])
  const fallback = functions.add('fallback', {
    description: 'Paths and methods that the gateway does not know',
    timeout: timeouts.fallback,
    environment: Object.fromEntries(named),
  })
  const resources = [...families.values()].map(({ lambda }) => lambda.functionArn)
  fallback.allow(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }))
  return fallback
}
