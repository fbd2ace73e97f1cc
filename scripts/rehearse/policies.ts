import { type Made, type Resource, resolve, resourcesOf, type Template, type Value } from './template.ts'

/** One call of a function to AWS. */
export interface AwsCall {
  readonly by: string
  /** `dynamodb:GetItem` */
  readonly action: string
  readonly resources: readonly string[]
}

interface Statement {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: string | readonly string[]
}

/** `*` stands for anything, `?` for one character, as in policies. */
const fits = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$()|[\]\\{}]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'i',
  ).test(text)

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

const refOf = (value: Value | undefined): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? String(
        (value as { Ref?: string }).Ref ??
          (value as { 'Fn::GetAtt'?: readonly string[] })['Fn::GetAtt']?.[0] ??
          '',
      )
    : ''

/** Statements of the role of each function, by the function's name in the template. */
export function statementsOf(
  template: Template,
  made: ReadonlyMap<string, Made>,
): ReadonlyMap<string, readonly Statement[]> {
  const byRole = new Map<string, Statement[]>()
  const add = (role: string, document: Value | undefined): void => {
    const { Statement: all } = resolve(document ?? {}, made) as unknown as { Statement?: Statement[] }
    byRole.set(role, [...(byRole.get(role) ?? []), ...(all ?? [])])
  }
  for (const type of ['AWS::IAM::ManagedPolicy', 'AWS::IAM::Policy'])
    for (const [, { Properties }] of resourcesOf(template, type))
      for (const role of (Properties.Roles ?? []) as readonly Value[])
        add(refOf(role), Properties.PolicyDocument)
  const roleOf = ({ Properties }: Resource): string => refOf(Properties.Role)
  return new Map(
    resourcesOf(template, 'AWS::Lambda::Function').map(([name, lambda]) => [
      name,
      byRole.get(roleOf(lambda)) ?? [],
    ]),
  )
}

/** Calls that the role of their function would not be allowed. */
export const deniedOf = (
  calls: readonly AwsCall[],
  statements: ReadonlyMap<string, readonly Statement[]>,
): AwsCall[] =>
  calls.filter(({ by, action, resources }) => {
    const own = statements.get(by) ?? []
    const ofAction = own.filter(
      ({ Effect, Action }) => Effect === 'Allow' && listOf(Action).some((pattern) => fits(pattern, action)),
    )
    const isAllowed = (resource: string): boolean =>
      ofAction.some(({ Resource: of }) => listOf(of).some((pattern) => fits(pattern, resource)))
    return ofAction.length === 0 || !resources.every(isAllowed)
  })
