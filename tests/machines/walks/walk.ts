import { expect } from 'vitest'
import { SESSION } from '../../../machines/storageKeys'
import type { Customer } from '../matrix/customer'
import { check } from '../matrix/oracle'
import { caseIn, contractIn, situationIn, waitUntilIdle } from '../matrix/situation'
import { type ActName, acts } from './acts'
import { checkScreen, personalIn, renderPage } from './shown'

/** States of a customer who is not signed in. */
const SIGNED_OUT: readonly string[] = ['home', 'signingIn', 'sessionOver']

/** Checks that a signed-out page shows no contract data and the tab has no token. */
const checkSignedOut = ({ tab }: Customer, personal: ReadonlySet<string>): void => {
  const page = tab.page()
  if (page === null || page.app.getSnapshot().context.session !== null) return
  if (!SIGNED_OUT.includes(situationIn(tab))) return
  expect(contractIn(tab), 'the contract of a signed-out visitor').toBeUndefined()
  expect(page.storage.has(SESSION), 'the session of a signed-out visitor').toBe(false)
  const html = renderPage(page)
  // The sign-in may show a text that the customer has typed there.
  const typed = personalIn(page.app.getSnapshot().children.login?.getSnapshot().context)
  expect(
    [...personal].filter((text) => html.includes(text) && !typed.includes(text)),
    'personal data on the screen of a signed-out visitor',
  ).toEqual([])
}

/** Returns the texts that could be personal: in the contract's header, and in the customer's typed answers. */
const personalTextsOf = ({ tab, typed }: Customer): readonly string[] =>
  personalIn([contractIn(tab)?.getSnapshot().context.header, typed])

/**
 * Tells if the open case shows that the insurer has it. The walk then ends, because later submissions belong to other
 * cases.
 */
const hasCase = ({ tab }: Customer): boolean => (caseIn(tab)?.getSnapshot().context.result ?? null) !== null

/**
 * Checks the invariants: no answer is lost, nothing is sent twice, a signed-out page shows no personal data, and the
 * portal runs.
 */
const checkAll = (customer: Customer, personal: ReadonlySet<string>): void => {
  check(customer)
  checkSignedOut(customer, personal)
  expect(situationIn(customer.tab), 'where the customer stands').toMatch(/^[a-z][\w.]+$/)
  expect(customer.tab.page()?.app.getSnapshot().status ?? 'active', 'the portal').toBe('active')
}

/**
 * Runs these acts until the open case shows that the insurer has it. If `isSeen`, renders the page after each act that
 * changes the state.
 * @throws if an invariant fails after an act.
 */
export const walk = async (customer: Customer, names: readonly ActName[], isSeen: boolean): Promise<void> => {
  const personal = new Set<string>()
  let lastSituation = ''
  for (const [at, name] of names.entries()) {
    try {
      await acts[name](customer)
      await waitUntilIdle(customer.tab)
      for (const text of personalTextsOf(customer)) personal.add(text)
      checkAll(customer, personal)
      const page = customer.tab.page()
      if (isSeen && page !== null && situationIn(customer.tab) !== lastSituation) checkScreen(renderPage(page))
      lastSituation = situationIn(customer.tab)
    } catch (error) {
      throw new Error(
        `${at + 1}. ${name}, in ${situationIn(customer.tab)}: ${error instanceof Error ? error.message : error}`,
        {
          cause: error,
        },
      )
    }
    if (hasCase(customer)) return
  }
}
