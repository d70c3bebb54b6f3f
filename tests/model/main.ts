import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { numberOption, option } from '../../tools/arguments'
import { explorePart, publishPaths } from './makePaths'

/** Explores what falls to this process, and the rest in processes of their own, which are told by `--part` and `--of`. */
const makePaths = async (folder: string): Promise<void> => {
  // Whoever reads meanwhile finds all of it or nothing.
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const of = availableParallelism()
  const others = Array.from({ length: of - 1 }, (_, index) => {
    const words = [...process.argv.slice(1, 2), '--into', unfinished, '--part', String(index + 1), '--of', String(of)]
    return once(spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  })
  explorePart(unfinished, { part: 0, of })
  const ends = await Promise.all(others)
  if (ends.some(([code]) => code !== 0)) throw new Error('Not every machine could be explored')
  publishPaths(unfinished, folder)
}

const into = option('into')
if (into === undefined) throw new Error('--into is the folder that the paths are written into.')
const part = numberOption('part', 0)
if (part === 0) await makePaths(into)
else explorePart(into, { part, of: numberOption('of', 1) })
