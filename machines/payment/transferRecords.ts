import * as v from 'valibot'
import { money } from '../../src/api/entities'
import type { Services } from '../services'
import { mayBePaid } from './item'
import { itemOf, recordedItem } from './kept'
import type { Due } from './payment.types'

/** A transfer whose data this browser has shown, or that it has announced. */
export const storedTransfer = v.object({
  /** Digest of the contract number. */
  contract: v.string(),
  origin: v.string(),
  amount: money,
  ...recordedItem.entries,
  /** When the data were shown or the case was submitted (epoch, ms). */
  time: v.number(),
})
export type StoredTransfer = v.InferOutput<typeof storedTransfer>

/** Tells if a transfer may pay a due item or a part of it, so that the portal warns before another payment. */
export const mayPayDue = (due: Due, transfer: StoredTransfer): boolean =>
  transfer.premiumType !== undefined && mayBePaid(due, itemOf(transfer), transfer.amount.value)

/** The browser's storage of transfer records, and the clock. */
export type TransferStore = Pick<Services, 'sharedStorage' | 'now'>

/** Lifetime of a transfer record (ms): a week. The transfer has then arrived, or will not arrive. */
const RECORD_LIFETIME = 7 * 24 * 60 * 60_000

/** Returns the stored transfers whose keys begin with `prefix`, with their keys. Removes expired and invalid ones. */
export const unexpiredTransfers = <Transfer extends { readonly time: number }>(
  { sharedStorage, now }: TransferStore,
  prefix: string,
  schema: v.GenericSchema<unknown, Transfer>,
): readonly (Transfer & { readonly key: string })[] =>
  sharedStorage.keys(prefix).flatMap((key) => {
    const parseResult = v.safeParse(schema, sharedStorage.read(key))
    if (parseResult.success && now() - parseResult.output.time < RECORD_LIFETIME)
      return [{ ...parseResult.output, key }]
    sharedStorage.remove(key)
    return []
  })
