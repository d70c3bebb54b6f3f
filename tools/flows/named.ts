import type { Named } from './schema'

const REST = '...'

/** What stands for a value that only a running chart has: its path. */
const placeholder = (path: string): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'toJSON') return () => `{${path}}`
        if (key === Symbol.toPrimitive) return () => `{${path}}`
        if (key === REST) return placeholder(path)
        return typeof key === 'symbol' ? undefined : placeholder(`${path}.${key}`)
      },
      // All of it, where it is spread.
      ownKeys: () => [REST],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

/** How the module runner writes an imported name. */
const IMPORTED = /\(0,\s*__vite_ssr_import_\d+__\.(\w+)\)/g

/** The source of a function as a person would read it. */
export const sourceOf = (compute: unknown): string => String(compute).replaceAll(IMPORTED, '$1').replaceAll(/\s+/g, ' ')

/** Whether what a function returns is made of its arguments and constants only: nothing is called. */
const isPlain = (source: string): boolean => !/\w\s*\(/.test(source.slice(source.indexOf('=>')))

const isCallable = (value: unknown): value is (argument: unknown) => unknown => typeof value === 'function'

/** Parameters as data. */
export const paramsOf = (params: unknown): unknown => {
  if (!isCallable(params)) return params
  const source = sourceOf(params)
  if (!isPlain(source)) return { computed: source }
  const value = params({ event: placeholder('event'), context: placeholder('context') })
  return JSON.parse(JSON.stringify(value))
}

/** An action or guard of a chart as data. */
export const namedOf = (value: unknown): Named => {
  if (typeof value === 'string') return { type: value, params: null }
  const { type, params = null } = Object(value)
  return { type: String(type), params: paramsOf(params) }
}

/** The constants among parameters that tell one use of a guard from another. */
export const constantsOf = ({ params }: Named): readonly string[] => {
  const values: readonly unknown[] = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  return values.filter((value): value is string => typeof value === 'string' && !value.startsWith('{'))
}
