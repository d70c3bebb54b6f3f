import { expect, onTestFinished } from 'vitest'

/** Phones on which the reactions to presses are checked. The paths alternate between them. */
const PHONES = [
  ['360px', '740px'],
  ['320px', '640px'],
] as const

let opened = 0

/** Shows the page in a phone's size until the test ends. Resizes the frame, because the browser is slow to resize. */
export const openOnPhone = (): void => {
  const frame = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  if (frame === undefined) return
  const { style } = frame
  const { width, height } = style
  onTestFinished(() => {
    Object.assign(style, { width, height })
  })
  opened += 1
  const [narrow, low] = PHONES[opened % PHONES.length] ?? PHONES[0]
  Object.assign(style, { width: narrow, height: low })
}

/**
 * States without a main button of a step. In most of them, the case has not started or has ended. The states of a
 * signature are included, because its button never replaces another button.
 */
const NO_STEP = [
  'submitted',
  'unopened',
  'answered',
  'notOffered',
  'loading',
  'loadFailed',
  'openingSignature',
  'signing',
]

/** Returns the main button of a case's step or of an open task, or `null` if the page lacks it. */
const mainButton = (): Element | null => {
  const screen = document.querySelector('.case-page, [data-state="identifying"]')
  if (screen === null || NO_STEP.some((state) => screen.querySelector(`:scope > [data-state="${state}"]`))) return null
  return screen.querySelector('.action-primary')
}

/** Checks that the button for the previous step, if any, is left of the main button at the window's bottom. */
const expectStepBack = (end: number, label: string): void => {
  const back = document.querySelector('.case-page .action-back')?.getBoundingClientRect()
  if (back === undefined) return
  expect(back.right, `the way back before ${label}`).toBeLessThanOrEqual(end)
  expect(Math.round(back.bottom), `the foot of the way back before ${label}`).toBe(window.innerHeight)
}

/** States in which a case has ended or never starts. */
const AT_AN_END = ['submitted', 'unopened', 'notOffered'].map((state) => `.case-page > [data-state="${state}"]`).join()

/**
 * Checks the link that leaves the case. Until the case ends, the link is an arrow at the top or at the left of the bar.
 * In these places, the thumb on the main button does not press the link by mistake. After the end, the link is a bar
 * that names its target.
 */
const expectArrow = (label: string): void => {
  const back = document.querySelector('.header > .back')
  if (back === null) return
  const { left, right } = back.getBoundingClientRect()
  if (document.querySelector(AT_AN_END) === null) expect(right, `the way out ${label}`).toBeLessThanOrEqual(80)
  else {
    expect([left, right], `the way out ${label}`).toEqual([0, window.innerWidth])
    expect(Number.parseFloat(getComputedStyle(back).fontSize), `its words ${label}`).toBeGreaterThan(12)
  }
}

/**
 * Checks a step of a case on every phone size. The whole main button is at the bottom of the window, where the thumb
 * reaches it. The link that leaves the case is elsewhere.
 */
export const checkThumb = (): void => {
  const frame = [...window.parent.document.querySelectorAll('iframe')].find((one) => one.contentWindow === window)
  const button = mainButton()
  if (frame === undefined || document.querySelector('.case-page, .at-thumb') === null) return
  const { width, height } = frame.style
  for (const [narrow, low] of PHONES) {
    Object.assign(frame.style, { width: narrow, height: low })
    expectArrow(`at ${narrow} to ${low}`)
    if (button === null) continue
    const { top, bottom, left, right } = button.getBoundingClientRect()
    const label = `${button.textContent} at ${narrow} to ${low}`
    expect(bottom, `the foot of ${label}`).toBeLessThanOrEqual(window.innerHeight)
    expect(top, `the head of ${label}`).toBeGreaterThanOrEqual(window.innerHeight * 0.8)
    expect([left >= 0, right <= window.innerWidth], `the sides of ${label}`).toEqual([true, true])
    expectStepBack(left, label)
  }
  Object.assign(frame.style, { width, height })
}

/** `true` if the customer's last action was a press. Each press needs a visible reaction. */
let isPressed = false

/** Returns the alerts, and the notices that can take the focus. */
export const actionMessages = (): readonly Element[] => [
  ...document.querySelectorAll('[role=alert], .notice[tabindex="-1"]'),
]

/**
 * Returns the messages on the page, including those that do not take the focus. Pending work has no message, because a
 * busy button shows it.
 */
const visibleMessages = (): readonly Element[] =>
  [...document.querySelectorAll('.notice, .document-status, .copied')].filter(({ textContent }) => textContent !== '')

