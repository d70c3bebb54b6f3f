import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { models } from './models'
import { choosePaths } from './onScreens'
import { pathsOf } from './paths'
import { pathsFile, writtenPaths } from './writtenPaths'

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

/** Explores every machine and writes its paths into its file. */
export const makePaths = (folder: string): void => {
  // Whoever reads meanwhile finds all of it or nothing.
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const chosen = choosePaths()
  for (const model of models) {
    const paths = pathsOf(model)
    writeFileSync(pathsFile(model.machine.id, unfinished), writtenPaths({ ...paths, onScreens: chosen(model, paths) }))
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
