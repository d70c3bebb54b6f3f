import * as v from 'valibot'
import type { Schema } from '../../src/api/endpoint'

/** What is left out may be nothing that this test asks for. */
export type Filled<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? Filled<Item>[]
    : T extends object
      ? { [Key in keyof T]-?: Filled<NonNullable<T[Key]>> }
      : T

/** Reads an answer of the simulated insurer, of which the test knows that it fills what it might leave out. */
export const readFilled = <S extends Schema>(schema: S, body: unknown) =>
  v.parse(schema, body) as Filled<v.InferOutput<S>>
