import { isJson, type Json } from '../../lib/contract/openapi/named-schemas.ts'
import { referredBy } from './operation-types.ts'

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)

const nameOf = (member: string): string => (/^[A-Za-z_$][\w$]*$/.test(member) ? member : literal(member))

const listOf = (item: string): string => `readonly ${/[ |]/.test(item) ? `(${item})` : item}[]`

/** The TypeScript type of values of a JSON schema. */
export function typeOf(schema: unknown): string {
  if (!isJson(schema)) return 'unknown'
  const name = referredBy(schema)
  if (name !== undefined) return name
  if (schema.const !== undefined) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return schema.type
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return listOf(typeOf(schema.items))
    case 'object':
      return isJson(schema.properties)
        ? `{ ${membersOf(schema).join('; ')} }`
        : 'Readonly<Record<string, unknown>>'
    default:
      return 'unknown'
  }
}

/** A comment of one line above what it describes. */
export const docComment = (text: unknown, indent = ''): string =>
  typeof text === 'string' ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n` : ''

function membersOf({ properties, required }: Json): string[] {
  const needed = Array.isArray(required) ? required : []
  return Object.entries(isJson(properties) ? properties : {}).map(
    ([name, one]) => `${nameOf(name)}${needed.includes(name) ? '' : '?'}: ${typeOf(one)}`,
  )
}

function declarationOf(name: string, schema: Json): string {
  if (!isJson(schema.properties) || Object.keys(schema.properties).length === 0)
    return `${docComment(schema.description)}export type ${name} = ${typeOf({ ...schema, properties: undefined })}`
  const descriptions = Object.values(schema.properties).map((one) => isJson(one) && one.description)
  const members = membersOf(schema).map(
    (member, index) => `${docComment(descriptions[index], '  ')}  ${member}`,
  )
  const isOpen = Object.keys(schema.properties).every((member) => member === '@type')
  const all = isOpen ? [...members, '  [member: string]: unknown'] : members
  return `${docComment(schema.description)}export interface ${name} {\n${all.join('\n')}\n}`
}

export const generatedNote = '// Written by `npm run docs` from the catalogue of routes. Do not edit.\n'

/** The module with a type for each named schema. */
export const typesModule = (schemas: Readonly<Record<string, Json>>): string =>
  `${generatedNote}\n${Object.entries(schemas)
    .map(([name, schema]) => declarationOf(name, schema))
    .join('\n\n')}\n`
