declare const sourceCall: unique symbol

/**
 * A response that was parsed by its schema and whose type is erased. Only the definition that declares the call knows
 * the type. Other code can only pass the response to that definition's functions.
 */
interface Parsed<Call extends string> {
  readonly [sourceCall]: Call
}

/** Responses of the initial calls. */
export type Loaded = Parsed<'load'>

/** Response of the preview call. */
export type Previewed = Parsed<'preview'>

/** Response of the submission if it creates no case. */
export type Answered = Parsed<'submit'>

/** Brands data that a schema has parsed. */
export const asParsed = <Brand extends Parsed<string>>(data: unknown): Brand => data as Brand

/**
 * Erases the type of a declared function's first parameter. This is safe, because the argument comes from the same
 * call's schema or from the form. The compiler checked both types where the case was declared.
 */
export const eraseType =
  <Typed, Rest extends readonly unknown[], Read>(read: (typed: Typed, ...rest: Rest) => Read) =>
  (data: unknown, ...rest: Rest): Read =>
    read(data as Typed, ...rest)
