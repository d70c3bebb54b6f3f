import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findBrowser } from './browser/findBrowser'
import { type Counts, playwrightCounts, vitestCounts } from './testing/counts'
import { runStep, type Step, type StepEnd } from './testing/step'

const vitestFile = '.cache/vitest.json'
const playwrightFile = '.cache/playwright.json'

const types: Step = { name: 'Types', program: 'node', words: ['node_modules/typescript/bin/tsc', '--noEmit'] }
const lint: Step = {
  name: 'Lint',
  program: 'node',
  words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
}
const unit: Step = {
  name: 'Unit, model and screen tests',
  program: 'node',
  words: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
  ],
}
const build: Step = { name: 'Production build', program: 'node', words: ['tools/run.mjs', 'tools/build.ts'] }
const browser: Step = {
  name: 'Browser tests',
  program: 'node',
  words: ['node_modules/playwright/cli.js', 'test'],
}

/** All tests, one step after the other; the first that fails ends the run. */
async function main(): Promise<boolean> {
  mkdirSync('.cache', { recursive: true })
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true })
  const found = findBrowser()
  process.env.PLAYWRIGHT_CHROMIUM_PATH = found.path
  console.log(`Browser: ${found.path} (${found.how})`)

  heading('Types and lint')
  const checks = await Promise.all([types, lint].map((step) => runStep(step, { isQuiet: true })))
  for (const end of checks) report(end)
  if (checks.some(({ isOk }) => !isOk)) return false
  for (const step of [unit, build, browser]) {
    heading(step.name)
    const end = await runStep(step)
    report(end)
    if (!end.isOk) return false
  }
  return true
}

/** Sums up what ran; a run that left out a whole kind of tests has failed. */
function summary(isOk: boolean): boolean {
  const counts: Counts[] = []
  if (existsSync(vitestFile)) counts.push(vitestCounts(vitestFile))
  if (existsSync(playwrightFile)) counts.push(playwrightCounts(playwrightFile))
  const missing = ['node', 'screens', 'simulated', 'mock', 'sandbox'].filter(
    (group) => !counts.some(({ groups }) => groups.has(group)),
  )
  if (isOk && missing.length > 0) console.error(`No test ran in: ${missing.join(', ')}.`)
  const sum = (pick: (count: Counts) => number): number => counts.reduce((total, count) => total + pick(count), 0)
  const isWhole = isOk && missing.length === 0
  // A step that failed without a test of its own to blame counts as one.
  const failed = Math.max(
    sum((count) => count.failed),
    isWhole ? 0 : 1,
  )
  console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`)
  return failed === 0
}

function heading(name: string): void {
  console.log(`\n== ${name} ==`)
}

function report({ name, isOk, seconds }: StepEnd): void {
  console.log(`${name}: ${isOk ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}

const isOk = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return false
})
process.exitCode = summary(isOk) ? 0 : 1
