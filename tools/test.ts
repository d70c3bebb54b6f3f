import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findBrowser } from './browser/findBrowser'
import { commandLine } from './commandLine'
import { type Part, playwrightParts, vitestParts } from './testing/parts'
import { runStep, type Step, type StepEnd } from './testing/step'

const vitestFile = '.cache/vitest.json'
const playwrightFile = '.cache/playwright.json'

const typesStep: Step = { name: 'Types', program: 'node', words: ['node_modules/typescript/bin/tsc', '--noEmit'] }
const lintStep: Step = {
  name: 'Lint',
  program: 'node',
  words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
}
const unusedStep: Step = { name: 'Unused code and packages', program: 'node', words: ['node_modules/knip/bin/knip.js'] }
const pathsStep: Step = {
  name: 'Paths through the machines',
  program: 'node',
  words: ['tools/run.mjs', 'tools/paths.ts'],
}
const unitStep: Step = {
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
const buildStep: Step = {
  name: 'Production build',
  program: 'node',
  words: ['tools/run.mjs', 'tools/build.ts', '--simulated'],
}
const browserStep: Step = {
  name: 'Browser tests',
  program: 'node',
  words: ['node_modules/playwright/cli.js', 'test'],
}
const enginesStep: Step = {
  name: 'Other engines',
  program: 'node',
  words: ['tools/run.mjs', 'tests/engines/main.ts', '--network'],
}

const stepEnds: StepEnd[] = []

async function main(): Promise<boolean> {
  mkdirSync('.cache', { recursive: true })
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true })
  const foundBrowser = findBrowser()
  process.env.PLAYWRIGHT_CHROMIUM_PATH = foundBrowser.path
  console.log(`Browser: ${foundBrowser.path} (${foundBrowser.how})`)

  printHeading('Types, lint, unused code, paths, build')
  const firstEnds = await Promise.all(
    [typesStep, lintStep, unusedStep, pathsStep, buildStep].map((step) => runStep(step, { isQuiet: true })),
  )
  for (const end of firstEnds) reportEnd(end)
  if (firstEnds.some(({ isOk }) => !isOk)) return false
  for (const step of [unitStep, browserStep, enginesStep]) {
    printHeading(step.name)
    const end = await runStep(step)
    reportEnd(end)
    if (!end.isOk) return false
  }
  return true
}

/** Prints a summary, and tells if the run was successful. A run fails if one of the types of tests is missing. */
function printSummary(isOk: boolean): boolean {
  const parts: readonly Part[] = [
    ...(existsSync(vitestFile) ? vitestParts(vitestFile) : []),
    ...(existsSync(playwrightFile) ? playwrightParts(playwrightFile) : []),
  ]
  printHeading('What it took')
  for (const { name, seconds } of stepEnds) printRow(name, seconds, '')
  printHeading('Of that, tests (in seconds of their own, several at a time)')
  for (const { name, seconds, passed, failed } of parts.toSorted((each, other) => other.seconds - each.seconds)) {
    printRow(name, seconds, `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`)
  }
  const missingTypes = ['node', 'screens', 'simulated', 'mock', 'sandbox', 'translated'].filter(
    (testType) => !parts.some(({ group }) => group === testType),
  )
  if (isOk && missingTypes.length > 0) console.error(`No test ran in: ${missingTypes.join(', ')}.`)
  const sumOf = (pick: (part: Part) => number): number => parts.reduce((total, part) => total + pick(part), 0)
  const isComplete = isOk && missingTypes.length === 0
  // A step that failed without a failed test counts as one failure.
  const failureCount = Math.max(
    sumOf((part) => part.failed),
    isComplete ? 0 : 1,
  )
  console.log(`\n${sumOf((part) => part.passed)} passed, ${failureCount} failed`)
  return failureCount === 0
}

function printHeading(name: string): void {
  console.log(`\n== ${name} ==`)
}

function printRow(name: string, seconds: number, details: string): void {
  console.log(`${name.padEnd(30)}${seconds.toFixed(1).padStart(8)} s  ${details}`.trimEnd())
}

function reportEnd(end: StepEnd): void {
  stepEnds.push(end)
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
process.exitCode = printSummary(isOk) ? 0 : 1
