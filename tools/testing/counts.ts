import { readFileSync } from 'node:fs'
import { array, minLength, number, object, parse, pipe, string } from 'valibot'

/** How many tests passed and failed, and which groups of tests there were. */
export type Counts = { passed: number; failed: number; groups: ReadonlySet<string> }

const vitestReport = object({
  numPassedTests: number(),
  numFailedTests: number(),
  testResults: array(object({ name: string(), assertionResults: array(object({})) })),
})

/** Counts of Vitest's JSON report; the groups are `node` and `screens`. */
export function vitestCounts(file: string): Counts {
  const report = parse(vitestReport, read(file))
  const ran = report.testResults.filter(({ assertionResults }) => assertionResults.length > 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    groups: new Set(ran.map(({ name }) => (name.endsWith('.test.tsx') ? 'screens' : 'node'))),
  }
}

const playwrightReport = object({
  stats: object({ expected: number(), unexpected: number(), flaky: number() }),
  config: object({ projects: pipe(array(object({ name: string() })), minLength(1)) }),
})

/** Counts of Playwright's JSON report. A test that passed only sometimes did not pass. */
export function playwrightCounts(file: string): Counts {
  const { stats, config } = parse(playwrightReport, read(file))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    groups: new Set(stats.expected + stats.unexpected === 0 ? [] : config.projects.map(({ name }) => name)),
  }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
