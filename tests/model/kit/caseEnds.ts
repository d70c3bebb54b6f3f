import type { CaseDefinition } from '../../../machines/case/definition'
import { resultOf } from '../../../machines/case/definition'
import { type LoadedCase, listsOf } from '../../../machines/case/loadCase.actor'
import type { IdentificationOutput } from '../../../machines/identification/identification.types'
import type { OneTimeCodeOutput } from '../../../machines/oneTimeCode/oneTimeCode.types'
import type { PaymentOutput } from '../../../machines/payment/payment.types'
import type { SignatureOutput } from '../../../machines/signature/signature.types'
import { examplesOf } from '../../../mocks/examples'
import { callCases, faultsOf, portCases, refusalCase, START, stubCases } from './cases'
import type { ActorCase } from './model'
import { sampleLists } from './sampleAnswers'
import { callPort, type Settlement } from './settlement'

const listsAnswer = (definition: CaseDefinition): readonly Settlement[] =>
  listsOf(definition).map(([, { from }]) => ({
    type: 'answer',
    port: callPort(from),
    value: { ok: true, data: Object.values(examplesOf(from))[0] },
  }))

/** Every call of the case's start has its answer, but one list. */
const listFails = (definition: CaseDefinition): readonly ActorCase[] => {
  const lists = listsOf(definition)
  const [name] = lists.map(([field]) => field)
  if (name === undefined) return []
  const [own] = definition.load === null ? [] : callCases(definition.load)
  const loaded: LoadedCase = {
    outcome: own !== undefined && 'output' in own.end ? Object(own.end.output) : { ok: true, data: null, at: START },
    lists: Object.fromEntries(Object.entries(sampleLists(definition)).filter(([field]) => field !== name)),
    unlisted: [name],
  }
  const script = lists.flatMap(([field, { from }]): readonly Settlement[] => {
    if (field !== name) return listsAnswer(definition).filter((one) => 'port' in one && one.port === callPort(from))
    return faultsOf(callPort(from))
      .flatMap((fault) => fault.script)
      .slice(0, 1)
  })
  return [{ name: `no list of ${name}`, end: { output: loaded }, script: [...script, ...(own?.script ?? [])] }]
}

/** How the start of a case can end: as its own call can, with its lists there, and once with a list missing. */
export const loadCases = (definition: CaseDefinition): readonly ActorCase[] => {
  const lists = listsAnswer(definition)
  const whole = (outcome: LoadedCase['outcome']): LoadedCase => ({
    outcome,
    lists: sampleLists(definition),
    unlisted: [],
  })
  if (definition.load === null) return []
  const own = callCases(definition.load)
  return [
    ...own.map(({ name, end, script }) => ({
      name,
      end: 'output' in end ? { output: whole(Object(end.output)) } : end,
      script: [...('output' in end ? lists : []), ...script],
    })),
    ...listFails(definition),
  ]
}

/** The submitted case refused for each of its fields. */
const refusedFields = (definition: CaseDefinition): readonly ActorCase[] =>
  Object.keys(definition.form).map((field) =>
    refusalCase(resultOf(definition), `MISSING_FIELDS ${field}`, { code: 'MISSING_FIELDS', fields: [field] }),
  )

/** How the submission can end. */
export const submitCases = (definition: CaseDefinition): readonly ActorCase[] => [
  ...callCases(resultOf(definition)),
  ...refusedFields(definition),
]

/** How a case's code can end: with each answer to the right one, or without. */
export const codeEnds = (definition: CaseDefinition): readonly ActorCase[] =>
  stubCases<OneTimeCodeOutput<unknown>>('code', {
    ...Object.fromEntries(
      Object.entries(definition.code === null ? {} : examplesOf(definition.code.check)).map(([name, data]) => [
        name,
        { type: 'done', data } as const,
      ]),
    ),
    left: { type: 'left' },
    locked: { type: 'locked' },
    refused: { type: 'refused' },
    banned: { type: 'banned', until: START + 3_600_000 },
  })

/** A payment by transfer, with what that needs. */
export const byTransfer: Extract<PaymentOutput, { readonly type: 'transfer' }> = {
  type: 'transfer',
  transfer: {
    details: {
      ...{ accountNumber: '99900023-12345678-00000015', accountHolder: 'Minta Biztosító Zrt.' },
      ...{ contractNumber: '10000001', swiftCode: 'MINTHUHB' },
    },
    at: START,
  },
  amount: { value: 12_345, currency: 'HUF' },
}

/** How a payment can end. */
export const paymentEnds = stubCases<PaymentOutput>('payment', {
  paid: {
    type: 'paid',
    payment: { amount: 12_345, currency: 'HUF', status: 'ACCEPTED', paymentCode: 'payment-1' },
    isProcessing: false,
  },
  processing: {
    type: 'paid',
    payment: { amount: 12_345, currency: 'HUF', paymentCode: 'payment-1' },
    isProcessing: true,
  },
  transfer: byTransfer,
  later: { type: 'later' },
  nothing: { type: 'nothing' },
  left: { type: 'left' },
})

/** How a signature can end. */
export const signatureEnds = stubCases<SignatureOutput>('signature', {
  signed: { type: 'signed', result: { caseStatus: 'SUCCEEDED', caseId: 'case-1' } },
  left: { type: 'left' },
})

/** How an identification can end. */
export const identificationEnds = stubCases<IdentificationOutput>('identification', {
  verified: { type: 'verified' },
  left: { type: 'left' },
  expired: { type: 'expired' },
})

/** How a part that a case needs can load. */
export const partLoads = portCases('loadPart', { loaded: undefined })