/**
 * Texts of the messages on the page at the last press. The customer has already seen these, so they are not reactions
 * to the press.
 */
let knownTexts: ReadonlySet<string | null> = new Set()

/** Records if the customer's last action was a press. After a press, also records the messages on the page. */
export const notePress = (now: boolean): void => {
  isPressed = now
  if (now) knownTexts = new Set(visibleMessages().map(({ textContent }) => textContent))
}

const headings = (): readonly Element[] => [...document.querySelectorAll('h1, h2')]

type Texts = ReadonlyMap<Element, string | null>

/** The messages and headings of a page before a step. `checkAnswer` compares them with the page after the step. */
export interface Before {
  readonly actionTexts: Texts
  readonly messageTexts: Texts
  readonly headings: readonly Element[]
}

const textsOf = (elements: readonly Element[]): Texts =>
  new Map(elements.map((element) => [element, element.textContent]))

/** Returns the messages and headings of the page as it is now. */
export const pageNow = (): Before => ({
  actionTexts: textsOf(actionMessages()),
  messageTexts: textsOf(visibleMessages()),
  headings: headings(),
})

/** Returns the field that a message describes, or `null` if none exists. */
const fieldOf = ({ id }: Element): Element | null =>
  id === '' ? null : document.querySelector(`:is(input, select, textarea)[aria-describedby~="${id}"]`)

/**
 * Returns the file name beside a message, or `null` if none exists. If the pressed button is removed, the focus moves
 * to the file name.
 */
const nameOfFile = (message: Element): Element | null =>
  message.closest('li.file')?.querySelector('[tabindex="-1"]') ?? null

/** Returns the position (px) of the bottom bar's top edge, or of the window's end if there is no bar. */
const endOfSight = (): number => {
  const bars = [...document.querySelectorAll('.back, .action-back')].map((one) => one.getBoundingClientRect())
  return bars.find(({ bottom }) => bottom >= window.innerHeight)?.top ?? window.innerHeight
}

/** Checks that no bar covers an element. If the element is higher than the window, checks only its beginning. */
const expectInSight = (element: Element, label: string): void => {
  const { top, bottom, height } = element.getBoundingClientRect()
  const end = endOfSight()
  expect(Math.ceil(top), `the head of ${label}`).toBeGreaterThanOrEqual(0)
  if (height <= end) expect(Math.floor(bottom), `the foot of ${label}`).toBeLessThanOrEqual(end)
}

/** Height of a text's beginning that must be visible to understand it (px). */
const BEGINNING = 78

const isSeen = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect()
  return Math.ceil(top) >= 0 && top + Math.min(height, BEGINNING) <= endOfSight()
}

/**
 * Checks the reaction to a press. A new notice, or the field that it describes, has the focus and is visible. New
 * messages that do not take the focus are all visible. If the press opened another screen, the screen's heading has the
 * focus. The focus is never lost.
 */
export const checkAnswer = (before: Before): void => {
  if (!isPressed) return
  const answers = actionMessages().filter((element) => before.actionTexts.get(element) !== element.textContent)
  const isElsewhere = headings().some((heading) => !before.headings.includes(heading))
  const answerTexts = answers.map(({ textContent }) => textContent).join(' | ')
  const [first] = answers
  if (first !== undefined && !isElsewhere) {
    const { activeElement } = document
    const answered = answers.find(
      (message) => message.contains(activeElement) || [fieldOf(message), nameOfFile(message)].includes(activeElement),
    )
    expect(answered, `what answers the press has the focus: ${answerTexts}`).toBeDefined()
    expectInSight(activeElement ?? first, answerTexts)
  }
  const newMessages = visibleMessages().filter(
    (message) => before.messageTexts.get(message) !== message.textContent && !knownTexts.has(message.textContent),
  )
  // While a call is pending, the page has not reacted to the press yet.
  const isPending = document.querySelector('[aria-busy=true]') !== null
  if (!isElsewhere && !isPending) {
    const unseen = newMessages.filter((message) => !isSeen(message) && !message.contains(document.activeElement))
    expect(
      unseen.map(({ textContent }) => textContent),
      'what a press has led to and is not seen',
    ).toEqual([])
  }
  // A new screen without a heading does not take the focus. The next screen takes it.
  if (headings().length > 0) expect(document.activeElement, 'the focus after a press').not.toBe(document.body)
  // After a move to another screen, further changes are no reactions to the press.
  if (isElsewhere) notePress(false)
}
