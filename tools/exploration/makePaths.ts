import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Model } from './kit/model'
import { declaredTransitions } from './kit/transitions'
import { models } from './models'
import { choosePaths } from './onScreens'
import { pathsOf } from './paths'
import { pathsFile, serializePaths, withChosenPaths } from './serializePaths'

/** A day (ms). No run takes this long. */
const DAY_MS = 86_400_000

/** Removes the paths of older sources. Keeps folders younger than a day, because a parallel run may still read them. */
const removeOldFolders = (folder: string): void => {
  const parentFolder = dirname(folder)
  for (const name of readdirSync(parentFolder)) {
    const path = join(parentFolder, name)
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (name !== basename(folder) && changedAt < Date.now() - DAY_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** The shared index of the next machine to explore. */
export type Turn = Int32Array<SharedArrayBuffer>

/** Returns the models, largest machine first. Otherwise a thread could start a long exploration last. */
const modelsBySize = (): readonly Model[] =>
  models
    .map((model) => ({ model, size: declaredTransitions(model.machine).length }))
    .sort((each, other) => other.size - each.size)
    .map(({ model }) => model)

/** Explores machines that no other thread has taken, one after the other. Writes each machine's paths to a file. */
export const exploreInTurn = (folder: string, turn: Turn): void => {
  const queue = modelsBySize()
  for (
    let nextModel = queue[Atomics.add(turn, 0, 1)];
    nextModel !== undefined;
    nextModel = queue[Atomics.add(turn, 0, 1)]
  ) {
    writeFileSync(pathsFile(nextModel.machine.id, folder), serializePaths({ ...pathsOf(nextModel), onScreens: [] }))
  }
}

/** Chooses the paths to run on screens once all machines are explored, then publishes the paths for all readers. */
export const publishPaths = (unfinishedFolder: string, folder: string): void => {
  const chooseScreenPaths = choosePaths()
  for (const model of models) {
    const file = pathsFile(model.machine.id, unfinishedFolder)
    writeFileSync(
      file,
      withChosenPaths(readFileSync(file, 'utf8'), (paths) => chooseScreenPaths(model, paths)),
    )
  }
  try {
    renameSync(unfinishedFolder, folder)
  } catch (error) {
    // A parallel run has already published the same paths.
    rmSync(unfinishedFolder, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  removeOldFolders(folder)
}
