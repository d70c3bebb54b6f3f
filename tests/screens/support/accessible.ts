import { type ElementContext, type RunOptions, run } from 'axe-core'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { looksOf, shapeOf } from './page'
import { checkRoom } from './room'
import { checkStyleOrder } from './styleOrder'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe rules that read colours: the contrast of text with its background, and of links with the text around them. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const { setTimeout, clearTimeout } = globalThis

/** Runs an action with real timers, which axe needs. The machines' timers stay frozen in the meantime. */
const withRealTimers = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const { setTimeout: fakeSet, clearTimeout: fakeClear } = globalThis
  Object.assign(globalThis, { setTimeout, clearTimeout })
  try {
    return await act()
  } finally {
    Object.assign(globalThis, { setTimeout: fakeSet, clearTimeout: fakeClear })
  }
}

/** Emulates a colour scheme. Disables motion, so that no colour is in transition. */
const emulate = (scheme: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

/** Resets the emulated media, since other files use the same browser. */
export const forgetScheme = () => cdp().send('Emulation.setEmulatedMedia', { features: [] })

const checkedLooks = new Set<string>()
const seenShapes = new Set<string>()
const seenColours = new Set<string>()
const looksOfFile = new Set<string>()

/**
 * Returns the number of pages in this test file that differ in states or elements, not only in texts. Each of these
 * pages was checked with axe, in this file or in an earlier one.
 */
export const looksMet = (): number => looksOfFile.size

/**
 * Resets the number that `looksMet` returns. Earlier files may have run in the same browser page, so the number would
 * not be that of this file.
 */
export const forgetLooks = (): void => looksOfFile.clear()

const STATES = [
  ...['role', 'aria-disabled', 'aria-busy', 'aria-invalid', 'aria-current', 'aria-expanded'],
  ...['data-status', 'data-kind', 'data-done', 'data-invalid'],
]

/**
 * Returns a key of everything that an element's colours depend on. The key contains the type, state and styles of the
 * element and its ancestors.
 */
const coloursOf = (element: Element, around: string): string => {
  const { color, backgroundColor, opacity, fontSize, fontWeight } = getComputedStyle(element)
  const states = STATES.map((name) => element.getAttribute(name) ?? '')
  const { tagName, className } = element
  return [around, tagName, className, ...states, color, backgroundColor, opacity, fontSize, fontWeight].join('|')
}

const hasWords = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')

/** Returns the elements with text whose colours have not been seen before. */
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

/** Checks everything except colours. Dark mode changes only colours (`styles/tokens.css`). */
const checkStructure = (): Promise<void> =>
  check(document, 'light', {
    runOnly: TAGS,
    rules: {
      ...Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])),
      // A page without a loaded screen has no heading yet.
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
 * Checks that the page has no axe violation in light and dark mode. Also checks that the page fits into narrow windows
 * and does not depend on the order of its stylesheets. Pages that differ only in their texts are checked once. Colours
 * are checked once for each type of element in each place.
 */
export const checkAccessible = async (): Promise<void> => {
  // Skips the prerendered HTML that the page contains before its first screen. Another test checks it.
  if (document.querySelector('main') === null) return
  const lookKey = looksOf()
  looksOfFile.add(lookKey)
  if (checkedLooks.has(lookKey)) return
  if (checkedLooks.size === 0) await emulate('light')
  checkedLooks.add(lookKey)
  checkRoom()
  const shape = shapeOf(document.body)
  if (seenShapes.has(shape)) return
  seenShapes.add(shape)
  checkStyleOrder()
  await checkStructure()
  const unseen = unseenColours(document.documentElement)
  if (unseen.length > 0) await checkColours([...unseen])
}
