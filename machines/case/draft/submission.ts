import { paidForints } from '../../payment/paidMoney'
import type { PaymentOutput } from '../../payment/payment.types'
import { publicPart, writeKey } from '../../writeKey'
import { bodyOf, sentAnswers } from '../answers/body'
import { type CaseDefinition, resultOf } from '../definition/definition'
import type { FieldContext } from '../definition/field'
import { subjectPart } from '../definition/subject'

/** The part of a case's context from which its body is built. */
interface SubmissionContext extends FieldContext {
  readonly subject: string
  readonly paid: PaymentOutput | null
}

interface SentBodies {
  readonly isSent: boolean
  /** Bodies that were sent, as JSON. A body that the insurer refused is prefixed with `REFUSED`. */
  readonly sent: readonly string[]
}

/** The payment's part of the body (specification, section 2). */
const paidPart = (paid: PaymentOutput | null) => (paid?.type === 'paid' ? paid.payment : {})

/**
 * The amount field's value after a card payment: the paid forints, or the requested ones if another currency was paid.
 */
const paidAnswer = ({ payment, form }: CaseDefinition, paid: PaymentOutput | null) => {
  const name = payment?.amount
  if (name == null || form[name]?.type === 'choice' || paid?.type !== 'paid') return {}
  const forints = paidForints(paid.payment) ?? paid.asked?.value
  return forints == null ? {} : { [name]: forints }
}

/** Builds the submitted body. */
export const submissionBody = (definition: CaseDefinition, context: SubmissionContext) => ({
  ...bodyOf(definition, { ...context, answers: sentAnswers(definition, context) }),
  ...paidAnswer(definition, context.paid),
  ...subjectPart(definition, context),
  ...paidPart(context.paid),
})

/** Returns the input of the submitting call. The body is also passed as path parameters if the call has any. */
export const submissionInput = (definition: CaseDefinition, context: SubmissionContext) => {
  const body = submissionBody(definition, context)
  return definition.submit?.params === undefined ? { body } : { params: body, body }
}

const serializedBody = (definition: CaseDefinition, context: SubmissionContext): string =>
  JSON.stringify(submissionBody(definition, context))

/** Adds the current body to the sent ones. */
export const sentWith = (definition: CaseDefinition, context: SubmissionContext & SentBodies): readonly string[] => {
  const body = serializedBody(definition, context)
  return context.sent.includes(body) ? context.sent : [...context.sent, body]
}

const REFUSED = 'refused: '

/** Marks the current body as refused, so that the same body is a new write next time. */
export const sentWithout = (definition: CaseDefinition, context: SubmissionContext & SentBodies): readonly string[] => {
  const body = serializedBody(definition, context)
  return context.sent.map((sentBody) => (sentBody === body ? REFUSED + body : sentBody))
}

/** Tells if the insurer may have received a body without responding to it. */
export const isUncertain = ({ isSent, sent }: SentBodies): boolean =>
  isSent || sent.some((body) => !body.startsWith(REFUSED))

/** Returns the submission's idempotency key: the same body has the same key, until a business error for that body. */
export const submissionKey = (
  definition: CaseDefinition,
  context: SubmissionContext & SentBodies & { readonly contractNumber: string; readonly draftId: string },
): string => {
  const { contractNumber, draftId, sent } = context
  const refusalCount = sent.filter((body) => body === REFUSED + serializedBody(definition, context)).length
  const bodyKey = writeKey(draftId, submissionBody(definition, context))
  return `${contractNumber}-${resultOf(definition).id}-${bodyKey}-${refusalCount}`
}

/** Properties that distinguish a case's writes. */
interface WriteIdentity {
  readonly contractNumber: string
  readonly draftId: string
  readonly attempt: number
}

/**
 * Returns the idempotency key of a write other than the submission. A retry has the same attempt number, so the same
 * key.
 */
export const keyOf = ({ contractNumber, draftId, attempt }: WriteIdentity, subject: string): string =>
  `${contractNumber}-${publicPart(draftId)}-${attempt}-${subject}`
