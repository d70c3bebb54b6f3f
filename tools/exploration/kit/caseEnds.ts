import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { resultCallOf } from '../../../machines/case/definition/definition'
import {
  choicesWithoutOptions,
  hiddenAnswerOf,
  type LoadedCase,
  type LoadInput,
  listSourcesOf,
} from '../../../machines/case/machine/actors/loadCase.actor'
import { headerEndpointAt } from '../../../machines/headerOfProductLine'
import type { IdentificationOutput } from '../../../machines/identification/identification.types'
import type { OneTimeCodeOutput } from '../../../machines/oneTimeCode/oneTimeCode.types'
import type { NotStartedReason, PaymentOutput } from '../../../machines/payment/payment.types'
import type { StartingPayment } from '../../../machines/payment/whyNotStarted'
import type { SignatureOutput } from '../../../machines/signature/signature.types'
import { examplesOf } from '../../../mocks/examples'
import type { Endpoint } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import { getPayments } from '../../../src/api/payments'
import { TechnicalError } from '../../../src/api/technicalError'
import { startDescriber } from './caseBeginnings'
import { loadEnds } from './caseLoads'
import { businessErrorCase, callCases, START_TIME, serviceCases, stubCases, technicalErrorCases } from './cases'
import { memoize } from './memoize'
import type { ActorCase } from './model'
import { sampleContext, sampleListData, sampleLists } from './sampleAnswers'
import { callService, type Settlement } from './settlement'

const answerSettlement = (endpoint: Endpoint, data: unknown): Settlement => ({
  type: 'answer',
  service: callService(endpoint),
  value: { ok: true, data },
})

const listErrorScript = (endpoint: Endpoint): readonly Settlement[] =>
  technicalErrorCases(callService(endpoint))
    .flatMap(({ script }) => script)
    .slice(0, 1)

/** Returns the names of the parts that the case leaves out because an optional call has failed. */
const missingParts = ({ loads }: CaseDefinition, outcome: LoadedCase['outcome']): readonly string[] =>
  outcome.ok
    ? loads.flatMap(({ name, leavesOut }) =>
        leavesOut !== null && name !== null && Object(outcome.data)[name] === null ? [leavesOut] : [],
      )
    : []

type AnsweredInput = Pick<LoadInput, 'isSent' | 'answered'>

/**
 * Returns an end of the actor that loads a case. `loadEnd` is the end of the case's own calls. All lists of the case
 * have loaded, except `missingList`.
 */
const startEndOf = (
  definition: CaseDefinition,
  { isSent, answered }: AnsweredInput,
  loadEnd: ActorCase,
  missingList: string | null,
): ActorCase => {
  const { name, end, script } = loadEnd
  if (!('output' in end)) return loadEnd
  const outcome: LoadedCase['outcome'] = Object(end.output)
  const lists = Object.fromEntries(Object.entries(sampleLists(definition)).filter(([field]) => field !== missingList))
  const failedLists = [...(missingList === null ? [] : [missingList]), ...missingParts(definition, outcome)]
  const loadedCase: LoadedCase = { outcome, lists, failedLists }
  const lacksChoices =
    outcome.ok &&
    (definition.availableWhen?.(outcome.data, '') ?? true) &&
    !isSent &&
    (choicesWithoutOptions(definition, sampleContext(definition, outcome.data, lists)).length > 0 ||
      hiddenAnswerOf(definition, outcome.data, failedLists, { answered }) !== undefined)
  const describeStart = startDescriber(definition, loadedCase)
  return {
    name: missingList === null ? name : `no list of ${missingList}`,
    end: lacksChoices ? { error: new TechnicalError('brokenAnswer', 'nothing can be chosen') } : { output: loadedCase },
    ...(!lacksChoices && { made: ({ context }) => describeStart(context) }),
    script: [
      ...listSourcesOf(definition).flatMap(([field, { from }]) =>
        field === missingList ? listErrorScript(from) : [answerSettlement(from, sampleListData(definition)[field])],
      ),
      ...script,
    ],
  }
}

const startEndsOf = (definition: CaseDefinition, input: AnsweredInput): readonly ActorCase[] => {
  const ends = loadEnds(definition)
  const successfulEnd = ends.find(({ end }) => 'output' in end)
  return [
    ...ends.map((loadEnd) => startEndOf(definition, input, loadEnd, null)),
    ...listSourcesOf(definition).flatMap(([missingList]) =>
      successfulEnd === undefined ? [] : [startEndOf(definition, input, successfulEnd, missingList)],
    ),
  ]
}

const cachedStartEnds = memoize((_: CaseDefinition) => new Map<string, readonly ActorCase[]>())

/**
 * Returns the possible ends of the actor that loads a case. Each end of the case's own calls occurs with all lists
 * loaded. A successful end also occurs with each list missing in turn. Cached, so that the same answer always has the
 * same derived results.
 */
export const loadCases = (definition: CaseDefinition, input: AnsweredInput): readonly ActorCase[] => {
  const cachedEnds = cachedStartEnds(definition)
  const key = JSON.stringify([input.isSent, input.answered])
  const ends = cachedEnds.get(key) ?? startEndsOf(definition, input)
  cachedEnds.set(key, ends)
  return ends
}

