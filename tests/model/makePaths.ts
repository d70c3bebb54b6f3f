import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { models } from './models'
import { choosePaths } from './onScreens'
import { pathsOf } from './paths'
import { pathsFile, readPaths, writtenPaths } from './writtenPaths'

/** No run takes so long (ms). */
const DAY = 86_400_000

/** Removes what was made of other sources, but for what a run beside this one may still read. */
const removeOldBeside = (folder: string): void => {
  const all = dirname(folder)
  for (const name of readdirSync(all)) {
    const path = join(all, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (name !== basename(folder) && changed < Date.now() - DAY) rmSync(path, { recursive: true, force: true })
  }
}

/** How several processes share the machines: each takes every `of`th. */
export interface Part {
  readonly part: number
  readonly of: number
}

/** Explores some of the machines, and writes the paths of each into its file. */
export const explorePart = (folder: string, { part, of }: Part): void => {
  for (const model of models.filter((_, index) => index % of === part)) {
    writeFileSync(pathsFile(model.machine.id, folder), writtenPaths({ ...pathsOf(model), onScreens: [] }))
  }
}

/** Chooses, once all machines are explored, what is gone on the screens, too; from then on the paths are there for all. */
export const publishPaths = (unfinished: string, folder: string): void => {
  const chosen = choosePaths()
  for (const model of models) {
    const file = pathsFile(model.machine.id, unfinished)
    const paths = readPaths(model, readFileSync(file, 'utf8'))
    writeFileSync(file, writtenPaths({ ...paths, onScreens: chosen(model, paths) }))
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another run has made the same meanwhile.
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  removeOldBeside(folder)
}
