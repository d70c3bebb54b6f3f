import type { PaymentOutput } from '../../payment/payment.types'
import { publicPart, writeKey } from '../../writeKey'
import { bodyOf, sentAnswers } from '../answers/body'
import { type CaseDefinition, resultOf } from '../definition/definition'
import type { FieldContext } from '../definition/field'
import { subjectPart } from '../definition/subject'

/** The part of a case's context that its body is made of. */
interface Submitted extends FieldContext {
  readonly subject: string
  readonly paid: PaymentOutput | null
}

interface Sent {
  readonly isSent: boolean
  /** Bodies that went out without an answer, and those that were refused. */
  readonly sent: readonly string[]
}

/** What a body carries of a payment that went before it (specification, section 2). */
const paidPart = (paid: PaymentOutput | null) => (paid?.type === 'paid' ? paid.payment : {})

/** What a case submits. */
export const submissionBody = (definition: CaseDefinition, context: Submitted) => ({
  ...bodyOf(definition, { ...context, answers: sentAnswers(definition, context) }),
  ...subjectPart(definition, context),
  ...paidPart(context.paid),
})

/** What the call that takes it is told: where its address says something of the answers, that too. */
export const submissionInput = (definition: CaseDefinition, context: Submitted) => {
  const body = submissionBody(definition, context)
  return definition.submit?.params === undefined ? { body } : { params: body, body }
}

const writtenBody = (definition: CaseDefinition, context: Submitted): string =>
  JSON.stringify(submissionBody(definition, context))

/** What has gone out, with what goes out now. */
export const sentWith = (definition: CaseDefinition, context: Submitted & Sent): readonly string[] => {
  const body = writtenBody(definition, context)
  return context.sent.includes(body) ? context.sent : [...context.sent, body]
}

const REFUSED = 'refused: '

/** What has gone out, where what stands there now was refused: the same is another write the next time. */
export const sentWithout = (definition: CaseDefinition, context: Submitted & Sent): readonly string[] => {
  const body = writtenBody(definition, context)
  return context.sent.map((sent) => (sent === body ? REFUSED + body : sent))
}

/** Whether the insurer may have something of a case that it never answered for. */
export const isUncertain = ({ isSent, sent }: Sent): boolean => isSent || sent.some((body) => !body.startsWith(REFUSED))

/**
 * The key of a submission: that of the same body is the same, also where an answer was changed and changed back meanwhile,
 * or in a copy of the tab; after a refusal it is another.
 */
export const submissionKey = (
  definition: CaseDefinition,
  context: Submitted & Sent & { readonly contractNumber: string; readonly draftId: string },
): string => {
  const { contractNumber, draftId, sent } = context
  const refusals = sent.filter((one) => one === REFUSED + writtenBody(definition, context)).length
  const written = writeKey(draftId, submissionBody(definition, context))
  return `${contractNumber}-${resultOf(definition).id}-${written}-${refusals}`
}

/** What tells the writes of a case apart. */
interface Written {
  readonly contractNumber: string
  readonly draftId: string
  readonly attempt: number
}

/** One write beside the submission, however often it is sent: draft, attempt and what is written. */
export const keyOf = ({ contractNumber, draftId, attempt }: Written, subject: string): string =>
  `${contractNumber}-${publicPart(draftId)}-${attempt}-${subject}`
