import { describe, expect, it } from 'vitest'
import { deniedOf, statementsOf } from '../../scripts/rehearse/policies.ts'
import type { Template } from '../../scripts/rehearse/template.ts'

const table = 'arn:aws:dynamodb:us-east-1:123456789012:table/Trips'
const template: Template = {
  Resources: {
    Role: { Type: 'AWS::IAM::Role', Properties: {} },
    Policy: {
      Type: 'AWS::IAM::ManagedPolicy',
      Properties: {
        Roles: [{ Ref: 'Role' }],
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: ['dynamodb:GetItem', 'dynamodb:Query'],
              Resource: { 'Fn::GetAtt': ['Trips', 'Arn'] },
            },
            { Effect: 'Allow', Action: 'states:*Execution', Resource: '*' },
          ],
        },
      },
    },
    Search: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
  },
}
const statements = statementsOf(template, new Map([['Trips', { ref: 'Trips', arn: table }]]))

describe('the rehearsal of a deployment', () => {
  it.each([
    ['dynamodb:GetItem', [table]],
    ['states:StartExecution', ['anything']],
    ['states:StartExecution', []],
  ])('finds %s of a function allowed by its role', (action, resources) => {
    expect(deniedOf([{ by: 'Search', action, resources }], statements)).toEqual([])
  })

  it.each([
    ['another action', 'Search', 'dynamodb:PutItem', [table]],
    ['another table', 'Search', 'dynamodb:GetItem', [`${table}2`]],
    ['one table too many', 'Search', 'dynamodb:GetItem', [table, `${table}2`]],
    ['a call that names nothing', 'Search', 'dynamodb:TransactWriteItems', []],
    ['a function without policies', 'Other', 'dynamodb:GetItem', [table]],
  ])('finds %s denied', (_, by, action, resources) => {
    expect(deniedOf([{ by, action, resources }], statements)).toHaveLength(1)
  })
})
