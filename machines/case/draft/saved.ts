import * as v from 'valibot'
import { money, transferDetails } from '../../../src/api/entities'
import { TECHNICAL_ERROR_TYPES } from '../../../src/api/technicalError'
import { type PaidEnd, paidEndSchema, recordedItem } from '../../payment/kept'
import { emptyAnswers, fieldTypeOf } from '../answers/fieldTypes'
import { detail } from '../definition/detail'
import type { Answer, Answers, CaseForm, Field } from '../definition/field'
import { isArrivalUncertain } from './submission'

const caseCode = v.object({
  channel: v.optional(v.nullable(v.picklist(['phone', 'email'])), null),
  sentTo: v.string(),
  confirmationSentTo: v.nullable(v.string()),
  attemptsLeft: v.number(),
  resendFrom: v.number(),
})

const paymentSchema = v.variant('type', [
  paidEndSchema,
  v.object({
    type: v.literal('transfer'),
    transfer: v.optional(v.nullable(v.object({ details: transferDetails, at: v.number() })), null),
    amount: v.optional(v.nullable(money), null),
    listed: v.optional(v.nullable(money)),
    warned: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
    isDebited: v.optional(v.boolean()),
    isPremium: v.optional(v.boolean()),
    item: v.optional(recordedItem),
  }),
  v.object({ type: v.literal('later'), isPremium: v.optional(v.boolean()) }),
  v.object({ type: v.picklist(['nothing', 'unknown']) }),
])

/** Schema of a stored draft: plain data, never a machine snapshot and never a code. */
const savedCaseSchema = v.object({
  /** Version 1 stored only answers that are texts or files. */
  version: v.picklist([1, 2]),
  draftId: v.string(),
  /** The case's own address in the portal (URL path), without a step. */
  address: v.optional(v.string()),
  attempt: v.number(),
  isSent: v.boolean(),
  asked: v.optional(v.nullable(v.pipe(v.array(v.string()), v.readonly())), null),
  sentDetails: v.optional(v.pipe(v.array(detail), v.readonly()), []),
  sent: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  failure: v.optional(v.nullable(v.picklist(TECHNICAL_ERROR_TYPES)), null),
  isCodeAsked: v.optional(v.boolean(), false),
  /**
   * Name of the step where the draft was stored. If the case no longer has this step, the draft opens at the first one.
   */
  step: v.string(),
  /** The first step that the customer saw. Missing in older drafts, which always began at the case's first step. */
  begunAt: v.optional(v.string()),
  answers: v.record(v.string(), v.unknown()),
  /** The values that the portal filled in. Missing in drafts of earlier releases. */
  presets: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  code: v.optional(v.nullable(caseCode), null),
  isConfirmed: v.optional(v.boolean(), false),
  paid: v.optional(v.nullable(paymentSchema), null),
  isTransferring: v.optional(v.boolean(), false),
  isPutOff: v.optional(v.boolean(), false),
  /**
   * `true` if the customer would lose data by leaving. The default is `true`, because earlier releases stored only such
   * drafts, and without this flag.
   */
  dirty: v.optional(v.boolean(), true),
  /**
   * The insurer's response, and the time of its arrival (`submittedAt`: epoch, ms). Both are missing or `null` before
   * the response.
   */
  result: v.unknown(),
  submittedAt: v.optional(v.nullable(v.number()), null),
})
export type SavedCase = Omit<v.InferOutput<typeof savedCaseSchema>, 'answers' | 'presets'> & {
  readonly answers: Answers
  readonly presets: Answers | null
}

/** Picks the stored part of a case. */
export const savedPartOf = (context: Omit<SavedCase, 'version'>): SavedCase => ({
  version: 2,
  draftId: context.draftId,
  address: context.address,
  attempt: context.attempt,
  isSent: context.isSent,
  asked: context.asked,
  sentDetails: context.sentDetails,
  sent: context.sent,
  failure: context.failure,
  isCodeAsked: context.isCodeAsked,
  step: context.step,
  begunAt: context.begunAt,
  answers: context.answers,
  presets: context.presets,
  code: context.code,
  isConfirmed: context.isConfirmed,
  paid: context.paid,
  isTransferring: context.isTransferring,
  isPutOff: context.isPutOff,
  dirty: context.dirty,
  result: context.result,
  submittedAt: context.submittedAt,
})

