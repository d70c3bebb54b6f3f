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

/** Matches a text key or a missing value in a text, e.g. `undefined`. */
const UNREADABLE = /{{|}}|\b[a-z]{2,}[A-Z][a-z]\w*|\b[a-z]\w*\.[a-z]\w*|license-plate|\bundefined\b|\bNaN\b|\[object /
/** Matches e-mail addresses, file names and web addresses of the sample data. */
const GIVEN = /\S+@\S+|\S+\.(pdf|jpg)|\S+\.example/g

/** Matches a code, an e-mail address or a file name. A customer copies or types these elsewhere. */
const VERBATIM = /^(?=\D*\d)[^\s%:]{6,}$|^[A-Z]{6,}$|^\S+@\S+$|\.(pdf|jpg)$/

const isUnreadable = (text: string): boolean => UNREADABLE.test(text.replace(GIVEN, ''))

/** Matches the states whose h1 several steps share. On these screens, an h2 names the step. */
const STEPS =
  /^(entering(Plate|Zip|\.)|checking$|checkingAnswer|banned|fleet|filling|attaching|reviewing|submit|opening(Signature|Identification)|(loading|sendingCode|confirming|paying|signing|identifying)$)/

/** Returns the ids that `aria-labelledby` and `aria-describedby` name, but that no element has. */
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
  // A loading screen has no h1. The session's warning (`ending.…`) may cover such a screen.
  const isScreen = states.some((state) => !state.startsWith('ending.'))
  expect(headings('h1'), 'the heading').toHaveLength(isScreen ? 1 : 0)
  if (states.some((state) => STEPS.test(state))) expect(headings('h2'), 'the heading of the step').not.toEqual([])
  expect(headings('h1, h2'), 'a heading without words').not.toContain('')
  // Every wait has a status, except before the first screen, when the page still contains the prerendered HTML.
  if (states.length === 0 && hasStarted) expect(document.querySelector('[role=status]'), 'the wait').not.toBeNull()
}

const checkEvents = (events: ReadonlySet<string>, takenEvents: ReadonlySet<string>): void => {
  const expected = [...events].filter((type) => !(type in ELSEWHERE) && !(type in FIELDS))
  const offered = [...offeredEvents()].filter((type) => !(type in ELSEWHERE && takenEvents.has(type)))
  expect(offered.sort(), 'what the screen offers').toEqual(expected.sort())
  const missing = [...events].filter((type) => type in FIELDS && !hasField(type))
  expect(missing, 'fields that are missing').toEqual([])
  // Skips forms that wait for an answer. Their fields stay on the page, so that layout and focus do not change. No
  // state handles the events of these fields.
  if (isWaiting()) return
  expect(
    Object.keys(FIELDS).filter((type) => hasField(type) && !takenEvents.has(type)),
    'fields whose events no state handles',
  ).toEqual([])
}

/** Compares the page with the machines: states, headings, events, and readable texts. */
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
