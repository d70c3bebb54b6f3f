import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import { RESEND_PAUSE } from '../../../machines/attempts'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { filesOf } from '../../../machines/case/definition/answer'
import { isSinglePhotoField } from '../../../machines/case/machine/changes/files'
import { isFieldStep, planOf } from '../../../machines/case/machine/plan'
import type { ProductLineCase } from '../../../machines/cases'
import { pathOf } from '../../../machines/routes'
import type { FileEvent, FileItem } from '../../../machines/upload/file'
import { RIGHT_CODE } from '../../../mocks/sampleContracts'
import { defaultSettings } from '../../../mocks/scenarios'
import {
  type CardOutcome,
  cardPaymentOf,
  providerData,
  recordCardOutcome,
} from '../../../mocks/store/payments/provider'
import { secondStepAnswer } from '../../../tools/exploration/kit/insurers'
import { fileFor } from '../../../tools/exploration/kit/sampleFile'
import { attachedBy, type Strategy, typedBy } from './answers'
import type { Tab } from './browser'
import { nextTurn } from './nextTurn'
import { caseIn, contractIn, openCaseIn, situationIn } from './situation'

/** A customer who completes a case in a tab. */
export interface Customer {
  readonly tab: Tab
  readonly productLineCase: ProductLineCase
  readonly contractNumber: string
  readonly strategy: Strategy
  /** Number of times that the customer presses each button. */
  readonly presses: number
  /** Ids of the cases and card payments that this tab has not created: earlier ones, and those of other tabs. */
  before: readonly string[]
  /** The typed answers, by field. Empty until the form opens. */
  typed: Readonly<Record<string, string | readonly string[]>>
  /** True if the insurer rejected an answer with a warning and the customer replaced this answer. */
  isCorrected: boolean
  /** Names of the fields that the customer has chosen a file for. */
  readonly attached: Set<string>
  readonly detours: Set<'a file removed' | 'a code sent again'>
}

/** Returns the address of a case without a step, e.g. `/kgfb/ugyek/license-plate`. */
export const caseAddress = ({ productLine, key, variant }: ProductLineCase): string =>
  pathOf({ name: 'case', productLine, key, variant, step: '' })

/** An actor that a press sends an event to. */
interface PressTarget<Event> {
  send(event: Event): void
  getSnapshot(): { readonly status: string; can(event: Event): boolean }
}

/** Presses a button that cannot cause a write, `presses` times. */
const pressOn = <Event extends { readonly type: string }>(
  { tab, presses }: Customer,
  on: PressTarget<Event> | undefined,
  event: Event,
): void => {
  if (on?.getSnapshot().can(event) !== true) throw new Error(`${event.type} is not offered in ${situationIn(tab)}`)
  for (let press = 0; press < presses && on.getSnapshot().status === 'active'; press += 1) on.send(event)
}

/** Presses a button that can cause a write, `presses` times. */
const press = <Event extends { readonly type: string }>(
  customer: Customer,
  on: PressTarget<Event> | undefined,
  event: Event,
): void => customer.tab.page()?.press(() => pressOn(customer, on, event))

const contextOf = ({ tab }: Customer) => openCaseIn(tab).getSnapshot().context
const childrenOf = ({ tab }: Customer) => openCaseIn(tab).getSnapshot().children

/** Presses the main button. Repeats the press only if it causes a write. Any other press opens the next page. */
const pressMainButton = (customer: Customer): void => {
  const { step } = contextOf(customer)
  const [next] = isFieldStep(step) ? planOf(customer.productLineCase.definition).onFrom(step) : []
  const isWrite = next === 'submitting' || next === 'startingCode'
  press({ ...customer, presses: isWrite ? customer.presses : 1 }, openCaseIn(customer.tab), { type: 'step.submitted' })
}

/** Returns the customer's answers for the open page of a form. */
const typedHere = (customer: Customer): Readonly<Record<string, string | readonly string[]>> => {
  const { productLineCase } = customer
  const { notice, step } = contextOf(customer)
  // After a rejection, the customer gives usual answers instead of those that cause a warning.
  const isRefused = notice === 'refused' || notice === 'fieldsRefused'
  const strategy = { ...customer.strategy, isOdd: customer.strategy.isOdd && !isRefused && !customer.isCorrected }
  customer.isCorrected ||= customer.strategy.isOdd && isRefused
  const page = planOf(productLineCase.definition).pageAt(step) ?? ''
  return typedBy(strategy, productLineCase.definition, fieldContextOf(contextOf(customer)), page)
}

const answer = (customer: Customer, typed: ReturnType<typeof typedHere>): void => {
  for (const [field, value] of Object.entries(typed)) {
    openCaseIn(customer.tab).send({ type: 'answer.changed', field, value })
  }
  customer.typed = { ...customer.typed, ...typed }
}

