import { run } from 'axe-core'
import { expect } from 'vitest'
import { shapeOf } from './page'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const { setTimeout, clearTimeout } = globalThis

/** axe goes on by timers, and the machines' own may not go off meanwhile. */
const withRealTimers = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const { setTimeout: fakeSet, clearTimeout: fakeClear } = globalThis
  Object.assign(globalThis, { setTimeout, clearTimeout })
  try {
    return await act()
  } finally {
    Object.assign(globalThis, { setTimeout: fakeSet, clearTimeout: fakeClear })
  }
}

const seen = new Set<string>()

/** How many different looks of the page were held against axe. */
export const looksChecked = (): number => seen.size

/** The page has no fault that axe could find. Looks that differ in their texts only are checked once. */
export const checkAccessible = async (): Promise<void> => {
  const shape = shapeOf()
  // Before the very first screen the build's page stands there, which has a test of its own.
  if (seen.has(shape) || document.querySelector('main') === null) return
  seen.add(shape)
  const { violations } = await withRealTimers(() =>
    run(document, {
      runOnly: TAGS,
      resultTypes: ['violations'],
      preload: false,
      // What is on its way brings its heading along.
      rules: { 'page-has-heading-one': { enabled: document.querySelector('[data-state]') !== null } },
    }),
  )
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}
