// Runs a TypeScript script on Node through Vite's own transform: `node tools/run.mjs <file> [arguments]`.
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: node tools/run.mjs <file.ts> [arguments]')
process.argv = [process.argv[0], file, ...rest]
try {
  await runnerImport(pathToFileURL(file).href, { configFile: false, logLevel: 'error' })
} catch (error) {
  if (error?.name !== 'UsageError') throw error
  console.error(`\n${error.message}\n`)
  process.exit(2)
}
