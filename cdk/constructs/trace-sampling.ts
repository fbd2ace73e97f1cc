import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray'
import { Construct } from 'constructs'
import { stackSuffix } from '../stack-suffix.ts'

export interface TraceSamplingProps {
  /** Name of the interface and its stage, by which X-Ray knows it. */
  readonly service: string
}

/** How many requests of one interface are traced; without rules it is one in twenty, searches and commits alike. */
export class TraceSampling extends Construct {
  constructor(scope: Construct, id: string, { service }: TraceSamplingProps) {
    super(scope, id)
    const rule = (name: string, matched: Matched) =>
      new CfnSamplingRule(this, name, {
        samplingRule: {
          ruleName: `${stackSuffix()}-${name.toLowerCase()}`,
          version: 1,
          serviceName: service,
          serviceType: 'AWS::ApiGateway::Stage',
          host: '*',
          httpMethod: '*',
          resourceArn: '*',
          ...matched,
        },
      })
    // Nearly all requests are searches, and one is like the other. Of what sells every trace is kept.
    rule('Searches', { priority: 100, urlPath: '*search/*', reservoirSize: 1, fixedRate: 0.001 })
    rule('Others', { priority: 200, urlPath: '*', reservoirSize: 10, fixedRate: 1 })
  }
}

interface Matched {
  /** The lowest that matches decides. */
  readonly priority: number
  readonly urlPath: string
  /** Traced in any case, requests a second, and the share of those above. */
  readonly reservoirSize: number
  readonly fixedRate: number
}
