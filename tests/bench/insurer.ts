import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { table } from './report'

/** The port and the address of the measured server. */
const PORT = 4197
const ORIGIN = `http://127.0.0.1:${PORT}`
const SECONDS = 10

/** Starts the simulated insurer as a server. Measures how fast it answers header calls, and its memory. */
export async function insurer(): Promise<string> {
  const words = ['.cache/sandbox/main.js', '--port', String(PORT), '--scenario', 'fast']
  execFileSync(process.execPath, ['tools/run.mjs', 'tools/bundleSandbox.ts'])
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(server.stdout, 'data')
    const { perSecond, p50, p99 } = await load()
    return [
      `The simulated insurer as a server: header calls for ${SECONDS} s at zero delay, asked from a second process`,
      table([
        ['calls a second (at least 1,000)', perSecond.toFixed(0)],
        ['p50', `${p50.toFixed(1)} ms`],
        ['p99 (under 20 ms)', `${p99.toFixed(1)} ms`],
        ['memory afterwards (under 200 MB)', memoryOf(server)],
      ]),
    ].join('\n')
  } finally {
    server.kill()
  }
}

const measurement = v.object({ perSecond: v.number(), p50: v.number(), p99: v.number() })

async function load(): Promise<v.InferOutput<typeof measurement>> {
  const client = fork(fileURLToPath(new URL('./headerCalls.mjs', import.meta.url)), [ORIGIN, String(SECONDS)])
  const [measured]: unknown[] = await once(client, 'message')
  return v.parse(measurement, measured)
}

/** Returns the server's resident memory, e.g. `80 MB`, or a text that says that the system does not report it. */
function memoryOf({ pid }: ChildProcess): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return `${Math.round(Number(kilobytes) / 1024)} MB`
  } catch {
    return 'not known on this system'
  }
}
