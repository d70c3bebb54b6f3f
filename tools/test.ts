import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findBrowser } from './browser/findBrowser'
import { commandLine } from './commandLine'
import { type Part, playwrightParts, vitestParts } from './testing/parts'
import { runStep, type Step, type StepEnd } from './testing/step'

const vitestFile = '.cache/vitest.json'
const playwrightFile = '.cache/playwright.json'

const types: Step = { name: 'Types', program: 'node', words: ['node_modules/typescript/bin/tsc', '--noEmit'] }
const lint: Step = {
  name: 'Lint',
  program: 'node',
  words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
}
const unused: Step = { name: 'Unused code and packages', program: 'node', words: ['node_modules/knip/bin/knip.js'] }
const paths: Step = { name: 'Paths through the machines', program: 'node', words: ['tools/run.mjs', 'tools/paths.ts'] }
const unit: Step = {
  name: 'Unit, model and screen tests',
  program: 'node',
  words: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
  ],
}
const build: Step = {
  name: 'Production build',
  program: 'node',
  words: ['tools/run.mjs', 'tools/build.ts', '--simulated'],
}
const browser: Step = {
  name: 'Browser tests',
  program: 'node',
  words: ['node_modules/playwright/cli.js', 'test'],
}
const engines: Step = {
  name: 'Other engines',
  program: 'node',
  words: ['tools/run.mjs', 'tests/engines/main.ts', '--network'],
}

const ends: StepEnd[] = []

async function main(): Promise<boolean> {
  mkdirSync('.cache', { recursive: true })
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true })
  const found = findBrowser()
  process.env.PLAYWRIGHT_CHROMIUM_PATH = found.path
  console.log(`Browser: ${found.path} (${found.how})`)

  heading('Types, lint, unused code, paths, build')
  const first = await Promise.all([types, lint, unused, paths, build].map((step) => runStep(step, { isQuiet: true })))
  for (const end of first) report(end)
  if (first.some(({ isOk }) => !isOk)) return false
  for (const step of [unit, browser, engines]) {
    heading(step.name)
    const end = await runStep(step)
    report(end)
    if (!end.isOk) return false
  }
  return true
}

/** Prints a summary, and tells if the run was successful. A run fails if one of the types of tests is missing. */
function summary(isOk: boolean): boolean {
  const parts: readonly Part[] = [
    ...(existsSync(vitestFile) ? vitestParts(vitestFile) : []),
    ...(existsSync(playwrightFile) ? playwrightParts(playwrightFile) : []),
  ]
  heading('What it took')
  for (const { name, seconds } of ends) row(name, seconds, '')
  heading('Of that, tests (in seconds of their own, several at a time)')
  for (const { name, seconds, passed, failed } of parts.toSorted((one, other) => other.seconds - one.seconds)) {
    row(name, seconds, `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`)
  }
  const missing = ['node', 'screens', 'simulated', 'mock', 'sandbox', 'translated'].filter(
    (testType) => !parts.some(({ group }) => group === testType),
  )
  if (isOk && missing.length > 0) console.error(`No test ran in: ${missing.join(', ')}.`)
  const sum = (pick: (part: Part) => number): number => parts.reduce((total, part) => total + pick(part), 0)
  const isComplete = isOk && missing.length === 0
  // A step that failed without a failed test counts as one failure.
  const failed = Math.max(
    sum((part) => part.failed),
    isComplete ? 0 : 1,
  )
  console.log(`\n${sum((part) => part.passed)} passed, ${failed} failed`)
  return failed === 0
}

function heading(name: string): void {
  console.log(`\n== ${name} ==`)
}

function row(name: string, seconds: number, more: string): void {
  console.log(`${name.padEnd(30)}${seconds.toFixed(1).padStart(8)} s  ${more}`.trimEnd())
}

function report(end: StepEnd): void {
  ends.push(end)
  console.log(`${end.name}: ${end.isOk ? 'ok' : 'FAILED'} (${end.seconds.toFixed(1)} s)`)
}

commandLine({
  call: 'npm test',
  does: 'Runs all tests, one step after the other; the first that fails ends the run. Single ones: `npm run unit`, `npm run browser`.',
})
const isOk = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return false
})
process.exitCode = summary(isOk) ? 0 : 1
