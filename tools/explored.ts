import { readFileSync } from 'node:fs'
import { models } from './exploration/models'
import { type ChosenPaths, pathsFile, readPaths } from './exploration/serializePaths'
import { currentPathsFolder } from './testing/currentPathsFolder'

/** Returns the results of exploring, by machine id. Explores first if the machines have changed. */
export const readExploredPaths = (): ReadonlyMap<string, ChosenPaths> => {
  const folder = currentPathsFolder()
  return new Map(
    models.map((model) => {
      const { id } = model.machine
      return [id, readPaths(model, readFileSync(pathsFile(id, folder), 'utf8'))] as const
    }),
  )
}

/** Transitions that are unreachable by design, by id, with the reason. */
export const unreachableTransitions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...models.map((model) => model.unreachable),
)
