import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { models } from './models'
import { pathsOf } from './paths'
import { PATHS, pathsFile, writtenPaths } from './writtenPaths'

/** Explores every machine and writes its paths into its file. */
export const makePaths = (): void => {
  // Whoever reads meanwhile finds the old ones, and never a half.
  const unfinished = `${PATHS}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  for (const model of models) {
    writeFileSync(pathsFile(model.machine.id, unfinished), writtenPaths(pathsOf(model)))
  }
  rmSync(PATHS, { recursive: true, force: true })
  renameSync(unfinished, PATHS)
}
