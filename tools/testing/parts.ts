import { readFileSync } from 'node:fs'
import { array, type GenericSchema, lazy, number, object, optional, parse, picklist, string } from 'valibot'

/**
 * The results of a group of tests: how many passed and failed, and the sum of their times (s). Times are added even if
 * the tests ran in parallel. Skipped tests are not counted.
 */
export type Part = {
  /** The type of tests: `node`, `screens`, or a Playwright project. */
  group: string
  /** The type of the tests and their folder. */
  name: string
  passed: number
  failed: number
  seconds: number
}

type TestResult = { group: string; folder: string; end: 'passed' | 'failed' | 'skipped'; milliseconds: number }

const vitestReportSchema = object({
  testResults: array(
    object({
      name: string(),
      assertionResults: array(
        object({
          status: picklist(['passed', 'failed', 'skipped', 'pending', 'todo']),
          duration: optional(number(), 0),
        }),
      ),
    }),
  ),
})

/** Reads Vitest's JSON report. Returns the results of each folder of `tests`. */
export function vitestParts(file: string): readonly Part[] {
  return partsOf(
    parse(vitestReportSchema, readJson(file)).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, duration }) => ({
        group: name.endsWith('.test.tsx') ? 'screens' : 'node',
        folder: name.split('/tests/').at(-1)?.split('/')[0] ?? '',
        end: status === 'passed' || status === 'failed' ? status : 'skipped',
        milliseconds: duration,
      })),
    ),
  )
}

const statusSchema = picklist(['expected', 'unexpected', 'flaky', 'skipped'])
const END_BY_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const

const specSchema = object({
  file: string(),
  tests: array(object({ projectName: string(), status: statusSchema, results: array(object({ duration: number() })) })),
})

type Suite = { specs: ReturnType<typeof parse<typeof specSchema>>[]; suites?: Suite[] | undefined }
const suiteSchema: GenericSchema<unknown, Suite> = object({
  specs: array(specSchema),
  suites: optional(array(lazy(() => suiteSchema))),
})

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** Reads Playwright's JSON report. Returns the results of each project and folder. A flaky test counts as failed. */
export function playwrightParts(file: string): readonly Part[] {
  const { suites } = parse(object({ suites: array(suiteSchema) }), readJson(file))
  return partsOf(
    suites.flatMap(specsOf).flatMap(({ file: name, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        group: projectName,
        folder: name.split('/')[0] ?? '',
        end: END_BY_STATUS[status],
        milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      })),
    ),
  )
}

function partsOf(tests: readonly TestResult[]): readonly Part[] {
  const parts = new Map<string, Part>()
  for (const { group, folder, end, milliseconds } of tests) {
    if (end === 'skipped') continue
    const name = `${group}: ${folder}`
    const part = parts.get(name) ?? { group, name, passed: 0, failed: 0, seconds: 0 }
    part[end] += 1
    part.seconds += milliseconds / 1000
    parts.set(name, part)
  }
  return [...parts.values()]
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
