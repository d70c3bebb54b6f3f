/** A type guard for one value. */
export type Rule<Value> = (value: unknown) => value is Value

/** The required shape of content: a rule for each value, by its key. */
export interface Shape {
  readonly [key: string]: Rule<unknown> | Shape
}

/** The type of content that matches a shape. */
export type Shaped<S> = S extends Rule<infer Value> ? Value : { readonly [Key in keyof S]: Shaped<S[Key]> }

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Returns a rule for texts that satisfy a condition. */
export const textThat =
  (satisfiesCondition: (text: string) => boolean): Rule<string> =>
  (value): value is string =>
    isText(value) && satisfiesCondition(value)

/** Returns a rule that accepts `null` and the values of the given rule. */
export const orNull =
  <Value>(rule: Rule<Value>): Rule<Value | null> =>
  (value): value is Value | null =>
    value === null || rule(value)

/**
 * Returns a rule that accepts `null`, `undefined` and the values of the given rule, because older content may lack the
 * key.
 */
export const orAbsent =
  <Value>(rule: Rule<Value>): Rule<Value | null | undefined> =>
  (value): value is Value | null | undefined =>
    value === undefined || value === null || rule(value)

/** Returns a rule for lists. Each value of the list must satisfy the given rule. */
export const listOf =
  <Value>(rule: Rule<Value>): Rule<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(rule)

/** Returns a rule for objects with any keys. Each value of the object must satisfy the given rule. */
export const recordOf =
  <Value>(rule: Rule<Value>): Rule<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' && value !== null && Object.values(value).every(rule)

/**
 * Returns the names of the keys whose values are missing or invalid. The name of a nested key contains dots, e.g.
 * `brand.name`.
 */
export const wrongKeysIn = (shape: Shape, content: unknown, prefix = ''): string[] =>
  Object.entries(shape).flatMap(([key, ruleOrShape]) => {
    const name = prefix + key
    const value: unknown = Object(content)[key]
    if (typeof ruleOrShape !== 'function') return wrongKeysIn(ruleOrShape, value, `${name}.`)
    return ruleOrShape(value) ? [] : [name]
  })

/** Tells if content matches a shape, i.e. has no wrong keys. */
export const isShaped = <const S extends Shape>(shape: S, content: unknown): content is Shaped<S> =>
  wrongKeysIn(shape, content).length === 0