/**
 * Returns the ends of a submission that the insurer rejects because a field is missing. There is one end for each
 * field.
 */
const fieldRejectionCases = (definition: CaseDefinition): readonly ActorCase[] =>
  Object.keys(definition.form).map((field) =>
    businessErrorCase(resultCallOf(definition), `MISSING_FIELDS ${field}`, { code: 'MISSING_FIELDS', fields: [field] }),
  )

/** Returns the possible ends of the submission. */
export const submitCases = memoize((definition: CaseDefinition): readonly ActorCase[] => [
  ...callCases(resultCallOf(definition)),
  ...fieldRejectionCases(definition),
])

/**
 * Returns the possible ends of a case's one-time code. `done` occurs once for each example answer of the code check.
 * The other ends carry no answer.
 */
export const codeEnds = memoize((definition: CaseDefinition): readonly ActorCase[] =>
  stubCases<OneTimeCodeOutput<unknown>>('code', {
    ...Object.fromEntries(
      Object.entries(definition.code === null ? {} : examplesOf(definition.code.check)).map(([name, data]) => [
        name,
        { type: 'done', data, at: START_TIME } as const,
      ]),
    ),
    left: { type: 'left' },
    locked: { type: 'locked' },
    refused: { type: 'refused' },
    banned: { type: 'banned', until: START_TIME + 3_600_000 },
  }),
)

/** The output of a payment by transfer. */
export const transferPaymentOutput: Extract<PaymentOutput, { readonly type: 'transfer' }> = {
  type: 'transfer',
  transfer: {
    details: {
      ...{ accountNumber: '99900023-12345678-00000015', accountHolder: 'Minta Biztosító Zrt.' },
      ...{ contractNumber: '10000001', swiftCode: 'MINTHUHB' },
    },
    at: START_TIME,
  },
  amount: { value: 12_345, currency: 'HUF' },
  warned: [],
}

/**
 * Returns the possible ends of a payment. `answeredAmount` is the customer's answer, or `null` if no question asks for
 * the amount. `isChosen` tells if the customer has chosen the item to pay.
 */
export const paymentEnds = (answeredAmount: Money | null, isChosen: boolean): readonly ActorCase[] => {
  const amount = answeredAmount ?? { value: 12_345, currency: 'HUF' }
  const payment = { amount: amount.value, currency: 'HUF', status: 'ACCEPTED', paymentCode: 'payment-1' } as const
  return stubCases<PaymentOutput>('payment', {
    paid: { type: 'paid', id: 'payment-1', payment, isProcessing: false },
    processing: { type: 'paid', id: 'payment-1', payment, isProcessing: true },
    transfer: { ...transferPaymentOutput, amount },
    later: { type: 'later' },
    ...(answeredAmount === null && { nothing: { type: 'nothing' }, unknown: { type: 'unknown' } }),
    ...(isChosen && { outdated: { type: 'outdated' } }),
    left: { type: 'left' },
  })
}

/** Returns the possible ends of the check that runs before a case paid by transfer is submitted. */
export const transferCheckEnds = (transfer: StartingPayment): readonly ActorCase[] => {
  const { origin, premiumType, isOfDue, amount } = transfer
  if (!isOfDue) return [{ name: 'needed', end: { output: null }, script: [] }]
  const header = headerEndpointAt(origin)
  const [exampleHeader] = Object.values(examplesOf(header))
  const isPremium = premiumType !== undefined && premiumType !== 'DEBT'
  const noDebt: Money = { value: 0, currency: 'HUF' }
  const headerAnswerWithDebt = (debt: Money) =>
    answerSettlement(header, { ...Object(exampleHeader), debt, debtDays: null })
  const premiums = [{ premium: amount, premiumType }]
  const asksPremiums = premiumType !== 'DEBT'
  return [
    {
      name: 'needed',
      end: { output: null },
      script: isPremium
        ? [headerAnswerWithDebt(noDebt), answerSettlement(getPayments, premiums)]
        : [headerAnswerWithDebt(amount)],
    },
    {
      name: 'gone',
      end: { output: { type: 'dueGone' } satisfies NotStartedReason },
      script: [headerAnswerWithDebt(noDebt), ...(asksPremiums ? [answerSettlement(getPayments, [])] : [])],
    },
    ...technicalErrorCases(callService(header)),
  ]
}

/** The possible ends of a signature. */
export const signatureEnds = stubCases<SignatureOutput>('signature', {
  signed: { type: 'signed', result: { caseStatus: 'SUCCEEDED', caseId: 'case-1' } },
  left: { type: 'left' },
})

/** The possible ends of an identification. */
export const identificationEnds = stubCases<IdentificationOutput>('identification', {
  verified: { type: 'verified', takesEffect: true },
  superseded: { type: 'verified', takesEffect: false },
  left: { type: 'left' },
  expired: { type: 'expired' },
})

/** The possible ends of loading a chunk that a case needs. */
export const chunkLoadEnds = serviceCases('loadModule', { loaded: undefined })
