/** Whether a value may stand where the rule stands. */
export type Rule<Value> = (value: unknown) => value is Value

/** What content has to look like: a rule for each value, by its key. */
export interface Shape {
  readonly [key: string]: Rule<unknown> | Shape
}

/** Content that looks like a shape. */
export type Shaped<S> = S extends Rule<infer Value> ? Value : { readonly [Key in keyof S]: Shaped<S[Key]> }

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** A text of which something else is true besides. */
export const textThat =
  (fits: (text: string) => boolean): Rule<string> =>
  (value): value is string =>
    isText(value) && fits(value)

/** What a rule allows, or nothing. */
export const orNull =
  <Value>(rule: Rule<Value>): Rule<Value | null> =>
  (value): value is Value | null =>
    value === null || rule(value)

/** The same where whoever wrote the content did not know of it yet. */
export const orAbsent =
  <Value>(rule: Rule<Value>): Rule<Value | null | undefined> =>
  (value): value is Value | null | undefined =>
    value === undefined || value === null || rule(value)

/** A list of what a rule allows. */
export const listOf =
  <Value>(rule: Rule<Value>): Rule<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(rule)

/** What a rule allows, each by a name of its own. */
export const namedBy =
  <Value>(rule: Rule<Value>): Rule<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' && value !== null && Object.values(value).every(rule)

/** The keys, by their dotted names, under which content has nothing, or what is not allowed. */
export const wrongKeysIn = (shape: Shape, content: unknown, within = ''): string[] =>
  Object.entries(shape).flatMap(([key, part]) => {
    const name = within + key
    const value: unknown = Object(content)[key]
    if (typeof part !== 'function') return wrongKeysIn(part, value, `${name}.`)
    return part(value) ? [] : [name]
  })

/** Whether content looks like a shape, which is where it has no wrong keys. */
export const isShaped = <const S extends Shape>(shape: S, content: unknown): content is Shaped<S> =>
  wrongKeysIn(shape, content).length === 0
