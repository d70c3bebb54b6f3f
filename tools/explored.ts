import { readFileSync } from 'node:fs'
import { models } from './exploration/models'
import { type ChosenPaths, pathsFile, readPaths } from './exploration/writtenPaths'
import { madePaths } from './testing/madePaths'

/** What exploring the charts has found, by the id of the chart; explored first where they have changed since. */
export const readExplored = (): ReadonlyMap<string, ChosenPaths> => {
  const folder = madePaths()
  return new Map(
    models.map((model) => {
      const { id } = model.machine
      return [id, readPaths(model, readFileSync(pathsFile(id, folder), 'utf8'))] as const
    }),
  )
}

/** What cannot be reached by design, by the id of the transition, with the reason. */
export const unreachable: Readonly<Record<string, string>> = Object.assign(
  {},
  ...models.map((model) => model.unreachable),
)
