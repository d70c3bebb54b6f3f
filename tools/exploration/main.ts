import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { exploreInTurn, publishPaths, type Turn } from './makePaths'

/**
 * The data that an additional thread gets: the folder for unfinished files, and the shared index of the next machine.
 */
interface ThreadData {
  readonly unfinished: string
  readonly turn: Turn
}

/** Explores all machines on as many threads as there are processors, and publishes their paths in a folder. */
const makePaths = async (folder: string): Promise<void> => {
  // The files are written into another folder first, because other processes must find all files in `folder` or none.
  const threadData: ThreadData = {
    unfinished: `${folder}.${process.pid}`,
    turn: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  mkdirSync(threadData.unfinished, { recursive: true })
  const workers = Array.from({ length: availableParallelism() - 1 }, () =>
    // `once` rethrows an error of the thread.
    once(new Worker(fileURLToPath(import.meta.url), { workerData: threadData }), 'exit'),
  )
  exploreInTurn(threadData.unfinished, threadData.turn)
  await Promise.all(workers)
  publishPaths(threadData.unfinished, folder)
}

if (isMainThread) {
  const targetFolder = process.argv[2]
  if (targetFolder === undefined) throw new Error('Which folder the paths are written into is not said.')
  await makePaths(targetFolder)
} else {
  const { unfinished, turn }: ThreadData = workerData
  exploreInTurn(unfinished, turn)
}
