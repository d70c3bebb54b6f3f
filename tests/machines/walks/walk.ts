import { expect } from 'vitest'
import { SESSION } from '../../../machines/storageKeys'
import type { Customer } from '../matrix/customer'
import { check } from '../matrix/oracle'
import { caseIn, contractIn, rest, situationIn } from '../matrix/situation'
import { type ActName, acts } from './acts'

/** Where a customer stands who is not signed in. */
const SIGNED_OUT: readonly string[] = ['home', 'signingIn', 'sessionOver']

/** Who is not signed in has nothing of a contract before them, and the tab has no token. */
const checkSignedOut = ({ tab }: Customer): void => {
  const page = tab.page()
  if (page === null || page.app.getSnapshot().context.session !== null) return
  if (!SIGNED_OUT.includes(situationIn(tab))) return
  expect(contractIn(tab), 'the contract of nobody').toBeUndefined()
  expect(page.storage.has(SESSION), 'the session of nobody').toBe(false)
}

/** Whether the insurer has the case, and the customer knows: what is begun after that is another one. */
const hasCase = ({ tab }: Customer): boolean => (caseIn(tab)?.getSnapshot().context.result ?? null) !== null

/** Whatever has happened, the customer stands somewhere that has a name, the portal runs, and nothing is lost or done twice. */
const checkAll = (customer: Customer): void => {
  check(customer)
  checkSignedOut(customer)
  expect(situationIn(customer.tab), 'where the customer stands').toMatch(/^[a-z][\w.]+$/)
  expect(customer.tab.page()?.app.getSnapshot().status ?? 'active', 'the portal').toBe('active')
}

/** Does these things one after the other, until the insurer has the case. @throws where something does not hold after one of them. */
export const walk = async (customer: Customer, names: readonly ActName[]): Promise<void> => {
  for (const [at, name] of names.entries()) {
    try {
      await acts[name](customer)
      await rest(customer.tab)
      checkAll(customer)
    } catch (error) {
      const stood = situationIn(customer.tab)
      throw new Error(`${at + 1}. ${name}, in ${stood}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
    if (hasCase(customer)) return
  }
}
