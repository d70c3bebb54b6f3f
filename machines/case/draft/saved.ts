import * as v from 'valibot'
import { money, transferDetails } from '../../../src/api/entities'
import { TECHNICAL_ERROR_TYPES } from '../../../src/api/technicalError'
import { paidEnd } from '../../payment/kept'
import { emptyAnswers, fieldTypeOf } from '../answers/kinds'
import { detail } from '../definition/detail'
import type { Answer, Answers, CaseForm, Field } from '../definition/field'
import { isUncertain } from './submission'

const caseCode = v.object({
  channel: v.optional(v.nullable(v.picklist(['phone', 'email'])), null),
  sentTo: v.string(),
  confirmationSentTo: v.nullable(v.string()),
  attemptsLeft: v.number(),
  resendFrom: v.number(),
})

const paid = v.variant('type', [
  paidEnd,
  v.object({
    type: v.literal('transfer'),
    transfer: v.optional(v.nullable(v.object({ details: transferDetails, at: v.number() })), null),
    amount: v.optional(v.nullable(money), null),
  }),
  v.object({ type: v.picklist(['later', 'nothing']) }),
])

/** What a case keeps in the tab: data, never a snapshot of its machine; never a code. */
const savedCase = v.object({
  /** The first had texts and files only. */
  version: v.picklist([1, 2]),
  draftId: v.string(),
  /** The address of the case. */
  address: v.optional(v.string()),
  attempt: v.number(),
  isSent: v.boolean(),
  asked: v.optional(v.nullable(v.pipe(v.array(v.string()), v.readonly())), null),
  sentDetails: v.optional(v.pipe(v.array(detail), v.readonly()), []),
  sent: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  failure: v.optional(v.nullable(v.picklist(TECHNICAL_ERROR_TYPES)), null),
  isCodeAsked: v.optional(v.boolean(), false),
  /** Any text: a step that the case has no more leads to the first one. */
  step: v.string(),
  /** Where an older draft does not say, it was begun at the first one. */
  begunAt: v.optional(v.string()),
  answers: v.record(v.string(), v.unknown()),
  code: v.optional(v.nullable(caseCode), null),
  isConfirmed: v.optional(v.boolean(), false),
  paid: v.optional(v.nullable(paid), null),
  isTransferring: v.optional(v.boolean(), false),
  isPutOff: v.optional(v.boolean(), false),
  /** Before there were others, only drafts were kept that would be lost. */
  dirty: v.optional(v.boolean(), true),
  /** The insurer's answer, once there is one, and when it came. */
  result: v.unknown(),
  submittedAt: v.optional(v.nullable(v.number()), null),
})
export type SavedCase = Omit<v.InferOutput<typeof savedCase>, 'answers'> & { readonly answers: Answers }

/** The part of a case that is kept. */
export const savedOf = (context: Omit<SavedCase, 'version'>): SavedCase => ({
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
  code: context.code,
  isConfirmed: context.isConfirmed,
  paid: context.paid,
  isTransferring: context.isTransferring,
  isPutOff: context.isPutOff,
  dirty: context.dirty,
  result: context.result,
  submittedAt: context.submittedAt,
})

/** A draft that could be read, one that another release or somebody else wrote, or none. */
export type ReadDraft = { readonly type: 'none' | 'unreadable' } | { readonly type: 'read'; readonly saved: SavedCase }

const readAnswer = (field: Field | undefined, kept: unknown): Answer | null => {
  if (field === undefined || field.type === 'constant') return null
  const read = v.safeParse(fieldTypeOf(field).kept, kept)
  return read.success ? read.output : null
}

/** Reads a kept draft: what answers no field of the form is left out, what does not fit its field is empty. */
export const readDraft = (form: CaseForm, saved: unknown): ReadDraft => {
  if (saved === undefined || saved === null) return { type: 'none' }
  const read = v.safeParse(savedCase, saved)
  if (!read.success) return { type: 'unreadable' }
  const answers = Object.fromEntries(
    Object.entries(emptyAnswers(form)).map(([name, empty]) => [
      name,
      readAnswer(form[name], read.output.answers[name]) ?? empty,
    ]),
  )
  return { type: 'read', saved: { ...read.output, answers } }
}

/** The id of a kept draft; `null` for none that can be read. */
export const draftIdOf = (saved: unknown): string | null => {
  const read = v.safeParse(savedCase, saved)
  return read.success ? read.output.draftId : null
}

/** Whether a kept draft is of a case that has begun for good: it was sent, or paid for. Other cases may still be refused. */
export const isCommitted = (saved: unknown): boolean => {
  const read = v.safeParse(savedCase, saved)
  if (!read.success) return false
  const { step, paid } = read.output
  return step === 'submitting' || step === 'submitted' || isUncertain(read.output) || paid?.type === 'paid'
}
