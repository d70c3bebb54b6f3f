import { inject } from 'vitest'
import type { Model } from '../../../tools/exploration/kit/model'
import { models } from '../../../tools/exploration/models'
import { type ChosenPaths, pathsFile, readPaths } from '../../../tools/exploration/serializePaths'

/** A machine's model, and its paths. */
interface Made {
  readonly model: Model
  readonly made: ChosenPaths
}

/** Number of test files that run the paths in parallel pages: `1.test.tsx` and the next ones. */
export const SHARDS = 4

/** Returns the models of one test file, with their paths. `shard` is the file's number, starting with 1. */
export const shardOf = (shard: number): Promise<readonly Made[]> =>
  Promise.all(
    models
      .filter((_, index) => index % SHARDS === shard - 1)
      .map(async (model) => {
        const file = await fetch(`/${pathsFile(model.machine.id, inject('pathsFolder'))}`)
        if (!file.ok) throw new Error(`The paths of ${model.machine.id} are not there`)
        return { model, made: readPaths(model, await file.text()) }
      }),
  )
