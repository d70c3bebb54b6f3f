import { run } from 'axe-core'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'
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

/** Without motion, so that no colour is caught half way. */
const emulate = (scheme: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

/** Leaves the browser as it was, for the tests of other files. */
export const forgetScheme = () => cdp().send('Emulation.setEmulatedMedia', { features: [] })

const seen = new Set<string>()

/** How many different looks of the page were held against axe. */
export const looksChecked = (): number => seen.size

/** The page has no fault that axe could find, in light and in dark. Looks that differ in their texts only are checked once. */
export const checkAccessible = async (): Promise<void> => {
  const shape = shapeOf()
  // Before the very first screen the build's page stands there, which has a test of its own.
  if (seen.has(shape) || document.querySelector('main') === null) return
  seen.add(shape)
  for (const scheme of ['light', 'dark'] as const) {
    await emulate(scheme)
    const { violations } = await withRealTimers(() =>
      run(document, {
        runOnly: TAGS,
        resultTypes: ['violations'],
        preload: false,
        // What is on its way brings its heading along.
        rules: { 'page-has-heading-one': { enabled: document.querySelector('.screen') !== null } },
      }),
    )
    expect(violations.map(({ id, nodes }) => ({ id, scheme, at: nodes.map(({ html }) => html) }))).toEqual([])
  }
}
