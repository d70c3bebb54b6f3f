import { vi } from 'vitest'
import { answerOne, type Customer, goStep } from '../matrix/customer'
import type { FailureMode } from '../matrix/insurer'
import { isWrite, standingAt } from '../matrix/oracle'
import { caseIn, situationIn } from '../matrix/situation'

/** One event of a random walk: the customer continues, or something happens, such as a reload or a failure. */
export type Act = (customer: Customer) => void | Promise<void>

/** Steps where the customer can only leave the case. */
const WITHOUT_WAY: readonly string[] = ['refusingCase', 'notOffered']

/** Injects a failure into the next call. */
const injectFailure =
  (failureMode: FailureMode): Act =>
  ({ tab }) =>
    tab.browser.insurer.trouble(failureMode, () => true)

/** Leaves the portal idle for a minute. */
const leaveAlone: Act = async () => {
  await vi.advanceTimersByTimeAsync(60_000)
}

/** Leaves the portal idle for an hour. The session ends, and later its drafts are deleted, as the screen announces. */
const leaveAloneForLong: Act = async (customer) => {
  await vi.advanceTimersByTimeAsync(3_600_000)
  customer.typed = {}
  customer.attached.clear()
  customer.before = standingAt(customer.tab.browser.insurer, customer.contractNumber)
}

/** Submits a page twice, as an accidental double press does. */
const submitTwice: Act = async ({ tab }) => {
  const open = caseIn(tab)
  tab.page()?.press(() => {
    for (const _ of [1, 2])
      if (open?.getSnapshot().can({ type: 'step.submitted' })) open.send({ type: 'step.submitted' })
  })
}

/** All acts, by their names in a report. */
export const acts = {
  'goes on': async (customer) => {
    if (!WITHOUT_WAY.includes(situationIn(customer.tab))) await goStep(customer)
  },
  'answers one question': answerOne,
  'submits twice': submitTwice,
  reloads: ({ tab }) => tab.reload(),
  'goes back': ({ tab }) => tab.travel(-1),
  'goes forward': ({ tab }) => tab.travel(1),
  'is without a network': ({ tab }) => tab.browser.setOnline(false),
  'has a network again': ({ tab: { browser } }) => {
    if (!browser.isOnline()) browser.setOnline(true)
  },
  'loses the next answer': injectFailure('lost'),
  'loses the answer to what is sent next': ({ tab }) => tab.browser.insurer.trouble('lost', isWrite),
  'meets a failing server': injectFailure('failing'),
  'is answered with nonsense': injectFailure('nonsense'),
  'finds the session gone': injectFailure('expired'),
  'waits a minute': leaveAlone,
  'waits an hour': leaveAloneForLong,
} as const satisfies Readonly<Record<string, Act>>

export type ActName = keyof typeof acts
