import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Maximum time until a program has written the expected output (ms). */
const PATIENCE = 60_000

/** Returns the path of the first of these programs; `undefined` if none is installed. */
export const programOf = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/**
 * Creates an empty profile folder for a browser, with a folder for downloads. Returns both paths, and a function that
 * removes them.
 */
export const makeHome = (): { readonly home: string; readonly downloads: string; remove(): void } => {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const downloads = join(home, 'Downloads')
  mkdirSync(downloads)
  mkdirSync(join(home, '.config'))
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return { home, downloads, remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A program that the test has started. */
export interface Running {
  /** The part of the program's output that the first group of `awaited` matched. */
  readonly said: string
  /** Ends the program. Resolves when the program and all its child processes have ended. */
  stop(): Promise<void>
}

/**
 * Starts a program in its own process group, and waits until its output matches `awaited`.
 * @throws if the program ends before its output matches, or if the output does not match in time.
 */
export const start = (
  program: string,
  words: readonly string[],
  awaited: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> => {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
  process.once('exit', () => kill(child))
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string): void => reject(new Error(`${program} ${reason}: ${output.trim()}`))
    const timer = setTimeout(() => fail('does not begin'), PATIENCE)
    const readChunk = (chunk: Buffer): void => {
      output += chunk.toString()
      const said = awaited.exec(output)?.[1]
      if (said === undefined) return
      clearTimeout(timer)
      resolve({ said, stop: () => stop(child) })
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', readChunk)
    child.once('error', ({ message }) => fail(message))
    child.once('exit', () => fail('has ended'))
  })
}

/** Ends a program and its process group. */
const kill = ({ pid, exitCode, signalCode }: ChildProcess): void => {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('close', () => resolve())
    kill(child)
  })

/** Returns a port that is not in use. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address instanceof Object ? resolve(address.port) : reject(new Error('There is no port'))))
    })
  })
