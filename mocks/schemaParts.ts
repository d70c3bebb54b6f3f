import * as v from 'valibot'
import type { Schema } from '../src/api/endpoint'

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const innerSchemaOf = (schema: Schema, name: 'item' | 'wrapped'): Schema | undefined => {
  const part: unknown = new Map(Object.entries(schema)).get(name)
  return isSchema(part) ? part : undefined
}

/** Returns the schema inside optional and nullable wrappers. */
export const unwrap = (schema: Schema): Schema => {
  const wrapped = innerSchemaOf(schema, 'wrapped')
  return wrapped === undefined ? schema : unwrap(wrapped)
}

/** The schema of a list's items; `undefined` if `schema` is not a list schema. */
export const itemOf = (schema: Schema): Schema | undefined => innerSchemaOf(schema, 'item')

/** The entries of an object schema; empty for any other schema. */
export const entriesOf = (schema: Schema): (readonly [string, Schema])[] =>
  Object.entries('entries' in schema ? Object(schema.entries) : {}).flatMap(([key, part]: [string, unknown]) =>
    isSchema(part) ? [[key, part]] : [],
  )

/** The options of a union schema; empty for any other schema. */
export const unionOptionsOf = (schema: Schema): readonly Schema[] =>
  schema.type === 'union' && 'options' in schema && Array.isArray(schema.options) ? schema.options.filter(isSchema) : []

/** Tells if an entry of an object may be left out. */
export const isOptional = ({ type }: Schema): boolean => type === 'optional'

/** Tells if a schema is marked as not shown in the specification (`assumed` in `src/api/entities/common.ts`). */
export const isAssumed = (schema: Schema): boolean => v.getMetadata(unwrap(schema))['x-source'] === 'assumed'
