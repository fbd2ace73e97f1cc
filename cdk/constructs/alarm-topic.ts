import { Aws } from 'aws-cdk-lib'
import { Alarm, type AlarmProps, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { ServiceKeys } from './service-keys.ts'

export interface AlarmTopicProps {
  readonly keys: ServiceKeys
  /** Address that alarms are sent to. */
  readonly email: string
}

/** The topic of all alarms. */
export class AlarmTopic extends Construct {
  readonly topic: Topic

  constructor(scope: Construct, id: string, { keys, email }: AlarmTopicProps) {
    super(scope, id)
    this.topic = new Topic(this, 'Topic', { masterKey: keys.data, enforceSSL: true })
    // Not `grantPublish`, which would also let any account's alarms use the key.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    this.topic.addSubscription(new EmailSubscription(email))
  }

  /** An alarm that publishes to the topic; missing data is not an alarm. */
  alarm(scope: Construct, id: string, props: Omit<AlarmProps, 'treatMissingData'>): Alarm {
    const alarm = new Alarm(scope, id, { ...props, treatMissingData: TreatMissingData.NOT_BREACHING })
    alarm.addAlarmAction(new SnsAction(this.topic))
    return alarm
  }
}
