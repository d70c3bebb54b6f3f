import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Schema } from '../../src/api/endpoint'
import * as entities from '../../src/api/entities'

/** A JSON schema, or a reference to one of `components.schemas`. */
export type { JsonSchema } from '@valibot/to-json-schema'

/** A JSON object of the OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

// Small schemas that are easier to read inline.
const INLINE_SCHEMAS = new Set([
  'isoDate',
  'percentage',
  'maybeText',
  'maybeDate',
  'maybeFlag',
  'maybeNumber',
  'maybeMoney',
  'finite',
])

/** The entities of the specification, by schema name. */
const entitySchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries<unknown>({ ...entities }).flatMap(([name, value]) =>
    isSchema(value) && !INLINE_SCHEMAS.has(name) ? [[name, value] as const] : [],
  ),
)

const conversionSettings: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: { ...entitySchemas },
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
  // Files have no JSON schema. Their media types are listed in the response instead.
  ignoreActions: ['mime_type', 'finite', 'transform', 'check'],
  overrideSchema: ({ valibotSchema }: { readonly valibotSchema: { readonly type: string } }): JsonSchema | undefined =>
    valibotSchema.type === 'blob' || valibotSchema.type === 'instance'
      ? { type: 'string', format: 'binary' }
      : undefined,
}

/** Returns the JSON schema of a declaration. An entity of the specification becomes a reference. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, conversionSettings)
  return rest
}

/** Tells if a schema is a file or contains one. */
export const hasFile = (schema: JsonSchema): boolean =>
  schema.format === 'binary' ||
  Object.values(schema.properties ?? {}).some((part) => typeof part === 'object' && part.format === 'binary')

const pipedSchema = v.object({ pipe: v.array(v.unknown()) })
const mimeTypeStep = v.object({ type: v.literal('mime_type'), requirement: v.array(v.string()) })

/** Returns the media types that a file may have. */
export const fileTypesOf = (schema: Schema): readonly string[] =>
  v.is(pipedSchema, schema) ? schema.pipe.flatMap((step) => (v.is(mimeTypeStep, step) ? step.requirement : [])) : []

/** Returns every entity as a JSON schema, for `components.schemas`. */
export const componentSchemas = (): Readonly<Record<string, JsonSchema>> =>
  toJsonSchemaDefs(entitySchemas, conversionSettings)
