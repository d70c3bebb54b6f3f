import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from '../../tools/testing/counts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test("Vitest's counts name the kinds of tests that ran, and a file without tests is no kind", () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: '/x/tests/model/a.test.ts', assertionResults: [{}, {}] },
      { name: '/x/tests/screens/b.test.tsx', assertionResults: [] },
    ],
  })
  expect(vitestCounts(file)).toEqual({ passed: 3, failed: 1, groups: new Set(['node']) })
})

test('a browser test that passed only sometimes has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  const file = report({ stats, config: { projects: [{ name: 'mock' }, { name: 'sandbox' }] } })
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 2, groups: new Set(['mock', 'sandbox']) })
})

test('a browser run without a test ran nowhere', () => {
  const file = report({ stats: { expected: 0, unexpected: 0, flaky: 0 }, config: { projects: [{ name: 'mock' }] } })
  expect(playwrightCounts(file).groups).toEqual(new Set())
})