const fill = (customer: Customer): void => {
  const typed = typedHere(customer)
  if (Object.entries(typed).every(([name, value]) => isDeepStrictEqual(value, customer.typed[name])))
    pressMainButton(customer)
  else answer(customer, typed)
}

/** Answers one more question of the open page. Does nothing if all are answered, or if no page of the form is open. */
export const answerOne = (customer: Customer): void => {
  if (!situationIn(customer.tab).startsWith('filling')) return
  const next = Object.entries(typedHere(customer)).find(
    ([name, value]) => !isDeepStrictEqual(value, customer.typed[name]),
  )
  if (next !== undefined) answer(customer, Object.fromEntries([next]))
}

/** Tells if a field takes a single photo, which another photo replaces. */
const isPhoto = ({ productLineCase: { definition } }: Customer, field: string): boolean =>
  isSinglePhotoField(definition, field)

const choose = (customer: Customer, field: string, asker: PressTarget<FileEvent>): void => {
  const { tab } = customer
  const page = tab.page()
  if (page === null) return
  const file = fileFor(customer.productLineCase.definition, field)
  const id = page.ports.newId()
  page.files.set(id, file)
  page.press(() =>
    asker.send({ type: 'file.added', field, file: { id, name: file.name, size: file.size, mimeType: file.type } }),
  )
}

/** Performs one action on the files of a field. Returns `false` if nothing is left to do. */
const attachOne = (
  customer: Customer,
  field: string,
  files: readonly FileItem[],
  asker: PressTarget<FileEvent>,
): boolean => {
  const { detours, strategy } = customer
  const [first, second] = files
  const failed = files.find(({ status }) => status === 'failed')
  const gone = files.find(({ status }) => status === 'refused' || status === 'missing')
  if (failed !== undefined) press(customer, asker, { type: 'file.retried', id: failed.id })
  else if (gone !== undefined) press(customer, asker, { type: 'file.removed', id: gone.id })
  else if (second !== undefined) {
    detours.add('a file removed')
    press(customer, asker, { type: 'file.removed', id: second.id })
  } else if (first === undefined || (strategy.isThorough && !detours.has('a file removed'))) {
    if (first !== undefined && isPhoto(customer, field)) detours.add('a file removed')
    choose(customer, field, asker)
  } else return false
  return true
}

const attach = (customer: Customer): void => {
  const { answers } = contextOf(customer)
  for (const name of attachedBy(
    customer.strategy,
    customer.productLineCase.definition,
    fieldContextOf(contextOf(customer)),
  )) {
    if (attachOne(customer, name, filesOf(answers[name]), openCaseIn(customer.tab))) return
    customer.attached.add(name)
  }
  pressMainButton(customer)
}

const confirm = async (customer: Customer): Promise<void> => {
  const { code } = childrenOf(customer)
  const now = code?.getSnapshot()
  if (now?.matches('locked')) press(customer, code, { type: 'code.left' })
  else if (customer.strategy.isThorough && !customer.detours.has('a code sent again')) {
    vi.advanceTimersByTime(RESEND_PAUSE)
    await nextTurn()
    if (now?.context.notice === 'codeSent') customer.detours.add('a code sent again')
    else press(customer, code, { type: 'code.requested' })
  } else {
    if (now?.context.code !== RIGHT_CODE || now.context.codeError !== null) {
      code?.send({ type: 'answer.changed', value: RIGHT_CODE })
      if (now?.context.confirmationSentTo !== null) code?.send({ type: 'confirmation.changed', value: RIGHT_CODE })
    }
    press(customer, code, { type: 'answer.submitted' })
  }
}

const pay = (customer: Customer): void => {
  const { payment } = childrenOf(customer)
  const now = payment?.getSnapshot()
  if (now?.matches('transferring')) press(customer, payment, { type: 'transfer.confirmed' })
  else if (now?.matches('dueFailed')) press(customer, payment, { type: 'due.retried' })
  else {
    // The customer pays by transfer if the portal does not offer a card payment.
    payment?.send({ type: 'method.chosen', method: now?.context.isCardWithheld ? 'transfer' : customer.strategy.pays })
    press(customer, payment, { type: 'method.submitted' })
  }
}

/** Ends the payment at the provider, by default as accepted, and returns to the portal. */
export const payAtProvider = async (
  { tab }: Customer,
  status: CardOutcome = 'ACCEPTED',
  address = tab.address(),
): Promise<void> => {
  const { store } = tab.browser.insurer
  const paymentCode = new URL(address, 'https://portal.example').searchParams.get('fizetes') ?? ''
  const cardPayment = cardPaymentOf(store, paymentCode)
  if (cardPayment === undefined) throw new Error(`The provider knows no payment ${paymentCode}`)
  recordCardOutcome(store, cardPayment.payment, status)
  const { pathname } = new URL(cardPayment.payment.returnUrl)
  await tab.open(`${pathname}?${new URLSearchParams(providerData(paymentCode, cardPayment.payment))}`)
}

