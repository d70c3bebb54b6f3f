import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Model } from './kit/model'
import { declaredTransitions } from './kit/transitions'
import { models } from './models'
import { choosePaths } from './onScreens'
import { pathsOf } from './paths'
import { pathsFile, writtenPaths, writtenWithChosen } from './writtenPaths'

/** Longer than any run (ms). */
const DAY = 86_400_000

/** Removes the paths of older sources. Keeps folders younger than a day, because a parallel run may still read them. */
const removeOldBeside = (folder: string): void => {
  const all = dirname(folder)
  for (const name of readdirSync(all)) {
    const path = join(all, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (name !== basename(folder) && changed < Date.now() - DAY) rmSync(path, { recursive: true, force: true })
  }
}

/** The shared index of the next machine to explore. */
export type Turn = Int32Array<SharedArrayBuffer>

/** Returns the models, largest machine first. Otherwise a thread could start a long exploration last. */
const longestFirst = (): readonly Model[] =>
  models
    .map((model) => ({ model, size: declaredTransitions(model.machine).length }))
    .sort((one, other) => other.size - one.size)
    .map(({ model }) => model)

/** Explores machines that no other thread has taken, one after the other. Writes each machine's paths to a file. */
export const exploreInTurn = (folder: string, turn: Turn): void => {
  const queue = longestFirst()
  for (let next = queue[Atomics.add(turn, 0, 1)]; next !== undefined; next = queue[Atomics.add(turn, 0, 1)]) {
    writeFileSync(pathsFile(next.machine.id, folder), writtenPaths({ ...pathsOf(next), onScreens: [] }))
  }
}

/** Chooses the paths to run on screens once all machines are explored, then publishes the paths for all readers. */
export const publishPaths = (unfinished: string, folder: string): void => {
  const chooseFor = choosePaths()
  for (const model of models) {
    const file = pathsFile(model.machine.id, unfinished)
    writeFileSync(
      file,
      writtenWithChosen(readFileSync(file, 'utf8'), (paths) => chooseFor(model, paths)),
    )
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // A parallel run has already published the same paths.
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  removeOldBeside(folder)
}
