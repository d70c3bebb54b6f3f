import { spawn } from 'node:child_process'

/** A step of the test run: its display name and its command. */
export type Step = { name: string; program: string; words: readonly string[] }

/** The result of a step. */
export type StepEnd = { name: string; isOk: boolean; seconds: number }

/** Runs a step. Its output goes to the terminal, or with `isQuiet` is printed all at once at the end. */
export function runStep({ name, program, words }: Step, { isQuiet = false } = {}): Promise<StepEnd> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      env: stepEnvironment(),
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
    const finish = (isOk: boolean): void => {
      if (isQuiet) process.stdout.write(Buffer.concat(output))
      resolve({ name, isOk, seconds: (performance.now() - startedAt) / 1000 })
    }
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

// Returns the environment without `NODE_ENV`, which the script runner sets for itself. Each step sets its own.
function stepEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _own, ...rest } = process.env
  return rest
}
