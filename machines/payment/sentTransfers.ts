import * as v from 'valibot'
import type { AnnouncedTransfer, DueType } from '../../src/api/entities'
import { digest } from '../digest'
import { SENT_TRANSFERS } from '../storageKeys'
import { dayAt } from '../today'
import { isSameMoney } from '../validation/isForints'
import { publicPart } from '../writeKey'
import { arePeriodsKnown } from './item'
import { isSameCase, itemOf } from './kept'
import type { Due } from './payment.types'
import { mayPayDue, storedTransfer, type TransferStore, unexpiredTransfers } from './transferRecords'

/** A transfer, as this browser stores it after the submission of its case. */
const sentTransfer = v.object({ ...storedTransfer.entries, udcContractId: v.nullable(v.string()) })
type SentTransfer = v.InferOutput<typeof sentTransfer>

/**
 * Records that a case with a transfer is submitted. `draftId`: the id of the case's draft. A retry has the same draft,
 * so it replaces the earlier record.
 */
export const recordSentTransfer = (
  { sharedStorage, now }: TransferStore,
  transfer: Omit<SentTransfer, 'time'>,
  draftId: string,
): void =>
  sharedStorage.write(`${SENT_TRANSFERS}${publicPart(draftId)}`, { ...transfer, time: now() } satisfies SentTransfer)

/**
 * Tells if a transfer certainly pays a due item or a part of it, so that the contract page announces it. Without both
 * periods, the amounts have to be equal, and a premium does not count for a debt. If the last day of a debt is not
 * known, both periods have to begin on the same day.
 */
const paysDue = (due: Due, transfer: SentTransfer): boolean => {
  const item = itemOf(transfer)
  if (!mayPayDue(due, transfer)) return false
  if (!arePeriodsKnown(due, item))
    return isSameMoney(due.amount, transfer.amount) && (due.type === 'DEBT') === (item.type === 'DEBT')
  const hasOpenDebt = [due, item].some(({ type, periodEnd }) => type === 'DEBT' && !periodEnd)
  return !hasOpenDebt || due.periodStart === item.periodStart
}

type Account = Pick<SentTransfer, 'contract' | 'udcContractId'>

/**
 * Returns the latest transfer that `isSame` accepts, from the cases submitted in the last seven days; `null` if none
 * exists.
 */
const lastTransfer = (
  store: TransferStore,
  account: Account,
  isSame: (transfer: SentTransfer) => boolean,
  premiumType?: DueType,
): AnnouncedTransfer | null => {
  const sameTransfer = unexpiredTransfers(store, SENT_TRANSFERS, sentTransfer)
    .filter(({ contract, udcContractId }) => contract === account.contract && udcContractId === account.udcContractId)
    .filter(isSame)
    .sort((one, other) => one.time - other.time)
    .at(-1)
  if (sameTransfer === undefined) return null
  const { amount, time } = sameTransfer
  return { amount, date: dayAt(time), ...(premiumType && { premiumType }) }
}

/**
 * Returns the latest transfer of a chosen amount that the same case announced in the last seven days; `null` if none
 * exists.
 */
export const sentTransferForCase = (
  store: TransferStore,
  payment: Account & Pick<SentTransfer, 'origin' | 'amount'>,
): AnnouncedTransfer | null =>
  lastTransfer(
    store,
    payment,
    (transfer) => isSameCase(transfer, payment) && isSameMoney(transfer.amount, payment.amount),
  )

/**
 * Returns the latest transfer that may pay a due item and that any case announced in the last seven days; `null` if
 * none exists.
 */
export const sentTransferForDue = (store: TransferStore, account: Account, due: Due): AnnouncedTransfer | null =>
  lastTransfer(store, account, (transfer) => mayPayDue(due, transfer), due.type)

/** Returns the transfers for a contract's due items that this browser has announced in the last seven days. */
export const sentTransfersFor = (
  store: TransferStore,
  contractNumber: string,
  dues: readonly Due[],
): AnnouncedTransfer[] => {
  const account = { contract: digest(contractNumber), udcContractId: null }
  return dues.flatMap((due) => lastTransfer(store, account, (transfer) => paysDue(due, transfer), due.type) ?? [])
}
