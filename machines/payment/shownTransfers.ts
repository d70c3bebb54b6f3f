import * as v from 'valibot'
import { type Money, money } from '../../src/api/entities'
import { digest } from '../digest'
import type { Services } from '../services'
import { SHOWN_TRANSFERS } from '../storageKeys'
import { isSameCase, type PaidCase } from './kept'
import type { OpenPayment } from './openPayments'
import { type TransferStore, unexpiredTransfers } from './transferRecords'

/** A transfer whose data were shown, as this browser stores it until its case is submitted. */
const shownTransfer = v.object({
  /** Digest of the contract number. */
  contract: v.string(),
  origin: v.string(),
  amount: money,
  /** When the data were shown (epoch, ms). */
  time: v.number(),
})
type ShownTransfer = v.InferOutput<typeof shownTransfer>

const keyOf = ({ contract, origin }: PaidCase): string => `${SHOWN_TRANSFERS}${digest(`${contract} ${origin}`)}`

/** Records that a case has shown the data of a transfer, so that the customer may make it. */
export const recordShownTransfer = ({ sharedStorage, now }: TransferStore, paidCase: PaidCase, amount: Money): void =>
  sharedStorage.write(keyOf(paidCase), { ...paidCase, amount, time: now() } satisfies ShownTransfer)

/** Removes the record of a case's shown transfer: the case was submitted or discarded, or nothing is due any more. */
export const forgetShownTransfer = ({ sharedStorage }: Pick<Services, 'sharedStorage'>, paidCase: PaidCase): void =>
  sharedStorage.remove(keyOf(paidCase))

const shownTransfers = (store: TransferStore) => unexpiredTransfers(store, SHOWN_TRANSFERS, shownTransfer)

/** Returns the amount of the transfer that a case has shown in the last seven days; `null` if it has shown none. */
export const shownAmountOf = (store: TransferStore, paidCase: PaidCase): Money | null =>
  shownTransfers(store).find((transfer) => isSameCase(transfer, paidCase))?.amount ?? null

/** Returns the transfers of a contract that were shown in the last seven days and whose cases are not submitted. */
export const shownTransfersOf = (store: TransferStore, contractNumber: string): readonly OpenPayment[] =>
  shownTransfers(store)
    .filter(({ contract }) => contract === digest(contractNumber))
    .map(({ key, origin, amount }) => ({ type: 'transferShown', id: key, origin, amount }))
