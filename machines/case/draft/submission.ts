import { paidForints } from '../../payment/paidMoney'
import type { PaymentOutput } from '../../payment/payment.types'
import { publicPart, writeKey } from '../../writeKey'
import { answersToSend, bodyOf } from '../answers/body'
import { type CaseDefinition, resultCallOf } from '../definition/definition'
import type { FieldContext } from '../definition/field'
import { subjectPart } from '../definition/subject'

/** The part of a case's context from which its body is built. */
interface SubmissionContext extends FieldContext {
  readonly subject: string
  readonly paid: PaymentOutput | null
}

interface SentBodies {
  readonly isSent: boolean
  /** Bodies that were sent, as JSON. A body that the insurer refused is prefixed with `REFUSED_PREFIX`. */
  readonly sent: readonly string[]
}

/** The payment's part of the body (specification, section 2). */
const paymentPart = (paid: PaymentOutput | null) => (paid?.type === 'paid' ? paid.payment : {})

/**
 * The amount field's value after a card payment, in forints. It is the paid amount, or the requested amount if the
 * payment was in another currency. Empty if the case has no amount field or no card payment.
 */
const paidAmountAnswer = ({ payment, form }: CaseDefinition, paid: PaymentOutput | null) => {
  const amountField = payment?.amount
  if (amountField == null || form[amountField]?.type === 'choice' || paid?.type !== 'paid') return {}
  const forints = paidForints(paid.payment) ?? paid.asked?.value
  return forints == null ? {} : { [amountField]: forints }
}

/** Builds the submitted body. */
export const submissionBody = (definition: CaseDefinition, context: SubmissionContext) => ({
  ...bodyOf(definition, { ...context, answers: answersToSend(definition, context) }),
  ...paidAmountAnswer(definition, context.paid),
  ...subjectPart(definition, context),
  ...paymentPart(context.paid),
})

/** Returns the input of the submitting call. The body is also passed as path parameters if the call has any. */
export const submissionInput = (definition: CaseDefinition, context: SubmissionContext) => {
  const body = submissionBody(definition, context)
  return definition.submit?.params === undefined ? { body } : { params: body, body }
}

const serializedBody = (definition: CaseDefinition, context: SubmissionContext): string =>
  JSON.stringify(submissionBody(definition, context))

/** Adds the current body to the sent bodies, unless they already contain it. */
export const withSentBody = (
  definition: CaseDefinition,
  context: SubmissionContext & SentBodies,
): readonly string[] => {
  const body = serializedBody(definition, context)
  return context.sent.includes(body) ? context.sent : [...context.sent, body]
}

const REFUSED_PREFIX = 'refused: '

/**
 * Returns the sent bodies, with the current body marked as refused. If the same body is sent again, it gets a new
 * idempotency key.
 */
export const withRefusedBody = (
  definition: CaseDefinition,
  context: SubmissionContext & SentBodies,
): readonly string[] => {
  const body = serializedBody(definition, context)
  return context.sent.map((sentBody) => (sentBody === body ? REFUSED_PREFIX + body : sentBody))
}

/** Tells if the insurer may have received a body of this case: the portal sent a body, and has no response to it. */
export const isArrivalUncertain = ({ isSent, sent }: SentBodies): boolean =>
  isSent || sent.some((body) => !body.startsWith(REFUSED_PREFIX))

/** Returns the submission's idempotency key: the same body has the same key, until a business error for that body. */
export const submissionKey = (
  definition: CaseDefinition,
  context: SubmissionContext & SentBodies & { readonly contractNumber: string; readonly draftId: string },
): string => {
  const { contractNumber, draftId, sent } = context
  const refusalCount = sent.filter((body) => body === REFUSED_PREFIX + serializedBody(definition, context)).length
  const bodyKey = writeKey(draftId, submissionBody(definition, context))
  return `${contractNumber}-${resultCallOf(definition).id}-${bodyKey}-${refusalCount}`
}

/** The values in the idempotency key of a write. */
interface WriteIdentity {
  readonly contractNumber: string
  readonly draftId: string
  readonly attempt: number
}

/**
 * Returns the idempotency key of a write other than the submission. A retry has the same attempt number, and therefore
 * the same key.
 */
export const idempotencyKeyOf = ({ contractNumber, draftId, attempt }: WriteIdentity, subject: string): string =>
  `${contractNumber}-${publicPart(draftId)}-${attempt}-${subject}`
