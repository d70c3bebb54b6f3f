import { recordSubmission } from '../../../payment/ledger'
import { recordSentTransfer } from '../../../payment/sentTransfers'
import { forgetShownTransfers } from '../../../payment/shownTransfers'
import type { Services } from '../../../services'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseContext } from '../case.types'
import { paymentInputOf } from './paidAmount'
import { paidCaseOf } from './paidCase'

/**
 * Records the submission of a case that was paid by card or will be paid by transfer. Removes the reminder of the
 * case's transfer.
 */
export const recordPaidSubmission = (
  services: Pick<Services, 'sharedStorage' | 'now'>,
  definition: CaseDefinition,
  context: CaseContext,
  idempotencyKey: string,
): void => {
  const { paid, loaded, draftId } = context
  const paidCase = paidCaseOf(context)
  const { premiumType, periodStart, periodEnd } = paymentInputOf(definition, context.answers)
  forgetShownTransfers(services, paidCase, { type: premiumType, periodStart, periodEnd })
  if (paid?.type === 'paid') recordSubmission(services, paidCase, paid, idempotencyKey)
  if (paid?.type !== 'transfer' || paid.amount === null) return
  // If the case's data could not be loaded, the account is unknown, so the transfer is not recorded.
  if (loaded === null && definition.loads.length > 0) return
  const udcContractId = definition.payment?.account(loaded) ?? null
  const amount = paid.listed ?? paid.amount
  recordSentTransfer(services, { ...paidCase, udcContractId, amount, ...paid.item }, draftId)
}
