import { emptyAnswers } from '../../../machines/case/answers/fieldTypes'
import { LIST_SUBJECT } from '../../../machines/case/answers/rows/groups'
import type { CaseCode } from '../../../machines/case/definition/code.types'
import { type CaseDefinition, resultCallOf } from '../../../machines/case/definition/definition'
import { type Answers, isFieldWithOptions, type Row } from '../../../machines/case/definition/field'
import type { PresentHeader } from '../../../machines/case/definition/present'
import type { SavedCase } from '../../../machines/case/draft/saved'
import type { CaseInput } from '../../../machines/case/machine/case.types'
import { answeredAmount } from '../../../machines/case/machine/payment/paidAmount'
import type { CaseStep } from '../../../machines/case/machine/step.types'
import { transferPaymentOutput } from '../kit/caseEnds'
import { START_TIME } from '../kit/cases'
import { planFor } from '../kit/planFor'
import { acceptedAnswers, firstExample, sampleFileOf, sampleTexts, textsWithWarning } from '../kit/sampleAnswers'
import { fieldToEmpty, uploadFields } from './case.fields'

/**
 * Returns a saved draft of a case at a step. It has all answers unless the case is submitted, and a payment decision if
 * the step comes after the payment.
 */
export const draftAt = (definition: CaseDefinition, step: CaseStep): SavedCase => ({
  version: 2,
  draftId: 'draft-1',
  attempt: 1,
  isSent: step === 'submitting',
  asked: step === 'submitting' ? Object.keys(definition.form) : null,
  sentDetails: [],
  sent: [],
  step,
  failure: null,
  isCodeAsked: step === 'confirming',
  answers: step === 'submitted' ? emptyAnswers(definition.form) : acceptedAnswers(definition),
  presets: null,
  code: step === 'confirming' ? sentCode : null,
  isConfirmed: false,
  paid: definition.payment !== null && stepsAfterPayment.includes(step) ? paymentDecision(definition) : null,
  isTransferring: false,
  isPutOff: false,
  dirty: true,
  result: step === 'submitted' ? firstExample(resultCallOf(definition)) : null,
  submittedAt: step === 'submitted' ? START_TIME : null,
})

/** A contract header whose data equal the sample answers. */
export const headerWithSamples = {
  licensePlateNumber: sampleTexts.plate,
  bankAccount: sampleTexts.bankAccount,
  accountHolderName: sampleTexts.text,
  contract: { phoneNumber: sampleTexts.phone, email: sampleTexts.email, taxNumber: sampleTexts.personalTaxNumber },
} satisfies PresentHeader

/** A contract header with different data, so that each sample answer is a change. */
export const headerWithOtherData: typeof headerWithSamples = {
  licensePlateNumber: 'RJK-482',
  bankAccount: '99900023-12345678-00000015',
  accountHolderName: 'Kerekes Ábel',
  contract: { phoneNumber: '+36303334444', email: 'kerekes.abel@posta.example', taxNumber: '8492761008' },
}

/** Returns a payment decision without a card payment: nothing to pay, or a transfer. */
const paymentDecision = (definition: CaseDefinition): SavedCase['paid'] => {
  const amount = answeredAmount(definition, acceptedAnswers(definition))
  return amount === null ? { type: 'nothing' } : { ...transferPaymentOutput, amount }
}

const stepsAfterPayment: readonly CaseStep[] = ['reviewing', 'submitting', 'submitted']

/** The stored state of a one-time code that was sent. */
export const sentCode: CaseCode = {
  channel: null,
  sentTo: 'minta.anna@posta.example',
  confirmationSentTo: null,
  attemptsLeft: 3,
  resendFrom: START_TIME,
}

/** Returns an answer that is no longer available, for each choice and each document to accept. */
const unavailableChoices = ({ form }: CaseDefinition): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      isFieldWithOptions(field) || field.type === 'accepted'
        ? [[name, field.type === 'many' ? ['no-more'] : 'no-more'] as const]
        : [],
    ),
  )

/** Returns answers that cause a warning, one on each page. A second warning on a page would double the situations. */
const warningAnswersOf = ({ form, pages }: CaseDefinition): Answers =>
  Object.fromEntries(
    pages.flatMap(({ fields }) =>
      fields
        .flatMap((name) => {
          const field = form[name]
          const oddAnswer = field?.type === 'text' ? textsWithWarning[field.format] : undefined
          return oddAnswer === undefined ? [] : [[name, oddAnswer] as const]
        })
        .slice(0, 1),
    ),
  )

/**
 * Returns an answer that makes a page invalid (a missing answer, an empty row or an invalid text), or `null` if no
 * question allows this.
 */
