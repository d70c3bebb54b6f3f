import { expect, test } from 'vitest'
import { createPayment } from '../../../src/api/payments'
import { namedCases } from '../kit/everyCase'
import { strategiesOf } from './answers'
import { openTabIn } from './browser'
import { type Customer, payAtProvider } from './customer'
import { callsOf, check, createdCasesOf } from './oracle'
import { setOut, settingsAt } from './setting'
import { situationIn, waitUntilIdle } from './situation'
import { goThrough, goTo } from './walk'
import { withPortal } from './withPortal'

withPortal()

const settingOf = settingsAt('everything')
const paid = namedCases.filter(([, { definition }]) => definition.payment?.methods.includes('card'))

/**
 * Continues a case until the card provider's page is open, and duplicates the tab there. `copy` is the same customer in
 * the duplicate.
 */
const atProvider = async (productLineCase: (typeof paid)[number][1]) => {
  const strategy = strategiesOf(productLineCase.definition).find(({ pays }) => pays === 'card')
  if (strategy === undefined) throw new Error('Nobody pays by card')
  const customer = await setOut(await settingOf(productLineCase), strategy)
  await goTo(customer, 'provider')
  const address = customer.tab.address()
  const tab = openTabIn(customer.tab.browser, new Map(customer.tab.storage()))
  tab.openOutside(address)
  const copy: Customer = { ...customer, tab, typed: { ...customer.typed }, attached: new Set(customer.attached) }
  return { customer, copy }
}

test.each(paid)(
  'if the tab is duplicated on the card provider’s page, %s is submitted only by the tab that returns first',
  async (_, productLineCase) => {
    const { customer, copy } = await atProvider(productLineCase)
    await payAtProvider(copy)
    await goThrough(copy)
    await payAtProvider(customer)
    await waitUntilIdle(customer.tab)
    expect(situationIn(customer.tab)).toBe('returningFromPayment')
    expect(customer.tab.page()?.app.getSnapshot().children.paymentReturn?.getSnapshot().value).toBe('sentBefore')
    const calls = [...callsOf(copy), ...callsOf(customer)].filter(({ endpoint }) => endpoint === createPayment)
    expect(calls).toHaveLength(1)
    expect(createdCasesOf(customer)).toHaveLength(1)
    check(customer)
  },
)
