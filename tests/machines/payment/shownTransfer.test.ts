import { expect, test, vi } from 'vitest'
import type { ProductLineCase } from '../../../machines/cases'
import { tasksOf } from '../../../machines/contract/tasks'
import { SHOWN_TRANSFERS } from '../../../machines/storageKeys'
import { namedCases } from '../kit/everyCase'
import { strategiesOf } from '../matrix/answers'
import { type Customer, goStep } from '../matrix/customer'
import { setOut, settingsAt } from '../matrix/setting'
import { contractIn, openCaseIn, situationIn, waitUntilIdle } from '../matrix/situation'
import { byAddress, openAnother } from '../matrix/tabs'
import { goOnUntil, goThrough, goTo } from '../matrix/walk'
import { withPortal } from '../matrix/withPortal'

withPortal()

const settingOf = settingsAt('everything')
const cases = namedCases.filter(([, { definition }]) => definition.payment?.methods.includes('transfer'))
const WEEK = 7 * 24 * 60 * 60_000

const paymentIn = ({ tab }: Customer) => openCaseIn(tab).getSnapshot().children.payment
const isTransferShown = (customer: Customer) =>
  situationIn(customer.tab) === 'paying' && paymentIn(customer)?.getSnapshot().matches('transferring') === true

/** Opens a case that the customer will pay by transfer. */
const start = async (productLineCase: ProductLineCase): Promise<Customer> => {
  const byTransfer = strategiesOf(productLineCase.definition).find(({ pays }) => pays === 'transfer')
  if (byTransfer === undefined) throw new Error('The case is not paid by transfer')
  return setOut(await settingOf(productLineCase), byTransfer)
}

/** Opens a case, continues to the transfer's details, and submits nothing. */
const atTransfer = async (productLineCase: ProductLineCase): Promise<Customer> => {
  const customer = await start(productLineCase)
  await goOnUntil(customer, () => isTransferShown(customer))
  expect(isTransferShown(customer)).toBe(true)
  return customer
}

const toMenu = async ({ tab, productLineCase }: Customer): Promise<void> => {
  tab.page()?.navigate(`/${productLineCase.productLine}/ugyek`)
  await waitUntilIdle(tab)
}

/** Returns the tasks on the contract's page that ask to submit the case of a displayed transfer. */
const remindersIn = async (customer: Customer) => {
  await toMenu(customer)
  const context = contractIn(customer.tab)?.getSnapshot().context
  if (context === undefined || context.header === null) throw new Error('No contract is open')
  return tasksOf({ ...context, header: context.header }).filter(({ name }) => name === 'transferShown')
}

/** Closes the tab without submitting the case, and signs in again in another tab. */
const signInAgain = async (customer: Customer): Promise<Customer> => {
  customer.tab.close()
  const other = await openAnother(customer, byAddress)
  while (situationIn(other.tab) === 'signingIn') {
    await goStep(other)
    await waitUntilIdle(other.tab)
  }
  return other
}

test.each(cases)(
  'a tab closed at the transfer details of the case %s leaves a task on the contract page that opens the case',
  async (_, productLineCase) => {
    const customer = await signInAgain(await atTransfer(productLineCase))
    const { key, productLine } = productLineCase
    expect(await remindersIn(customer)).toMatchObject([{ key, values: { amount: { currency: 'HUF' } } }])
    const [note] = customer.tab.page()?.ports.sharedStorage.keys(SHOWN_TRANSFERS) ?? []
    const record = Object(customer.tab.page()?.ports.sharedStorage.read(note ?? ''))
    expect(record.origin).toContain(`/${productLine}/ugyek/${key}`)
    const fields = ['contract', 'origin', 'amount', 'premiumType', 'periodStart', 'periodEnd', 'time']
    expect(Object.keys(record).filter((field) => !fields.includes(field))).toEqual([])
  },
)

const [, topup] = namedCases.find(([name]) => name === 'life.topupPayment') ?? []
if (topup === undefined) throw new Error('There is no top-up')

test.each(cases)(
  'the task for a shown transfer disappears when the case %s is submitted, even from another tab',
  async (_, productLineCase) => {
    const customer = await signInAgain(await atTransfer(productLineCase))
    expect(await remindersIn(customer)).toHaveLength(1)
    await goThrough(customer)
    expect(await remindersIn(customer)).toEqual([])
  },
)

test('the task for a shown transfer disappears when the case is submitted with a card payment', async () => {
  const customer = await atTransfer(topup)
  paymentIn(customer)?.send({ type: 'transfer.left' })
  await waitUntilIdle(customer.tab)
  await goThrough({ ...customer, strategy: { ...customer.strategy, pays: 'card' } })
  expect(await remindersIn(customer)).toEqual([])
})

test('the task for a shown transfer disappears when the customer discards the case', async () => {
  const customer = await atTransfer(topup)
  await toMenu(customer)
  expect(situationIn(customer.tab)).toBe('confirmingDeparture')
  contractIn(customer.tab)?.send({ type: 'departure.confirmed' })
  await waitUntilIdle(customer.tab)
  expect(await remindersIn(customer)).toEqual([])
})

test('the task for a shown transfer stays when the customer discards another draft of the case', async () => {
  const customer = await signInAgain(await atTransfer(topup))
  await goTo(customer, 'paying')
  await toMenu(customer)
  expect(situationIn(customer.tab)).toBe('confirmingDeparture')
  contractIn(customer.tab)?.send({ type: 'departure.confirmed' })
  await waitUntilIdle(customer.tab)
  expect(await remindersIn(customer)).toHaveLength(1)
})

test('the task for a shown transfer disappears after a week', async () => {
  const shown = await atTransfer(topup)
  vi.setSystemTime(Date.now() + WEEK)
  const customer = await signInAgain(shown)
  expect(await remindersIn(customer)).toEqual([])
  expect(customer.tab.page()?.ports.sharedStorage.keys(SHOWN_TRANSFERS)).toEqual([])
})

test('a case whose transfer details were never shown leaves no task', async () => {
  const customer = await start(topup)
  await goTo(customer, 'paying')
  expect(await remindersIn(await signInAgain(customer))).toEqual([])
})
