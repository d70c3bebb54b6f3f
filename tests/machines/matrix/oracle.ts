import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { filesOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { subjectPart } from '../../../machines/case/definition/subject'
import { halfFilledAddresses, readKeptDrafts } from '../../../machines/drafts'
import { DRAFTS } from '../../../machines/storageKeys'
import { documentUploads } from '../../../machines/upload/calls'
import type { Endpoint } from '../../../src/api/endpoint'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import { createPayment, payByTransfer, payFeeByTransfer, processProviderResponse } from '../../../src/api/payments'
import { draftsAfterSessionEnd } from '../../../src/hooks/actor'
import { answerAt } from '../../../tools/exploration/kit/sampleRows'
import { type Customer, saysLeast } from './customer'
import type { MatrixInsurer, ReceivedCall } from './insurer'
import { caseIn, situationIn } from './situation'

/**
 * Ids of calls that the portal sends although the customer presses no button. They read or report, and do not write the
 * customer's data.
 */
const automaticCalls: readonly string[] = [createIdentification.id, getIdentification.id, processProviderResponse.id]

/** Ids of the calls for a transfer's details. The portal requests the details each time it shows them. */
const details: readonly string[] = [payByTransfer.id, payFeeByTransfer.id]

/** Tells if a call writes data of the customer at the insurer. */
export const isWrite = ({ endpoint: { id, method, writes } }: Pick<ReceivedCall, 'endpoint'>): boolean =>
  writes !== false && method !== 'GET' && !id.startsWith('auth.') && !automaticCalls.includes(id)

const isSame = (one: ReceivedCall, other: ReceivedCall): boolean =>
  one.endpoint === other.endpoint && one.key === other.key

/** Returns the calls from a customer's tab. */
export const callsOf = ({ tab }: Customer): readonly ReceivedCall[] =>
  tab.browser.insurer.received.filter((one) => one.tab === tab.id)

/** Returns the number of successful writes from a customer's tab, by endpoint. A call and its retries count once. */
export const doneFor = (customer: Customer): Readonly<Record<string, number>> => {
  const writes = callsOf(customer).filter((one) => isWrite(one) && one.status === 200)
  const uniqueWrites = writes.filter((one, index) => writes.findIndex((other) => isSame(one, other)) === index)
  const numbers: Record<string, number> = {}
  for (const { endpoint } of uniqueWrites) numbers[endpoint.id] = (numbers[endpoint.id] ?? 0) + 1
  return numbers
}

const casesAt = ({ store }: MatrixInsurer, contractNumber: string): readonly string[] =>
  store.state.contracts[contractNumber]?.cases.map(({ caseId }) => caseId) ?? []

const acceptedPaymentsAt = ({ store }: MatrixInsurer, contractNumber: string) =>
  Object.entries(store.state.contracts[contractNumber]?.payments?.cards ?? {}).flatMap(([code, payment]) =>
    payment.outcome?.status === 'ACCEPTED' ? [{ code, payment }] : [],
  )

/** Returns the ids of a contract's cases and the codes of its accepted card payments. */
export const standingAt = (insurer: MatrixInsurer, contractNumber: string): readonly string[] => [
  ...casesAt(insurer, contractNumber),
  ...acceptedPaymentsAt(insurer, contractNumber).map(({ code }) => code),
]

/**
 * Tells if a call submits a case that has no summary, after its card payment. The customer's last press was then for
 * the payment.
 */
const isPaidByCard = ({ summary, payment, submit }: CaseDefinition, { endpoint, body }: ReceivedCall): boolean =>
  !summary && payment !== null && endpoint === submit && Object(body).status === 'ACCEPTED'

/**
 * Returns the endpoint ids of the writes that neither a press nor a retry has caused. Leaves out requests for a
 * transfer's details, a file that is sent once the network is back or after the next sign-in, and the submission of a
 * case without a summary after its card payment.
 */
const unpromptedWrites = (definition: CaseDefinition, received: readonly ReceivedCall[]): readonly string[] => {
  const files: readonly string[] = [documentUploads.send.id, definition.uploads?.send.id ?? '']
  const firstPaid = received.find((one) => isPaidByCard(definition, one))
  return received.flatMap((call, index) => {
    const before = received.slice(0, index).filter((earlier) => isSame(call, earlier))
    const isAwaited = before.some(({ failureMode }) => failureMode === 'held')
    const isFileAgain =
      files.includes(call.endpoint.id) && (call.isResumed || before.some(({ status }) => status === 401))
    const isAsked = call.isPressed || isAwaited || call === firstPaid || isFileAgain
    return isWrite(call) && !details.includes(call.endpoint.id) && !isAsked ? [call.endpoint.id] : []
  })
}

/** Returns the endpoint ids of rejected writes that were sent again unchanged. Leaves out deletions. */
const repeatedRefusals = (received: readonly ReceivedCall[]): readonly string[] =>
  received.flatMap((call, index) => {
    const isHeard = call.failureMode === null || typeof call.failureMode !== 'string'
    const isRefused = isHeard && call.status >= 400 && call.status < 500 && call.status !== 401
    const isRepeated = received.slice(index + 1).some((other) => isSame(call, other))
    return isWrite(call) && isRefused && isRepeated && call.endpoint.method !== 'DELETE' ? [call.endpoint.id] : []
  })

/**
 * Returns the fields whose answers are missing from the open case, or differ there. The choice of an amount that is no
 * longer due may be missing if the page says so.
 */
const lostAnswersOf = ({ tab, productLineCase, typed, attached }: Customer): readonly string[] => {
  const open = caseIn(tab)?.getSnapshot().context
  if (open === undefined || open.result !== null || ['loading', 'loadFailed'].includes(situationIn(tab))) return []
  const outdated = open.notice === 'dueOutdated' ? productLineCase.definition.payment?.amount : undefined
  return [
    ...Object.entries(typed).flatMap(([name, value]) =>
      name === outdated || isDeepStrictEqual(answerAt(open.answers, name), value) ? [] : [name],
    ),
    ...[...attached].filter((name) => !filesOf(open.answers[name]).some(({ status }) => status === 'uploaded')),
  ]
}

/** Returns the ids of the cases that this customer has created. */
export const createdCasesOf = ({ tab, contractNumber, before }: Customer): readonly string[] =>
  casesAt(tab.browser.insurer, contractNumber).filter((id) => !before.includes(id))

/**
 * Tells if the screen after a session's end is right. Half-filled cases must be stored if the screen says that they are
 * kept, and must not be stored otherwise.
 */
const isPromiseKept = ({ tab }: Customer): boolean => {
  const page = tab.page()
  if (page === null || situationIn(tab) !== 'sessionOver') return true
  const promise = draftsAfterSessionEnd(page.app.getSnapshot())
  if (promise === 'forgotten') return page.ports.storage.keys(DRAFTS).length === 0
  const storedDrafts = readKeptDrafts(page.ports)
  const isKept =
    storedDrafts !== null &&
    storedDrafts.until > page.ports.now() &&
    halfFilledAddresses(page.ports, storedDrafts.contractNumber).length > 0
  return isKept === (promise === 'kept')
}

/** Checks the invariants whenever the customer can act: nothing is lost, duplicated or sent without a press. */
export const check = (customer: Customer): void => {
  const calls = callsOf(customer)
  const findings = {
    cases: createdCasesOf(customer).length > 1 ? 'more than one' : 'one at most',
    lost: lostAnswersOf(customer),
    untrue: isPromiseKept(customer) ? [] : ['what was typed is still there'],
    unasked: unpromptedWrites(customer.productLineCase.definition, calls),
    repeated: repeatedRefusals(calls),
    keyless: calls.flatMap((call) =>
      isWrite(call) && call.endpoint.method !== 'DELETE' && !call.key ? [call.endpoint.id] : [],
    ),
  }
  // Compares the whole object only if a finding is wrong, because this check runs at each step of thousands of tests.
  const { cases, ...faults } = findings
  const isFine = cases === 'one at most' && Object.values(faults).every((list) => list.length === 0)
  if (!isFine)
    expect(findings).toEqual({ cases: 'one at most', lost: [], untrue: [], unasked: [], repeated: [], keyless: [] })
}

/** Returns the endpoint that receives a case's answers. */
const submitEndpoint = ({ submit, code }: CaseDefinition): Endpoint | undefined => submit ?? code?.start

/**
 * Returns the names of the fields that are sent: typed answers and constants. Leaves out a typed answer if its question
 * was hidden at the submission. A case of another tab can hide a question.
 */
const sentFieldsOf = ({ tab, productLineCase: { definition }, typed }: Customer): readonly string[] => {
  const visibleFields = caseIn(tab)?.getSnapshot().context.asked ?? null
  const isNeedless = (name: string) =>
    name in definition.visibleWhen && visibleFields !== null && !visibleFields.includes(name)
  return Object.entries(definition.form).flatMap(([name, { type }]) =>
    (name in typed && !isNeedless(name)) || type === 'constant' ? [name] : [],
  )
}

/**
 * Checks the end of a case. The insurer must have one case with every answer, or none if the case only requests
 * information. The number of writes must be the expected one.
 */
export const checkEnd = (customer: Customer, done: Readonly<Record<string, number>>): void => {
  const { tab, productLineCase, typed, attached, contractNumber } = customer
  const { form, id, result } = productLineCase.definition
  const { insurer } = tab.browser
  check(customer)
  expect(createdCasesOf(customer), 'cases at the insurer').toHaveLength(result === 'case' ? 1 : 0)
  expect(doneFor(customer), 'writes at the insurer').toMatchObject(done)
  const { endpoint, body } =
    callsOf(customer).findLast(
      (one) => one.endpoint === submitEndpoint(productLineCase.definition) && one.status === 200,
    ) ?? {}
  expect(endpoint, `${id} was submitted`).toBeDefined()
  const files = new Set(Object.entries(form).flatMap(([name, { type }]) => (type === 'documents' ? [name] : [])))
  const sentAnswers = Object.entries(
    bodyOf(productLineCase.definition, { answers: typed, loaded: null, today: '', asked: sentFieldsOf(customer) }),
  ).filter(([name, value]) => !files.has(name) && value !== undefined)
  const subjectFields = subjectPart(productLineCase.definition, { subject: productLineCase.variant })
  expect(body, 'answers at the insurer').toMatchObject({ ...Object.fromEntries(sentAnswers), ...subjectFields })
  const payments = acceptedPaymentsAt(insurer, contractNumber).filter(({ code }) => !customer.before.includes(code))
  expect(payments.length, 'card payments').toBe(createPayment.id in done ? 1 : 0)
  if (payments.length === 1)
    expect(body, 'the payment in the body').toMatchObject({
      status: 'ACCEPTED',
      amount: payments[0]?.payment.amount,
      // The portal sends the payment's code only if the insurer returned it.
      ...(saysLeast(customer) ? {} : { paymentCode: expect.any(String) }),
    })
  for (const field of attached) {
    const documents = [Object(body)[field]].flat()
    expect(documents, field).toHaveLength(1)
    for (const document of documents) expect(insurer.store.state.documents, field).toHaveProperty([document])
  }
}
