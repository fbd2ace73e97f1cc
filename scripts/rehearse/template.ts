/** A value of a template: plain, or a function of CloudFormation. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

export interface Resource {
  readonly Type: string
  readonly Properties: { readonly [name: string]: Value }
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>
}

/** What the emulator made of a resource. */
export interface Made {
  /** What `Ref` gives. */
  readonly ref: string
  readonly arn: string
}

export const place = { region: 'us-east-1', account: '123456789012', stack: 'Rehearsal' } as const

const pseudo: Readonly<Record<string, string>> = {
  'AWS::Region': place.region,
  'AWS::AccountId': place.account,
  'AWS::StackName': place.stack,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackId': `arn:aws:cloudformation:${place.region}:${place.account}:stack/${place.stack}/aaaa-bbbb-cccc-dddd-eeee`,
}

export const resourcesOf = ({ Resources }: Template, type: string): [string, Resource][] =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type)

/** A value with its references filled in; what was not made stays by its name in the template. */
export function resolve(value: Value, made: ReadonlyMap<string, Made>): Value {
  if (Array.isArray(value)) return value.map((one) => resolve(one, made))
  if (typeof value !== 'object' || value === null) return value
  const [[name, argument] = ['', null]] = Object.entries(value)
  const list = Array.isArray(argument) ? argument : []
  switch (name) {
    case 'Ref':
      return pseudo[String(argument)] ?? made.get(String(argument))?.ref ?? String(argument)
    case 'Fn::GetAtt':
      return attributeOf(String(list[0]), String(list[1]), made)
    case 'Fn::Join':
      return (resolve(list[1] ?? [], made) as readonly Value[]).join(String(list[0]))
    case 'Fn::Split':
      return String(resolve(list[1] ?? '', made)).split(String(list[0]))
    case 'Fn::Select':
      return (resolve(list[1] ?? [], made) as readonly Value[])[Number(list[0])] ?? ''
    case 'Fn::Sub':
      return String(argument).replace(
        /\$\{(.+?)\}/g,
        (_, of: string) => pseudo[of] ?? made.get(of)?.ref ?? of,
      )
    default:
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => [key, resolve(member as Value, made)]),
      )
  }
}

const attributeOf = (of: string, attribute: string, made: ReadonlyMap<string, Made>): string => {
  const found = made.get(of)
  if (found === undefined) return `${of}.${attribute}`
  return attribute === 'Arn' ? found.arn : found.ref
}
