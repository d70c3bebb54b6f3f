import { cleanup, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { examplesOf } from '../../../mocks/examples'
import { App } from '../../../src/App'
import type { CallData, Endpoint } from '../../../src/api/endpoint'
import type { AppActor } from '../../../src/hooks/actor'
import { HOSTILE, hostile, type Replacing } from '../../hostileAnswer'

/**
 * Minimum window width (CSS px). No other width is checked, because laying out long unbreakable texts takes seconds.
 */
const NARROWEST = 320

const failed: unknown[] = []
const fail = (error: unknown): void => {
  failed.push(error)
}

/** Runs each test of a file in a phone's window, and forgets the failures of earlier tests. */
export const onPhone = (): void => {
  beforeEach(async () => {
    failed.length = 0
    await page.viewport(NARROWEST, 740)
  })
  afterEach(cleanup)
  afterAll(() => page.viewport(360, 740))
}

/** Matches the paths of values that select a variant and are not displayed: ids, and statuses of a case. */
const TELLING = /(enabledMenuItems|insuranceType|caseStatus|partnerIds?|(open|closed)\.(id|status|groupId))$/

/** Matches the paths of strings in an answer that name something on a screen. */
const NAMES = /(?:[nN]ame|Label|claimCause|additionalInfo)$/

const answerWith = <E extends Endpoint>(endpoint: E, replacing: Replacing): CallData<E> => {
  const [longest] = Object.values(examplesOf(endpoint)).toSorted(
    (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
  )
  return v.parse(endpoint.response, hostile(endpoint.response, longest, replacing)) as CallData<E>
}

/** Returns the longest example of an answer, with hostile strings in every displayed field. */
export const hostileAnswer = <E extends Endpoint>(endpoint: E): CallData<E> =>
  answerWith(endpoint, { isKept: (at) => TELLING.test(at) })

/** Returns the longest example of an answer, with every name empty. An answer that is a list is cut to 20 entries. */
export const namelessAnswer = <E extends Endpoint>(endpoint: E): CallData<E> =>
  answerWith(endpoint, { text: '', isKept: (at) => at !== '' && !NAMES.test(at) })

/** Renders the whole portal and records the errors of its screens. */
export const show = (app: AppActor) => {
  const navigate = (address: string) => app.send({ type: 'location.requested', address })
  return render(<App app={app} navigate={navigate} />, { onCaughtError: fail })
}

/**
 * Checks that no screen threw an error, that the page shows the state, and that it contains no element from a hostile
 * text. Also checks that the page fits on a phone and has one h1.
 */
export const expectUnharmed = (state: string): void => {
  expect(failed).toEqual([])
  expect(document.querySelector('[data-state]')?.getAttribute('data-state')).toBe(state)
  expect(document.querySelectorAll('[onerror], [src="x"], main script')).toHaveLength(0)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.documentElement.scrollWidth, 'no wider than the window').toBeLessThanOrEqual(NARROWEST)
}

/** Checks that a page shows a hostile text and that nothing broke. */
export const expectHarmless = (state: string): void => {
  expect(document.body.textContent, 'that it is shown at all').toContain(HOSTILE.slice(0, 30))
  expectUnharmed(state)
}

const ROLES = ['link', 'button', 'heading', 'checkbox', 'radio', 'option', 'textbox', 'combobox', 'rowheader'] as const

/** Checks that every link, control, option and heading has a name, and that nothing broke. */
export const expectNamed = (state: string): void => {
  for (const role of ROLES) {
    expect(
      screen.queryAllByRole(role, { name: '' }).map((element) => element.outerHTML),
      role,
    ).toEqual([])
  }
  expectUnharmed(state)
}
