import * as v from 'valibot'
import { type AnnouncedTransfer, dueType, money } from '../../src/api/entities'
import type { Services } from '../services'
import { SENT_TRANSFERS } from '../storageKeys'
import { dayAt } from '../today'
import { isSameMoney } from '../validation/isForints'
import { publicPart } from '../writeKey'
import { isSameCase } from './kept'

type Store = Pick<Services, 'sharedStorage' | 'now'>

/** Lifetime of the warning of a transfer that a submitted case announced (ms): a week. */
const AWAITED = 7 * 24 * 60 * 60_000

/** A transfer, as this browser stores it after the submission of its case. */
const sentTransfer = v.object({
  /** Digest of the contract number. */
  contract: v.string(),
  origin: v.string(),
  udcContractId: v.nullable(v.string()),
  amount: money,
  /** The type of the due item; absent if the customer chose the amount. */
  premiumType: v.optional(dueType),
  /** When the case was submitted (epoch, ms). */
  time: v.number(),
})
type SentTransfer = v.InferOutput<typeof sentTransfer>

/** Records that a case with a transfer is submitted. `draftId`: its draft, so that a retry is the same transfer. */
export const keepSentTransfer = (
  { sharedStorage, now }: Store,
  transfer: Omit<SentTransfer, 'time'>,
  draftId: string,
): void =>
  sharedStorage.write(`${SENT_TRANSFERS}${publicPart(draftId)}`, { ...transfer, time: now() } satisfies SentTransfer)

// A due item may be paid in several cases, a chosen amount only in its own.
const isForSame = (one: SentTransfer, of: Omit<SentTransfer, 'time'>): boolean =>
  (of.premiumType === undefined ? isSameCase(one, of) : one.contract === of.contract) &&
  one.premiumType === of.premiumType &&
  one.udcContractId === of.udcContractId &&
  isSameMoney(one.amount, of.amount)

/**
 * Returns the last transfer of the same amount that a submitted case announced within a week, for the same due item, or
 * for the same case and account; `null` if absent. Removes older ones. The insurer's header never lists transfers of
 * chosen amounts, and may list none at all.
 */
export const sentTransferFor = (
  { sharedStorage, now }: Store,
  transfer: Omit<SentTransfer, 'time'>,
): AnnouncedTransfer | null => {
  const transfers = sharedStorage.keys(SENT_TRANSFERS).flatMap((key) => {
    const read = v.safeParse(sentTransfer, sharedStorage.read(key))
    if (read.success && now() - read.output.time < AWAITED) return [read.output]
    sharedStorage.remove(key)
    return []
  })
  const same = transfers
    .filter((candidate) => isForSame(candidate, transfer))
    .sort((one, other) => one.time - other.time)
    .at(-1)
  if (same === undefined) return null
  const { amount, premiumType, time } = same
  return { amount, date: dayAt(time), ...(premiumType && { premiumType }) }
}
