import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { numberOption, option } from './arguments'
import { pathsFolder } from './testing/pathsFolder'

/** Explores what falls to this process, and the rest in processes of their own, which are told by `--into`, `--part` and `--of`. */
const makePaths = async (folder: string): Promise<void> => {
  // Whoever reads meanwhile finds all of it or nothing.
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const of = availableParallelism()
  const others = Array.from({ length: of - 1 }, (_, index) => {
    const words = [
      'tools/run.mjs',
      'tools/paths.ts',
      '--into',
      unfinished,
      '--part',
      String(index + 1),
      '--of',
      String(of),
    ]
    return once(spawn('node', words, { stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  })
  const { explorePart, publishPaths } = await import('../tests/model/makePaths')
  explorePart(unfinished, { part: 0, of })
  const ends = await Promise.all(others)
  if (ends.some(([code]) => code !== 0)) throw new Error('Not every machine could be explored')
  publishPaths(unfinished, folder)
}

const into = option('into')
if (into === undefined) {
  // The paths through all charts, for every kind of tests: made once, and again when what they follow from has changed. The
  // folder is named before they are made: what is edited meanwhile belongs to another one. Whoever asks reads its name.
  const folder = pathsFolder()
  if (!existsSync(folder)) await makePaths(folder)
  process.stdout.write(`${folder}\n`)
} else {
  const { explorePart } = await import('../tests/model/makePaths')
  explorePart(into, { part: numberOption('part', 0), of: numberOption('of', 1) })
}