/**
 * A stored draft: read, unreadable or absent (`none`). A draft is unreadable if another release or another program
 * wrote it.
 */
export type ReadDraft = { readonly type: 'none' | 'unreadable' } | { readonly type: 'read'; readonly saved: SavedCase }

const readAnswer = (field: Field | undefined, storedAnswer: unknown): Answer | null => {
  if (field === undefined || field.type === 'constant') return null
  const parseResult = v.safeParse(fieldTypeOf(field).kept, storedAnswer)
  return parseResult.success ? parseResult.output : null
}

/** Reads the valid stored answers to fields that still exist. */
const readAnswers = (form: CaseForm, storedAnswers: { readonly [name: string]: unknown }): Answers =>
  Object.fromEntries(
    Object.keys(form).flatMap((name) => {
      const answer = readAnswer(form[name], storedAnswers[name])
      return answer === null ? [] : [[name, answer] as const]
    }),
  )

/** Parses a stored draft, without checking its answers; `null` if it is invalid. */
const parseDraft = (storedDraft: unknown) => {
  const parseResult = v.safeParse(savedCaseSchema, storedDraft)
  return parseResult.success ? parseResult.output : null
}

/** Reads a stored draft. Answers to fields that no longer exist are removed, and invalid answers become empty. */
export const readDraft = (form: CaseForm, storedDraft: unknown): ReadDraft => {
  if (storedDraft === undefined || storedDraft === null) return { type: 'none' }
  const draft = parseDraft(storedDraft)
  if (draft === null) return { type: 'unreadable' }
  const answers = { ...emptyAnswers(form), ...readAnswers(form, draft.answers) }
  const presets = draft.presets === null ? null : readAnswers(form, draft.presets)
  return { type: 'read', saved: { ...draft, answers, presets } }
}

/** Returns the id of a stored draft; `null` if the draft cannot be read. */
export const draftIdOf = (storedDraft: unknown): string | null => parseDraft(storedDraft)?.draftId ?? null

/**
 * Returns the id of the card payment in a stored draft. `null` if the draft has no card payment, or if the insurer may
 * have received the case.
 */
export const unsettledCardIdOf = (storedDraft: unknown): string | null => {
  const draft = parseDraft(storedDraft)
  if (draft?.paid?.type !== 'paid' || draft.step === 'submitted' || isArrivalUncertain(draft)) return null
  return draft.paid.id
}

/** Tells if a stored draft was submitted, so that its confirmation is shown. */
export const isDraftSubmitted = (storedDraft: unknown): boolean => parseDraft(storedDraft)?.step === 'submitted'

/** Tells if a stored draft was submitted without the card payment `id`: with another payment, or with none. */
export const isSubmittedWithoutCard = (storedDraft: unknown, { id }: PaidEnd): boolean => {
  const draft = parseDraft(storedDraft)
  return draft?.step === 'submitted' && !(draft.paid?.type === 'paid' && draft.paid.id === id)
}

/** Returns the card payment of a submitted draft. `null` if the draft was not submitted, or has no card payment. */
export const submittedCardOf = (storedDraft: unknown): PaidEnd | null => {
  const draft = parseDraft(storedDraft)
  return draft?.paid?.type === 'paid' && draft.step === 'submitted' ? draft.paid : null
}

/**
 * Changes to a case whose card payment turned out to have taken no money. The customer has to pay and submit the case
 * again.
 */
export const WITHOUT_CARD_PAYMENT = { paid: null, isSent: false, failure: null } as const

/** Tells if a stored draft was sent or paid. Such a case continues even if it is no longer available. */
export const isDraftSentOrPaid = (storedDraft: unknown): boolean => {
  const draft = parseDraft(storedDraft)
  if (draft === null) return false
  const { step, paid } = draft
  return step === 'submitting' || step === 'submitted' || isArrivalUncertain(draft) || paid?.type === 'paid'
}
