import type { Answer } from '../reply'

/** The answer of a call, with the values of the parameters in its path. */
export interface Route {
  readonly answer: Answer
  readonly params: Readonly<Record<string, string>>
}

/** Finds the answer of a method and a path (relative to the API's base, without query). */
export type Router = (method: string, path: string) => Route | undefined

/** A router over answers. A path without parameters goes before one with them. */
export const createRouter = (answers: readonly Answer[]): Router => {
  const plain = new Map<string, Route>()
  const patterns: Array<{ readonly answer: Answer; readonly pattern: RegExp }> = []
  for (const answer of answers) {
    const { method, path } = answer.endpoint
    if (!path.includes('{')) plain.set(`${method} ${path}`, { answer, params: {} })
    else patterns.push({ answer, pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) })
  }
  return (method, path) => {
    const found = plain.get(`${method} ${path}`)
    if (found !== undefined) return found
    for (const { answer, pattern } of patterns) {
      const match = answer.endpoint.method === method ? pattern.exec(path) : null
      if (match !== null) return { answer, params: decoded(match.groups ?? {}) }
    }
    return undefined
  }
}

const decoded = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
