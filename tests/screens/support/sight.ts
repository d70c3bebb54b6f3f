import { expect, onTestFinished } from 'vitest'

/** The phones on which what answers a press is looked at: every other path on each. */
const PHONES = [
  ['360px', '740px'],
  ['320px', '640px'],
] as const

let opened = 0

/** The page is seen on a phone until the test ends. The frame is resized as it is: asking the browser for it takes too long. */
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

/** What a case has when it is under way no more, or not yet; and what is signed, which is not where another button was before. */
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

/** The main button of a step of a case, or of what the insurer still needs of one. */
const mainButton = (): Element | null => {
  const screen = document.querySelector('.case-page, [data-state="identifying"]')
  if (screen === null || NO_STEP.some((state) => screen.querySelector(`:scope > [data-state="${state}"]`))) return null
  return screen.querySelector('.action-primary')
}

/** The way one step back, where there is one, is the arrow before the main button: one place means one thing. */
const expectStepBack = (end: number, what: string): void => {
  const back = document.querySelector('.case-page .action-back')?.getBoundingClientRect()
  if (back === undefined) return
  expect(back.right, `the way back before ${what}`).toBeLessThanOrEqual(end)
  expect(Math.round(back.bottom), `the foot of the way back before ${what}`).toBe(window.innerHeight)
}

/** Where a case is over, or never begins. */
const AT_AN_END = ['submitted', 'unopened', 'notOffered'].map((state) => `.case-page > [data-state="${state}"]`).join()

/**
 * As long as a case goes on the way out is an arrow, at the left of the bar or at the top: beside it lies the main button of the step
 * that comes, which a thumb may be after already. At its end the bar says in words where it leads.
 */
const expectArrow = (what: string): void => {
  const back = document.querySelector('.header > .back')
  if (back === null) return
  const { left, right } = back.getBoundingClientRect()
  if (document.querySelector(AT_AN_END) === null) expect(right, `the way out ${what}`).toBeLessThanOrEqual(80)
  else {
    expect([left, right], `the way out ${what}`).toEqual([0, window.innerWidth])
    expect(Number.parseFloat(getComputedStyle(back).fontSize), `its words ${what}`).toBeGreaterThan(12)
  }
}

/** On every phone, the main button of a step lies whole in the window as it opens, at its foot: where the thumb is; the way out does not. */
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
    const what = `${button.textContent} at ${narrow} to ${low}`
    expect(bottom, `the foot of ${what}`).toBeLessThanOrEqual(window.innerHeight)
    expect(top, `the head of ${what}`).toBeGreaterThanOrEqual(window.innerHeight * 0.8)
    expect([left >= 0, right <= window.innerWidth], `the sides of ${what}`).toEqual([true, true])
    expectStepBack(left, what)
  }
  Object.assign(frame.style, { width, height })
}

/** Whether something is to be answered: the last that the customer did was a press. */
let isPressed = false

/** The customer has pressed something; anything else they do is no press. */
export const notePress = (now: boolean): void => {
  isPressed = now
}

/** What says something about what was done. */
export const said = (): readonly Element[] => [...document.querySelectorAll('[role=alert], .notice[tabindex="-1"]')]

/** What is said to eyes, too: also what leaves the focus where it is. What is under way is shown by its button. */
const told = (): readonly Element[] =>
  [...document.querySelectorAll('.notice, .document-status, .copied')].filter(({ textContent }) => textContent !== '')

const headings = (): readonly Element[] => [...document.querySelectorAll('h1, h2')]

type Texts = ReadonlyMap<Element, string | null>

/** A page before a step. */
export interface Before {
  readonly said: Texts
  readonly told: Texts
  readonly headings: readonly Element[]
}

const textsOf = (elements: readonly Element[]): Texts => new Map(elements.map((one) => [one, one.textContent]))

/** The page as it is now. */
export const pageNow = (): Before => ({
  said: textsOf(said()),
  told: textsOf(told()),
  headings: headings(),
})

/** The field that a message is about. */
const fieldOf = ({ id }: Element): Element | null =>
  id === '' ? null : document.querySelector(`:is(input, select, textarea)[aria-describedby~="${id}"]`)

/** The name of the file that a message is about: it has the focus since the button that was pressed has gone. */
const nameOfFile = (message: Element): Element | null =>
  message.closest('li.file')?.querySelector('[tabindex="-1"]') ?? null

/** Where the bar at the foot begins, or the window ends. */
const endOfSight = (): number => {
  const bars = [...document.querySelectorAll('.back, .action-back')].map((one) => one.getBoundingClientRect())
  return bars.find(({ bottom }) => bottom >= window.innerHeight)?.top ?? window.innerHeight
}

/** Clear of the bars at the edges; what is higher than the window is seen from its beginning. */
const expectInSight = (element: Element, what: string): void => {
  const { top, bottom, height } = element.getBoundingClientRect()
  const end = endOfSight()
  expect(Math.ceil(top), `the head of ${what}`).toBeGreaterThanOrEqual(0)
  if (height <= end) expect(Math.floor(bottom), `the foot of ${what}`).toBeLessThanOrEqual(end)
}

/** As much of a text as tells what it says, in px. */
const BEGINNING = 78

const isSeen = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect()
  return Math.ceil(top) >= 0 && top + Math.min(height, BEGINNING) <= endOfSight()
}

/**
 * What has appeared since, in answer to a press, has the focus and lies in sight: a notice itself, or the field that it is
 * about. What leaves the focus where it is lies in sight, too, each of several. Where the press led to another screen, its
 * heading has the focus. It is never lost.
 */
export const checkAnswer = (before: Before): void => {
  if (!isPressed) return
  const answers = said().filter((element) => before.said.get(element) !== element.textContent)
  const isElsewhere = headings().some((heading) => !before.headings.includes(heading))
  const what = answers.map(({ textContent }) => textContent).join(' | ')
  const [first] = answers
  if (first !== undefined && !isElsewhere) {
    const { activeElement } = document
    const answered = answers.find(
      (one) => one.contains(activeElement) || [fieldOf(one), nameOfFile(one)].includes(activeElement),
    )
    expect(answered, `what answers the press has the focus: ${what}`).toBeDefined()
    expectInSight(activeElement ?? first, what)
  }
  const news = told().filter((one) => before.told.get(one) !== one.textContent)
  if (!isElsewhere) {
    const unseen = news.filter((one) => !isSeen(one) && !one.contains(document.activeElement))
    expect(
      unseen.map(({ textContent }) => textContent),
      'what a press has led to and is not seen',
    ).toEqual([])
  }
  // Where a screen is left for none, what has the focus is its successor's.
  if (headings().length > 0) expect(document.activeElement, 'the focus after a press').not.toBe(document.body)
  // What comes on another screen by itself answers nothing.
  if (isElsewhere) notePress(false)
}
