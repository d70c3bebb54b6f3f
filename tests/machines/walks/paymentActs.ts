import { isFieldStep, planOf } from '../../../machines/case/machine/plan'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { type CardOutcome, providerData, recordCardOutcome } from '../../../mocks/store/payments/provider'
import { type Customer, goStep } from '../matrix/customer'
import { caseIn, contractIn, situationIn, waitUntilIdle } from '../matrix/situation'
import { faultsOfPaying } from './paymentOracle'
import { cardsOf, choosingIn, insurerOf, type PaymentSetup, paymentIn, unknownIn } from './paymentSetup'

type Act = (world: PaymentSetup, customer: Customer) => Promise<void>

const menuOf = ({ productLineCase }: Customer): string => `/${productLineCase.productLine}/ugyek`

/**
 * Returns the payment's code if the tab shows the provider's page; `null` otherwise, or if the provider does not know
 * the code.
 */
const codeAt = (setup: PaymentSetup, { tab }: Customer): string | null => {
  const code = new URL(tab.address(), 'https://portal.example').searchParams.get('fizetes')
  return tab.page() === null && code !== null && code in cardsOf(setup) ? code : null
}

/** Opens the return address of a payment in a tab. */
const openReturnAddress = async (setup: PaymentSetup, { tab }: Customer, code: string): Promise<void> => {
  const payment = cardsOf(setup)[code]
  if (payment === undefined) return
  const data = payment.outcome === null ? { paymentCode: code } : providerData(code, payment)
  await tab.open(`${new URL(payment.returnUrl).pathname}?${new URLSearchParams(data)}`)
}

/** Lets the customer decide on the provider's page, or return without a decision (`null`). */
const decideHere =
  (status: CardOutcome | null): Act =>
  async (setup, customer) => {
    const code = codeAt(setup, customer)
    const payment = code === null ? undefined : cardsOf(setup)[code]
    if (code === null || payment === undefined) return
    if (status !== null) recordCardOutcome(insurerOf(setup).store, payment, status)
    await openReturnAddress(setup, customer, code)
  }

/**
 * Lets the bank's app decide on the oldest undecided payment. With `isReturning`, the payment's return address then
 * opens in the customer's tab.
 */
const decideInApp =
  (status: CardOutcome, isReturning: boolean): Act =>
  async (setup, customer) => {
    const undecided = Object.entries(cardsOf(setup)).find(([, { outcome }]) => outcome === null)
    if (undecided === undefined) return
    const [code, payment] = undecided
    recordCardOutcome(insurerOf(setup).store, payment, status)
    if (isReturning) await openReturnAddress(setup, customer, code)
  }

const payBy =
  (method: 'card' | 'transfer'): Act =>
  async (setup, customer) => {
    const payment = paymentIn(customer)
    if (payment === undefined || choosingIn(customer) === undefined) return
    const faults = faultsOfPaying(setup, customer)
    payment.send({ type: 'method.chosen', method })
    customer.tab.page()?.press(() => payment.send({ type: 'method.submitted' }))
    await waitUntilIdle(customer.tab)
    const hasLeft = customer.tab.page() === null || paymentIn(customer)?.getSnapshot().matches('transferring') === true
    if (hasLeft) setup.faults.push(...faults)
  }

/**
 * Goes back from a payment whose item is no longer due. Forgets the chosen item, because the customer chooses again.
 */
const leaveNothingDue = (customer: Customer): void => {
  paymentIn(customer)?.send({ type: 'payment.left' })
  const { [customer.productLineCase.definition.payment?.amount ?? '']: _, ...typed } = customer.typed
  customer.typed = typed
}

const proceed: Act = async (setup, customer) => {
  const { tab } = customer
  const page = tab.page()
  const situation = situationIn(tab)
  const payment = paymentIn(customer)
  const now = payment?.getSnapshot()
  if (situation === 'notOffered' || situation === 'refusingCase') page?.navigate(menuOf(customer))
  else if (situation === 'returningFromPayment')
    page?.app.getSnapshot().children.paymentReturn?.send({ type: 'paymentReturn.left' })
  else if (choosingIn(customer) !== undefined) return payBy('card')(setup, customer)
  else if (now?.matches('nothingDue') && !now.can({ type: 'method.submitted' })) leaveNothingDue(customer)
  else if (now?.matches('nothingDue')) payment?.send({ type: 'method.submitted' })
  else if (situation !== 'provider' && situation !== 'submitted') {
    if (situation === 'selecting' || situation === 'home') {
      customer.typed = {}
      customer.attached.clear()
    }
    await goStep(customer)
  }
}

const AMOUNTS = ['60000', '100000'] as const

/**
 * Goes back to the first page and types another amount, or chooses another item. Does nothing if the case is already
 * paid.
 */
