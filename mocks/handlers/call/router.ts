import type { Answer } from '../../reply'

/** The handler of a call, with the parameters in the call's path. */
export interface Route {
  readonly answer: Answer
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the handler for a method and a path (relative to the API's base, without query). Returns `undefined` if no call
 * has this path.
 */
export type Router = (method: string, path: string) => Route | undefined

/** Creates a router over the handlers of calls. A path without parameters takes precedence. */
export const createRouter = (answers: readonly Answer[]): Router => {
  const fixedRoutes = new Map<string, Route>()
  const patterns: Array<{ readonly answer: Answer; readonly pattern: RegExp }> = []
  for (const answer of answers) {
    const { method, path } = answer.endpoint
    if (!path.includes('{')) fixedRoutes.set(`${method} ${path}`, { answer, params: {} })
    else patterns.push({ answer, pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) })
  }
  return (method, path) => {
    const fixedRoute = fixedRoutes.get(`${method} ${path}`)
    if (fixedRoute !== undefined) return fixedRoute
    for (const { answer, pattern } of patterns) {
      const match = answer.endpoint.method === method ? pattern.exec(path) : null
      const params = match && decodeParams(match.groups ?? {})
      if (params !== null) return { answer, params }
    }
    return undefined
  }
}

/** Decoded path parameters; `null` if one is malformed, because no call has such a path. */
const decodeParams = (groups: Readonly<Record<string, string>>): Route['params'] | null => {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return null
  }
}
