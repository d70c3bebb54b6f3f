import * as v from 'valibot'
import type { Schema } from '../../src/api/endpoint'

/** A parsed answer with all its optional properties present and not `null`. Tests read it without checks. */
export type Filled<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? Filled<Item>[]
    : T extends object
      ? { [Key in keyof T]-?: Filled<NonNullable<T[Key]>> }
      : T

/** Parses an answer of the simulated insurer whose optional properties are all present. */
export const readFilled = <S extends Schema>(schema: S, body: unknown) =>
  v.parse(schema, body) as Filled<v.InferOutput<S>>