const changeAmount: Act = async (_, customer) => {
  const open = caseIn(customer.tab)
  const { definition } = customer.productLineCase
  const field = definition.payment?.amount
  if (open === undefined || field == null) return
  const { first } = planOf(definition)
  if (open.getSnapshot().context.paid?.type === 'paid') return
  if (open.getSnapshot().context.step !== first) open.send({ type: 'step.requested', step: first })
  await waitUntilIdle(customer.tab)
  const { step, answers, options, result } = open.getSnapshot().context
  if (step !== first || result !== null) return
  const offered = definition.form[field]?.type === 'choice' ? options[field]?.map(({ value }) => value) : AMOUNTS
  const value = offered?.find((option) => option !== customer.typed[field] && option !== answers[field])
  if (value === undefined) return
  open.send({ type: 'answer.changed', field, value })
  customer.typed = { ...customer.typed, [field]: value }
}

const leaveCase: Act = async (_, customer) => {
  const page = customer.tab.page()
  if (page === null || caseIn(customer.tab) === undefined) return
  page.navigate(menuOf(customer))
  await waitUntilIdle(customer.tab)
  if (situationIn(customer.tab) === 'confirmingDeparture')
    contractIn(customer.tab)?.send({ type: 'departure.confirmed' })
  customer.typed = {}
  customer.attached.clear()
}

const deny: Act = async (setup, customer) => {
  const payment = paymentIn(customer)
  const now = payment?.getSnapshot()
  if (!now?.can({ type: 'card.denied' })) return
  for (const { id, udcContractId } of unknownIn(setup))
    if (udcContractId === now.context.udcContractId) setup.denied.add(id)
  payment?.send({ type: 'card.denied' })
}

/**
 * Returns the return address of a payment whose result is unknown, or `undefined` if the portal lists none. The portal
 * requests the result again if the customer opens this address.
 */
const askAddress = ({ tab, contractNumber }: Customer): string | undefined => {
  const services = tab.page()?.ports
  return services && openPaymentsOf(services, contractNumber).find((one) => one.returnAddress)?.returnAddress
}

/** All acts, by their names in a report. */
const acts = {
  'goes on': proceed,
  'approves the payment': decideHere('ACCEPTED'),
  'is refused': decideHere('REFUSED'),
  'cancels the payment': decideHere('CANCELLED'),
  'returns undecided': decideHere(null),
  'approves in the bank app and returns here': decideInApp('ACCEPTED', true),
  'is refused in the bank app and returns here': decideInApp('REFUSED', true),
  'approves in the bank app': decideInApp('ACCEPTED', false),
  'asks about a payment': async (_, customer) => {
    const address = askAddress(customer)
    if (address !== undefined) await customer.tab.open(address)
  },
  'pays by transfer': payBy('transfer'),
  'changes the amount': changeAmount,
  'leaves the case': leaveCase,
  'denies the payment': deny,
  'finds the session gone': async (setup) => {
    insurerOf(setup).store.state.sessions = {}
  },
  reloads: (_, { tab }) => tab.reload(),
  'goes back': (_, { tab }) => tab.travel(-1),
  'goes forward': (_, { tab }) => tab.travel(1),
} as const satisfies Readonly<Record<string, Act>>

type ActName = keyof typeof acts

const often = (name: ActName, times: number): readonly ActName[] => Array.from({ length: times }, () => name)

/** Returns the acts that are possible in a tab now. An act occurs several times if it should be frequent. */
const possibleActs = (setup: PaymentSetup, customer: Customer): readonly ActName[] => {
  const { tab } = customer
  if (situationIn(tab) === 'provider')
    return codeAt(setup, customer) === null
      ? ['goes back']
      : [
          ...(['approves the payment', 'is refused', 'cancels the payment', 'returns undecided'] as const),
          ...often('goes back', 2),
        ]
  const open = caseIn(tab)?.getSnapshot().context
  const isUndecided = Object.values(cardsOf(setup)).some(({ outcome }) => outcome === null)
  const anywhere: readonly ActName[] = [
    ...(['reloads', 'goes back', 'goes forward', 'finds the session gone'] as const),
    ...(askAddress(customer) === undefined ? [] : (['asks about a payment'] as const)),
    ...(isUndecided
      ? ([
          'approves in the bank app and returns here',
          'is refused in the bank app and returns here',
          'approves in the bank app',
        ] as const)
      : []),
  ]
  if (open === undefined) return [...often('goes on', 4), ...anywhere]
  if (open.result !== null) return [...often('leaves the case', 3), ...anywhere]
  const inCase: readonly ActName[] = [...often('goes on', 5), 'changes the amount', 'leaves the case', ...anywhere]
  if (isFieldStep(open.step)) return inCase
  return choosingIn(customer) === undefined ? inCase : [...inCase, 'pays by transfer', 'denies the payment']
}

/** Selects one of the tab's possible acts by `number`, runs it, and returns its name. */
export const actBy = async (setup: PaymentSetup, customer: Customer, number: number): Promise<string> => {
  const names = possibleActs(setup, customer)
  const name = names[number % names.length] ?? 'goes on'
  const act: Act = acts[name]
  await act(setup, customer)
  for (const { tab } of setup.tabs) await waitUntilIdle(tab)
  return name
}