const invalidAnswersOn = ({ form, pages }: CaseDefinition, pageName: string): Answers | null => {
  const fields = pages.find(({ name }) => name === pageName)?.fields ?? []
  const textFields = fields.flatMap((name) => {
    const field = form[name]
    return field?.type === 'text' ? [{ name, field }] : []
  })
  const [emptyRow] = fields.flatMap((name) => {
    const field = form[name]
    const row: Row = { key: '1', of: LIST_SUBJECT.value, cells: {} }
    return field?.type === 'rows' && field.isList ? [{ [name]: [row] }] : []
  })
  const [missingAnswer] = textFields.flatMap(({ name, field }) => (field.isOptional ? [] : [{ [name]: '' }]))
  return missingAnswer ?? emptyRow ?? (textFields[0] === undefined ? null : { [textFields[0].name]: '?' })
}

/** Returns the inputs of a case, by name: a new case, a draft of each step, and drafts that have become invalid. */
export const caseInputs = (definition: CaseDefinition, address: string, subject: string) => {
  const makesCase = definition.result === 'case'
  const { steps: workSteps, first, isPaged } = planFor(definition)
  const steps: readonly CaseStep[] = [...workSteps, ...(makesCase ? (['submitting', 'submitted'] as const) : [])]
  const drafts: Record<string, unknown> = Object.fromEntries(steps.map((step) => [step, draftAt(definition, step)]))
  // A case without its own `submit` call is submitted when its code is checked.
  const sentDraft = { ...draftAt(definition, definition.submit === null ? 'confirming' : 'submitting'), isSent: true }
  if (makesCase) {
    drafts.failed = { ...sentDraft, failure: 'transport' }
    drafts.interrupted = { ...sentDraft, failure: 'expired' }
    drafts.putOff = { ...draftAt(definition, 'submitted'), isPutOff: true }
  }
  const fileFields = uploadFields(definition)
  if (fileFields.length > 0) {
    // A photo field contains a photo only if it is the first file field. If several photos waited for their upload,
    // each number of waiting photos would be a further state to explore.
    const unsentFiles = Object.fromEntries(
      fileFields.map(([name, field], fieldIndex) => [
        name,
        fieldIndex > 0 && field.format === 'photo' ? [] : [sampleFileOf(name, field)],
      ]),
    )
    const draft = draftAt(definition, 'attaching')
    drafts.unsentFile = { ...draft, answers: { ...draft.answers, ...unsentFiles } }
  }
  if (definition.payment !== null) drafts.undecided = { ...draftAt(definition, 'reviewing'), paid: null }
  const draftWithAnswers = (step: CaseStep, answers: Answers) => {
    const draft = draftAt(definition, step)
    return { ...draft, answers: { ...draft.answers, ...answers } }
  }
  const unavailableAnswers = unavailableChoices(definition)
  if (Object.keys(unavailableAnswers).length > 0) drafts.offeredNoMore = draftWithAnswers(first, unavailableAnswers)
  const warningAnswers = warningAnswersOf(definition)
  if (Object.keys(warningAnswers).length > 0) drafts.odd = draftWithAnswers(first, warningAnswers)
  const lastStep = workSteps.at(-1) ?? first
  const emptiedField = fieldToEmpty(definition)
  const emptyRows = Object.fromEntries(
    Object.entries(definition.form).flatMap(([name, { type }]) => (type === 'rows' ? [[name, []]] : [])),
  )
  if (lastStep !== first)
    drafts.wrongByNow = draftWithAnswers(lastStep, {
      ...unavailableAnswers,
      ...emptyRows,
      ...(emptiedField && { [emptiedField]: '' }),
    })
  if (isPaged) {
    for (const { name } of definition.pages.slice(1)) {
      const invalidAnswers = invalidAnswersOn(definition, name)
      if (invalidAnswers === null) continue
      drafts[`wrongByNow ${name}`] = draftWithAnswers(lastStep, invalidAnswers)
      drafts[`wrongAhead ${name}`] = draftWithAnswers(first, invalidAnswers)
    }
  }
  if (fileFields.length > 0 && lastStep !== 'attaching') {
    drafts.filesGone = draftWithAnswers(lastStep, Object.fromEntries(fileFields.map(([name]) => [name, []])))
    // Optional files do not count as missing, so this draft has files whose upload was interrupted.
    drafts.fileLost = draftWithAnswers(
      lastStep,
      Object.fromEntries(fileFields.map(([name, field]) => [name, [sampleFileOf(name, field)]])),
    )
  }
  const openedCase = { contractNumber: '10000001', subject, address, today: '2026-11-21', draftId: 'draft-2' }
  const savedEntries = Object.entries({ fresh: null, unreadable: { version: 0 }, ...drafts })
  return {
    ...Object.fromEntries(
      savedEntries.map(([name, saved]): readonly [string, CaseInput] => [name, { ...openedCase, saved }]),
    ),
    ...(definition.previousAnswers !== null && {
      repeated: { ...openedCase, saved: draftAt(definition, first), header: headerWithSamples },
    }),
  }
}
