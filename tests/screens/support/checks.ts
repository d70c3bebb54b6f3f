import { expect } from 'vitest'
import { checkCaseSays } from './caseSays'
import { expectedOf } from './expected'
import type { Stage } from './openings'
import {
  ELSEWHERE,
  FIELDS,
  hasField,
  isWaiting,
  offeredEvents,
  shownStates,
  textsOnPage,
  translatedTexts,
} from './page'

/** Looks like a key of a text, or like a text whose values are missing. */
const UNREADABLE = /{{|}}|\b[a-z]{2,}[A-Z][a-z]\w*|\b[a-z]\w*\.[a-z]\w*|license-plate|\bundefined\b|\bNaN\b|\[object /
/** Names and addresses that the sample data brings. */
const GIVEN = /\S+@\S+|\S+\.(pdf|jpg)|\S+\.example/g

/** A code, an e-mail address or the name of a file, which a customer copies or types elsewhere. */
const VERBATIM = /^(?=\D*\d)[^\s%:]{6,}$|^[A-Z]{6,}$|^\S+@\S+$|\.(pdf|jpg)$/

const isUnreadable = (text: string): boolean => UNREADABLE.test(text.replace(GIVEN, ''))

/** Screens that are one of several steps under the same heading, and say which. */
const STEPS =
  /^(entering(Plate|Zip|\.)|checking$|checkingAnswer|banned|fleet|filling|attaching|reviewing|submit|opening(Signature|Identification)|(loading|sendingCode|confirming|paying|signing|identifying)$)/

/** The ids by which elements are named or described, of elements that are not there. */
const nowhere = (): readonly string[] =>
  ['aria-labelledby', 'aria-describedby'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? [])
      .filter((id) => document.getElementById(id) === null),
  )

const headings = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((heading) => heading.textContent?.trim() ?? '')

const checkStates = (states: readonly string[], hasStarted: boolean): void => {
  expect(shownStates(), 'the state that is shown').toEqual(states)
  // The session's warning lies over whatever is shown, also over a wait.
  const isScreen = states.some((state) => !state.startsWith('ending.'))
  expect(headings('h1'), 'the heading').toHaveLength(isScreen ? 1 : 0)
  if (states.some((state) => STEPS.test(state))) expect(headings('h2'), 'the heading of the step').not.toEqual([])
  expect(headings('h1, h2'), 'a heading without words').not.toContain('')
  // Before the very first screen, the page still shows the HTML of the build.
  if (states.length === 0 && hasStarted) expect(document.querySelector('[role=status]'), 'the wait').not.toBeNull()
}

const checkEvents = (events: ReadonlySet<string>, taken: ReadonlySet<string>): void => {
  const expected = [...events].filter((type) => !(type in ELSEWHERE) && !(type in FIELDS))
  const offered = [...offeredEvents()].filter((type) => !(type in ELSEWHERE && taken.has(type)))
  expect(offered.sort(), 'what the screen offers').toEqual(expected.sort())
  const missing = [...events].filter((type) => type in FIELDS && !hasField(type))
  expect(missing, 'fields that are missing').toEqual([])
  // While a form waits its fields stay in sight, so that nothing jumps and the focus stays.
  if (isWaiting()) return
  expect(
    Object.keys(FIELDS).filter((type) => hasField(type) && !taken.has(type)),
    'fields that nobody hears',
  ).toEqual([])
}

/** Holds the page against the machines: the state, its headings, its events, and texts that can be read. */
export const checkPage = (stage: Stage): void => {
  const { states, events, taken } = expectedOf(stage)
  const { context } = stage.app.getSnapshot()
  checkStates(states, stage.app.getSnapshot().matches('running') || context.technicalError !== null)
  checkEvents(events, taken)
  checkCaseSays(stage)
  expect(nowhere(), 'names and descriptions that are not there').toEqual([])
  expect(textsOnPage().filter(isUnreadable), 'texts that nobody can read').toEqual([])
  expect(
    translatedTexts().filter((text) => VERBATIM.test(text)),
    'codes that a translator may change',
  ).toEqual([])
}
