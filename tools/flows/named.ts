import type { Named } from './schema'

const SPREAD_KEY = '...'

/** Returns a placeholder for a value known only at run time: its path, such as `{context.answers}`. */
const placeholder = (path: string): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'toJSON') return () => `{${path}}`
        if (key === Symbol.toPrimitive) return () => `{${path}}`
        if (key === SPREAD_KEY) return placeholder(path)
        return typeof key === 'symbol' ? undefined : placeholder(`${path}.${key}`)
      },
      // Spreading the placeholder gives one key, `...`, whose value is the placeholder.
      ownKeys: () => [SPREAD_KEY],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

/** Matches an imported name in the form that Vite's module runner writes. */
const IMPORTED_NAME = /\(0,\s*__vite_ssr_import_\d+__\.(\w+)\)/g

/** Returns the source of a function in readable form. */
export const sourceOf = (compute: unknown): string =>
  String(compute).replaceAll(IMPORTED_NAME, '$1').replaceAll(/\s+/g, ' ')

/** Tells if a function calls nothing, so that its result only consists of arguments and constants. */
const callsNothing = (source: string): boolean => !/\w\s*\(/.test(source.slice(source.indexOf('=>')))

const isCallable = (value: unknown): value is (argument: unknown) => unknown => typeof value === 'function'

/**
 * Returns parameters as data. A function that calls nothing runs with placeholders, e.g. `{context.answers}`. Any other
 * function is returned as its source.
 */
export const paramsOf = (params: unknown): unknown => {
  if (!isCallable(params)) return params
  const source = sourceOf(params)
  if (!callsNothing(source)) return { computed: source }
  const value = params({ event: placeholder('event'), context: placeholder('context') })
  return JSON.parse(JSON.stringify(value))
}

/** Returns an action or guard of a machine as data. */
export const toNamed = (value: unknown): Named => {
  if (typeof value === 'string') return { type: value, params: null }
  const { type, params = null } = Object(value)
  return { type: String(type), params: paramsOf(params) }
}

/** Returns the constant parameters of a guard. They distinguish its uses in different transitions. */
export const constantParams = ({ params }: Named): readonly string[] => {
  const values: readonly unknown[] = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  return values.filter((value): value is string => typeof value === 'string' && !value.startsWith('{'))
}
