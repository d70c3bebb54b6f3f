import * as v from 'valibot'
import { type AnnouncedTransfer, type DueType, dueType, money } from '../../src/api/entities'
import { digest } from '../digest'
import type { Services } from '../services'
import { SENT_TRANSFERS } from '../storageKeys'
import { dayAt } from '../today'
import { isSameMoney } from '../validation/isForints'
import { publicPart } from '../writeKey'
import { arePeriodsKnown, containsItem, isAmountDue } from './item'
import { isSameCase } from './kept'
import type { Due } from './payment.types'

type Store = Pick<Services, 'sharedStorage' | 'now'>

/** Lifetime of the warning of a transfer that a submitted case announced (ms): a week. */
const WARNING_LIFETIME = 7 * 24 * 60 * 60_000

/** A transfer, as this browser stores it after the submission of its case. */
const sentTransfer = v.object({
  /** Digest of the contract number. */
  contract: v.string(),
  origin: v.string(),
  udcContractId: v.nullable(v.string()),
  amount: money,
  /** The type of the due item; absent if the customer chose the amount. */
  premiumType: v.optional(dueType),
  /** The first and last day of the due item's period, `yyyy-MM-dd`; absent if not known. */
  periodStart: v.optional(v.string()),
  periodEnd: v.optional(v.string()),
  /** When the case was submitted (epoch, ms). */
  time: v.number(),
})
type SentTransfer = v.InferOutput<typeof sentTransfer>

/**
 * Records that a case with a transfer is submitted. `draftId`: the id of the case's draft. A retry has the same draft,
 * so it replaces the earlier record.
 */
export const recordSentTransfer = (
  { sharedStorage, now }: Store,
  transfer: Omit<SentTransfer, 'time'>,
  draftId: string,
): void =>
  sharedStorage.write(`${SENT_TRANSFERS}${publicPart(draftId)}`, { ...transfer, time: now() } satisfies SentTransfer)

/** Tells if a transfer pays a due item. If a period is not known, type and amount have to be equal. */
const paysDue = (due: Due, { amount, premiumType: type, periodStart, periodEnd }: SentTransfer): boolean => {
  if (type === undefined) return false
  const item = { type, periodStart, periodEnd }
  return arePeriodsKnown(due, item)
    ? containsItem(due, item) && isAmountDue(due, amount.value)
    : due.type === type && isSameMoney(due.amount, amount)
}

type Account = Pick<SentTransfer, 'contract' | 'udcContractId'>

/**
 * Returns the last transfer of a submitted case within a week that `isSame` accepts; `null` if there is none. Removes
 * older records.
 */
const lastTransfer = (
  { sharedStorage, now }: Store,
  account: Account,
  isSame: (transfer: SentTransfer) => boolean,
  premiumType?: DueType,
): AnnouncedTransfer | null => {
  const transfers = sharedStorage.keys(SENT_TRANSFERS).flatMap((key) => {
    const parseResult = v.safeParse(sentTransfer, sharedStorage.read(key))
    if (parseResult.success && now() - parseResult.output.time < WARNING_LIFETIME) return [parseResult.output]
    sharedStorage.remove(key)
    return []
  })
  const sameTransfer = transfers
    .filter(({ contract, udcContractId }) => contract === account.contract && udcContractId === account.udcContractId)
    .filter(isSame)
    .sort((one, other) => one.time - other.time)
    .at(-1)
  if (sameTransfer === undefined) return null
  const { amount, time } = sameTransfer
  return { amount, date: dayAt(time), ...(premiumType && { premiumType }) }
}

/** Returns the last transfer of a chosen amount that the same case announced within a week; `null` if absent. */
export const sentTransferForCase = (
  store: Store,
  payment: Account & Pick<SentTransfer, 'origin' | 'amount'>,
): AnnouncedTransfer | null =>
  lastTransfer(
    store,
    payment,
    (transfer) => isSameCase(transfer, payment) && isSameMoney(transfer.amount, payment.amount),
  )

/** Returns the last transfer for a due item that any case announced within a week; `null` if absent. */
export const sentTransferForDue = (store: Store, account: Account, due: Due): AnnouncedTransfer | null =>
  lastTransfer(store, account, (transfer) => paysDue(due, transfer), due.type)

/** Returns the transfers for a contract's due items that this browser has announced within a week. */
export const sentTransfersFor = (store: Store, contractNumber: string, dues: readonly Due[]): AnnouncedTransfer[] => {
  const account = { contract: digest(contractNumber), udcContractId: null }
  return dues.flatMap((due) => sentTransferForDue(store, account, due) ?? [])
}
