import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { filesOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { subjectPart } from '../../../machines/case/definition/subject'
import { keptDrafts } from '../../../machines/drafts'
import { DRAFTS } from '../../../machines/storageKeys'
import { documentUploads } from '../../../machines/upload/calls'
import type { Endpoint } from '../../../src/api/endpoint'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import { createPayment, payByTransfer, payFeeByTransfer, processProviderResponse } from '../../../src/api/payments'
import { areDraftsForgotten } from '../../../src/hooks/actor'
import { typedAt } from '../../../tools/exploration/kit/sampleRows'
import { type Customer, saysLeast } from './customer'
import type { MatrixInsurer, Received } from './insurer'
import { caseIn, situationIn } from './situation'

/** What goes out by itself: it asks, or tells what has happened elsewhere, and makes nothing of the customer's. */
const tellings: readonly string[] = [createIdentification.id, getIdentification.id, processProviderResponse.id]

/** What a transfer needs, which is asked for again wherever it is shown. */
const details: readonly string[] = [payByTransfer.id, payFeeByTransfer.id]

/** Whether a call makes something of the customer's at the insurer. */
export const isWrite = ({ endpoint: { id, method, writes } }: Pick<Received, 'endpoint'>): boolean =>
  writes !== false && method !== 'GET' && !id.startsWith('auth.') && !tellings.includes(id)

const isSame = (one: Received, other: Received): boolean => one.endpoint === other.endpoint && one.key === other.key

/** The calls that went out from a customer's tab. */
export const callsOf = ({ tab }: Customer): readonly Received[] =>
  tab.browser.insurer.received.filter((one) => one.tab === tab.id)

/** What was done at the insurer for a customer, by endpoint: each write once, however often it was sent. */
export const doneFor = (customer: Customer): Readonly<Record<string, number>> => {
  const done = callsOf(customer).filter((one) => isWrite(one) && one.status === 200)
  const once = done.filter((one, index) => done.findIndex((other) => isSame(one, other)) === index)
  const numbers: Record<string, number> = {}
  for (const { endpoint } of once) numbers[endpoint.id] = (numbers[endpoint.id] ?? 0) + 1
  return numbers
}

const casesAt = ({ store }: MatrixInsurer, contractNumber: string): readonly string[] =>
  store.state.contracts[contractNumber]?.cases.map(({ caseId }) => caseId) ?? []

const takenFrom = ({ store }: MatrixInsurer, contractNumber: string) =>
  Object.entries(store.state.contracts[contractNumber]?.payments?.cards ?? {}).flatMap(([code, payment]) =>
    payment.outcome?.status === 'ACCEPTED' ? [{ code, payment }] : [],
  )

/** The cases of a contract, and its card payments that were taken. */
export const standingAt = (insurer: MatrixInsurer, contractNumber: string): readonly string[] => [
  ...casesAt(insurer, contractNumber),
  ...takenFrom(insurer, contractNumber).map(({ code }) => code),
]

/** Whether a case goes out with what was paid for it by card: paying was the last thing to press. */
const isPaidByCard = ({ summary, payment, submit }: CaseDefinition, { endpoint, body }: Received): boolean =>
  !summary && payment !== null && endpoint === submit && Object(body).status === 'ACCEPTED'

/**
 * The writes that nobody has asked for: no press came before them, and they are no repetition of one still awaited. A file
 * that was chosen without a network goes out by itself once there is one, one that met the end of the session after the next
 * sign-in, and so does, once, what was paid for at a provider where nothing is left to press; nothing else does.
 */
const unaskedIn = (definition: CaseDefinition, received: readonly Received[]): readonly string[] => {
  const files: readonly string[] = [documentUploads.send.id, definition.uploads?.send.id ?? '']
  const firstPaid = received.find((one) => isPaidByCard(definition, one))
  return received.flatMap((one, index) => {
    const before = received.slice(0, index).filter((other) => isSame(one, other))
    const isAwaited = before.some(({ mishap }) => mishap === 'held')
    const isFileAgain =
      files.includes(one.endpoint.id) && (one.isResumed || before.some(({ status }) => status === 401))
    const isAsked = one.isPressed || isAwaited || one === firstPaid || isFileAgain
    return isWrite(one) && !details.includes(one.endpoint.id) && !isAsked ? [one.endpoint.id] : []
  })
}

/** The refused writes that went out again as they were: the next one is another. */
const repeatedRefusals = (received: readonly Received[]): readonly string[] =>
  received.flatMap((one, index) => {
    const isHeard = one.mishap === null || typeof one.mishap !== 'string'
    const isRefused = isHeard && one.status >= 400 && one.status < 500 && one.status !== 401
    const isRepeated = received.slice(index + 1).some((other) => isSame(one, other))
    return isWrite(one) && isRefused && isRepeated && one.endpoint.method !== 'DELETE' ? [one.endpoint.id] : []
  })

/** The answers of a customer that are not in the open case any more, by field. */
const lostBy = ({ tab, typed, attached }: Customer): readonly string[] => {
  const open = caseIn(tab)?.getSnapshot().context
  if (open === undefined || open.result !== null || ['loading', 'loadFailed'].includes(situationIn(tab))) return []
  return [
    ...Object.entries(typed).flatMap(([name, value]) =>
      isDeepStrictEqual(typedAt(open.answers, name), value) ? [] : [name],
    ),
    ...[...attached].filter((name) => !filesOf(open.answers[name]).some(({ status }) => status === 'uploaded')),
  ]
}

/** The cases that were made since the journey began. */
export const madeFor = ({ tab, contractNumber, before }: Customer): readonly string[] =>
  casesAt(tab.browser.insurer, contractNumber).filter((id) => !before.includes(id))

/** True if the screen of an ended session promises the typed answers exactly while they are kept. */
const isPromiseKept = ({ tab }: Customer): boolean => {
  const page = tab.page()
  if (page === null || situationIn(tab) !== 'sessionOver') return true
  const isPromised = !areDraftsForgotten(page.app.getSnapshot())
  const kept = keptDrafts(page.ports)
  return isPromised ? kept !== null && kept.until > page.ports.now() : page.ports.storage.keys(DRAFTS).length === 0
}

/** What holds whenever the customer has something to do: nothing is lost, nothing twice, nothing goes out unasked. */
export const check = (customer: Customer): void => {
  const calls = callsOf(customer)
  const found = {
    cases: madeFor(customer).length > 1 ? 'more than one' : 'one at most',
    lost: lostBy(customer),
    untrue: isPromiseKept(customer) ? [] : ['what was typed is still there'],
    unasked: unaskedIn(customer.placed.definition, calls),
    repeated: repeatedRefusals(calls),
    keyless: calls.flatMap((one) =>
      isWrite(one) && one.endpoint.method !== 'DELETE' && !one.key ? [one.endpoint.id] : [],
    ),
  }
  // Asked at each step of thousands of journeys: only what fails is worth a comparison.
  const { cases, ...faults } = found
  const isFine = cases === 'one at most' && Object.values(faults).every((technicalError) => technicalError.length === 0)
  if (!isFine)
    expect(found).toEqual({ cases: 'one at most', lost: [], untrue: [], unasked: [], repeated: [], keyless: [] })
}

/** The call that takes a case's answers. */
const taker = ({ submit, code }: CaseDefinition): Endpoint | undefined => submit ?? code?.start

/**
 * The fields of which something goes out: what was typed, and what is a constant. A question that another tab's case has
 * made needless meanwhile was not asked any more when this one went out.
 */
const saidIn = ({ tab, placed: { definition }, typed }: Customer): readonly string[] => {
  const asked = caseIn(tab)?.getSnapshot().context.asked ?? null
  const isNeedless = (name: string) => name in definition.visibleWhen && asked !== null && !asked.includes(name)
  return Object.entries(definition.form).flatMap(([name, { type }]) =>
    (name in typed && !isNeedless(name)) || type === 'constant' ? [name] : [],
  )
}

/** What holds at the end: there is one case, with every answer, and each write was made as often as it has to be. */
export const checkEnd = (customer: Customer, done: Readonly<Record<string, number>>): void => {
  const { tab, placed, typed, attached, contractNumber } = customer
  const { form, id } = placed.definition
  const { insurer } = tab.browser
  check(customer)
  expect(madeFor(customer), 'cases at the insurer').toHaveLength(1)
  expect(doneFor(customer), 'writes at the insurer').toMatchObject(done)
  const { endpoint, body } =
    callsOf(customer).findLast((one) => one.endpoint === taker(placed.definition) && one.status === 200) ?? {}
  expect(endpoint, `${id} was submitted`).toBeDefined()
  const files = new Set(Object.entries(form).flatMap(([name, { type }]) => (type === 'documents' ? [name] : [])))
  const said = Object.entries(
    bodyOf(placed.definition, { answers: typed, loaded: null, today: '', asked: saidIn(customer) }),
  ).filter(([name, value]) => !files.has(name) && value !== undefined)
  const thing = subjectPart(placed.definition, { subject: placed.variant })
  expect(body, 'answers at the insurer').toMatchObject({ ...Object.fromEntries(said), ...thing })
  const taken = takenFrom(insurer, contractNumber).filter(({ code }) => !customer.before.includes(code))
  expect(taken.length, 'card payments').toBe(createPayment.id in done ? 1 : 0)
  if (taken.length === 1)
    expect(body, 'the payment in the body').toMatchObject({
      status: 'ACCEPTED',
      amount: taken[0]?.payment.amount,
      // Nobody passes on what was never told.
      ...(saysLeast(customer) ? {} : { paymentCode: expect.any(String) }),
    })
  for (const field of attached) {
    const sent = [Object(body)[field]].flat()
    expect(sent, field).toHaveLength(1)
    for (const document of sent) expect(insurer.store.state.documents, field).toHaveProperty([document])
  }
}
