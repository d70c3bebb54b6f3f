import { expect, test } from 'vitest'
import { compare, median } from '../bench/report'
import type { Run } from '../bench/run'

const run: Run = {
  script: 67_500,
  style: 0,
  font: 0,
  document: 400,
  data: 0,
  requests: 2,
  chain: 2,
  external: 0,
  firstPaint: 850,
  largestPaint: 850,
  ready: 850,
  longestTask: 60,
  layoutShift: 0,
  heap: 1_500_000,
}

const lineOf = (text: string, name: string): string => text.split('\n').find((line) => line.includes(name)) ?? ''

test('the median is the middle value, or the mean of the two values in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('a measured value is ok up to its allowed ratio to the baseline, and OVER above it', () => {
  const text = compare('Home', [run], [{ ...run, script: 101_250, firstPaint: 511 }], {})
  expect(lineOf(text, 'script ')).toMatch(/1\.50x +<= 1\.50x +ok$/)
  expect(lineOf(text, 'first contentful paint')).toMatch(/0\.60x +<= 0\.60x +OVER$/)
})

test('a page can have its own limit for a value, and the report can show only the named values', () => {
  const text = compare('Home', [run], [{ ...run, ready: 1122 }], { ready: 1.3 }, ['ready'])
  expect(lineOf(text, 'answers')).toMatch(/1\.32x +<= 1\.30x +OVER$/)
  expect(lineOf(text, 'script')).toBe('')
})

test('a measured value above its absolute limit is OVER', () => {
  const text = compare('Home', [run], [{ ...run, layoutShift: 0.001, external: 1, chain: 4 }], {})
  for (const name of ['layout shift', 'external requests', 'longest request chain']) {
    expect(lineOf(text, name)).toMatch(/OVER$/)
  }
})
