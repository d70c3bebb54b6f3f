import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightParts, vitestParts } from '../../tools/testing/parts'

const folder = mkdtempSync(join(tmpdir(), 'parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('vitestParts counts tests by project and folder, and omits skipped ones', () => {
  const file = report({
    testResults: [
      { name: '/tests/x/tests/model/a.test.ts', assertionResults: [{ status: 'passed', duration: 1500 }] },
      { name: '/tests/x/tests/model/kit/b.test.ts', assertionResults: [{ status: 'failed', duration: 500 }] },
      { name: '/tests/x/tests/screens/c.test.tsx', assertionResults: [{ status: 'passed' }] },
      { name: '/tests/x/tests/ui/d.test.tsx', assertionResults: [] },
      { name: '/tests/x/tests/api/e.test.ts', assertionResults: [{ status: 'skipped' }] },
    ],
  })
  expect(vitestParts(file)).toEqual([
    { group: 'node', name: 'node: model', passed: 1, failed: 1, seconds: 2 },
    { group: 'screens', name: 'screens: screens', passed: 1, failed: 0, seconds: 0 },
  ])
})

test('playwrightParts counts tests by project and folder, and counts a flaky test as failed', () => {
  const one = (projectName: string, status: string, duration: number) => ({
    file: 'journeys/a.spec.ts',
    tests: [{ projectName, status, results: [{ duration }] }],
  })
  const file = report({
    suites: [{ specs: [one('mock', 'expected', 2000)], suites: [{ specs: [one('sandbox', 'flaky', 1000)] }] }],
  })
  expect(playwrightParts(file)).toEqual([
    { group: 'mock', name: 'mock: journeys', passed: 1, failed: 0, seconds: 2 },
    { group: 'sandbox', name: 'sandbox: journeys', passed: 0, failed: 1, seconds: 1 },
  ])
})
