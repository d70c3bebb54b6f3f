import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { Schema } from '../../src/api/endpoint'
import * as entities from '../../src/api/entities'

/** A JSON schema, or a reference to one of `components.schemas`. */
export type { JsonSchema } from '@valibot/to-json-schema'

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

// Small parts that read better where they are used.
const INLINE = new Set(['isoDate', 'maybeText', 'maybeDate', 'percentage'])

/** The entities of the specification, by the names of their schemas. */
const named: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries<unknown>({ ...entities }).flatMap(([name, value]) =>
    isSchema(value) && !INLINE.has(name) ? [[name, value] as const] : [],
  ),
)

const settings = {
  target: 'draft-2020-12',
  definitions: { ...named },
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
  // A file has no JSON.
  overrideSchema: ({ valibotSchema }: { readonly valibotSchema: { readonly type: string } }): JsonSchema | undefined =>
    valibotSchema.type === 'blob' || valibotSchema.type === 'instance'
      ? { type: 'string', format: 'binary' }
      : undefined,
} as const

/** The JSON schema of a declared part; an entity of the specification becomes a reference. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, settings)
  return rest
}

/** Whether a part is a file, or carries one. */
export const hasFile = (schema: JsonSchema): boolean =>
  schema.format === 'binary' ||
  Object.values(schema.properties ?? {}).some((part) => typeof part === 'object' && part.format === 'binary')

/** Every entity as a JSON schema, for `components.schemas`. */
export const componentSchemas = (): Readonly<Record<string, JsonSchema>> => toJsonSchemaDefs(named, settings)