const sign = (customer: Customer): void => {
  const { signature } = childrenOf(customer)
  const now = signature?.getSnapshot()
  if (signature === undefined || now === undefined) throw new Error('There is nothing to sign')
  if (customer.strategy.signs === 'digitally') press(customer, signature, { type: 'digital.chosen' })
  else if (!now.matches('attaching')) press(customer, signature, { type: 'manual.chosen' })
  else if (!attachOne(customer, 'documents', now.context.files, signature)) {
    press(customer, signature, { type: 'documents.submitted' })
  }
}

const beIdentified = (customer: Customer): void => {
  const { identification } = childrenOf(customer)
  if (identification?.getSnapshot().matches('waiting')) vi.advanceTimersByTime(defaultSettings.identificationAfter)
  else press(customer, identification, { type: 'identification.restarted' })
}

const signIn = (customer: Customer): void => {
  const { login } = customer.tab.page()?.app.getSnapshot().children ?? {}
  const now = login?.getSnapshot()
  const { contractNumber } = customer
  if (now?.matches('enteringContractNumber')) {
    login?.send({ type: 'contractNumber.changed', value: contractNumber })
    pressOn(customer, login, { type: 'contractNumber.submitted' })
  } else {
    const { method } = now?.context ?? {}
    const answered = { type: 'answer.changed', value: method ? secondStepAnswer(method, contractNumber) : '' } as const
    const { code } = now?.children ?? {}
    if (code === undefined) {
      login?.send(answered)
      pressOn(customer, login, { type: 'answer.submitted' })
    } else {
      code.send(answered)
      pressOn(customer, code, { type: 'answer.submitted' })
    }
  }
}

/** The customer's action in each situation, by the situation's name. */
const acts: Readonly<Record<string, (customer: Customer) => void | Promise<void>>> = {
  signingIn: signIn,
  sessionOver: (customer) => pressOn(customer, customer.tab.page()?.app, { type: 'signIn.requested' }),
  loadFailed: (customer) => {
    const open = caseIn(customer.tab)
    if (open === undefined) pressOn(customer, customer.tab.page()?.app, { type: 'load.retried' })
    else pressOn(customer, open, { type: 'load.retried' })
  },
  headerFailed: (customer) => pressOn(customer, contractIn(customer.tab), { type: 'load.retried' }),
  selecting: ({ tab, productLineCase }) => tab.page()?.navigate(caseAddress(productLineCase)),
  home: ({ tab, productLineCase }) => tab.page()?.navigate(caseAddress(productLineCase)),
  confirmingDeparture: (customer) => pressOn(customer, contractIn(customer.tab), { type: 'departure.declined' }),
  // In this situation, the customer cannot act. A test that waits for another step fails.
  notOffered: () => undefined,
  attaching: attach,
  confirming: confirm,
  paying: pay,
  provider: (customer) => payAtProvider(customer),
  reviewing: (customer) => press(customer, openCaseIn(customer.tab), { type: 'step.submitted' }),
  submitFailed: (customer) => press(customer, openCaseIn(customer.tab), { type: 'submit.retried' }),
  signing: sign,
  identifying: beIdentified,
  submitted: (customer) => pressOn(customer, openCaseIn(customer.tab), { type: 'followUp.requested' }),
}

/** Tells if the insurer returns only the data that the portal requires. */
export const saysLeast = ({ tab }: Customer): boolean =>
  tab.browser.insurer.store.state.settings.fullness === 'required'

/**
 * Tells if the case is complete. It is complete if the insurer reports success, or has answered a case that only
 * requests information.
 * If the insurer returns only required data and therefore no id of the case, a submitted case counts as complete.
 */
export const isThrough = (customer: Customer): boolean => {
  if (situationIn(customer.tab) === 'answered') return true
  if (situationIn(customer.tab) !== 'submitted') return false
  const { result } = openCaseIn(customer.tab).getSnapshot().context
  return result?.caseStatus === 'SUCCEEDED' || (saysLeast(customer) && result?.caseId === undefined)
}

/**
 * Performs the customer's next action.
 * @throws if there is no action in the current situation.
 */
export const goStep = async (customer: Customer): Promise<void> => {
  const situation = situationIn(customer.tab)
  const act = situation.startsWith('filling') ? fill : acts[situation]
  if (act === undefined) throw new Error(`There is no way on from ${situation}`)
  await act(customer)
}
