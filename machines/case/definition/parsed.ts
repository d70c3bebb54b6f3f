declare const from: unique symbol

/**
 * What a case's calls have answered, parsed by their schemas. Only the declaration that names the calls knows what is in
 * it: whoever holds it can hand it to the functions of that definition, each to those that are for it, and do nothing else.
 */
interface Parsed<Call extends string> {
  readonly [from]: Call
}

/** What a case has loaded. */
export type Loaded = Parsed<'load'>

/** What the answers would lead to. */
export type Previewed = Parsed<'preview'>

/** What was asked for, where that is no case. */
export type Answered = Parsed<'submit'>

/** What a schema has parsed, as it is handed on. */
export const parsed = <What extends Parsed<string>>(data: unknown): What => data as What

/**
 * A function of a declaration as its definition has it, without its types: what it gets is what the schema of its own call,
 * or the form, has made. The compiler has held the one against the other where the case was declared.
 */
export const erased =
  <Typed, Rest extends readonly unknown[], Read>(read: (typed: Typed, ...rest: Rest) => Read) =>
  (data: unknown, ...rest: Rest): Read =>
    read(data as Typed, ...rest)
