import { type ElementContext, type RunOptions, run } from 'axe-core'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { looksOf, shapeOf } from './page'
import { checkRoom } from './room'
import { checkStyleOrder } from './styleOrder'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that read colours: whether text stands out from what is behind it, and a link from the text around it. */
const COLOURS = ['color-contrast', 'link-in-text-block']

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
const seenShapes = new Set<string>()
const seenColours = new Set<string>()
const met = new Set<string>()

/** How many different looks of the page one file has met: each was held against axe by it, or by a file that had the page before. */
export const looksMet = (): number => met.size

/** Counts from the beginning: which files have had a page before depends on chance. */
export const forgetLooks = (): void => met.clear()

const STATES = [
  ...['role', 'aria-disabled', 'aria-busy', 'aria-invalid', 'aria-current', 'aria-expanded'],
  ...['data-status', 'data-kind', 'data-done', 'data-invalid'],
]

/** What decides the colours of an element: what it is, in which state, how it is drawn, and the same of all around it. */
const coloursOf = (element: Element, around: string): string => {
  const { color, backgroundColor, opacity, fontSize, fontWeight } = getComputedStyle(element)
  const states = STATES.map((name) => element.getAttribute(name) ?? '')
  const { tagName, className } = element
  return [around, tagName, className, ...states, color, backgroundColor, opacity, fontSize, fontWeight].join('|')
}

const hasWords = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')

/** The elements with words whose colours were not seen before. */
const unseenColours = (element: Element, around = ''): readonly Element[] => {
  const colours = coloursOf(element, around)
  const within = [...element.children].flatMap((child) => unseenColours(child, colours))
  if (seenColours.has(colours) || !hasWords(element)) return within
  seenColours.add(colours)
  return [element, ...within]
}

const check = async (context: ElementContext, scheme: 'light' | 'dark', options: RunOptions): Promise<void> => {
  const { violations } = await withRealTimers(() =>
    run(context, { resultTypes: ['violations'], preload: false, ...options }),
  )
  expect(violations.map(({ id, nodes }) => ({ id, scheme, at: nodes.map(({ html }) => html) }))).toEqual([])
}

/** Everything but the colours is the same in light and in dark: those change nothing else (`styles/tokens.css`). */
const checkStructure = (): Promise<void> =>
  check(document, 'light', {
    runOnly: TAGS,
    rules: {
      ...Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])),
      // What is on its way brings its heading along.
      'page-has-heading-one': { enabled: document.querySelector('.screen') !== null },
    },
  })

const checkColours = async (include: Element[]): Promise<void> => {
  for (const scheme of ['light', 'dark'] as const) {
    await emulate(scheme)
    await check({ include }, scheme, { runOnly: { type: 'rule', values: COLOURS } })
  }
  await emulate('light')
}

/**
 * The page has no fault that axe could find, in light and in dark, fits where little room is, and looks the same in whatever order its
 * styles have come. Looks that differ in their texts only are checked
 * once, and so are the colours of each kind of element in each place.
 */
export const checkAccessible = async (): Promise<void> => {
  // Before the very first screen the build's page stands there, which has a test of its own.
  if (document.querySelector('main') === null) return
  const looks = looksOf()
  met.add(looks)
  if (seen.has(looks)) return
  if (seen.size === 0) await emulate('light')
  seen.add(looks)
  checkRoom()
  const shape = shapeOf(document.body)
  if (seenShapes.has(shape)) return
  seenShapes.add(shape)
  checkStyleOrder()
  await checkStructure()
  const unseen = unseenColours(document.documentElement)
  if (unseen.length > 0) await checkColours([...unseen])
}
