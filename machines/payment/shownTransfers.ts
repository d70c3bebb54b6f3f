import * as v from 'valibot'
import { type Money, money } from '../../src/api/entities'
import { digest } from '../digest'
import type { Services } from '../services'
import { SHOWN_TRANSFERS } from '../storageKeys'
import type { PaidCase } from './kept'
import type { OpenPayment } from './openPayments'

type Store = Pick<Services, 'sharedStorage' | 'now'>

/** Time for which the portal reminds the customer of a transfer whose case is not submitted (ms): a week. */
const REMINDER_LIFETIME = 7 * 24 * 60 * 60_000

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
export const recordShownTransfer = ({ sharedStorage, now }: Store, paidCase: PaidCase, amount: Money): void =>
  sharedStorage.write(keyOf(paidCase), { ...paidCase, amount, time: now() } satisfies ShownTransfer)

/** Removes the record of a case's shown transfer: the case was submitted or discarded. */
export const forgetShownTransfer = ({ sharedStorage }: Pick<Store, 'sharedStorage'>, paidCase: PaidCase): void =>
  sharedStorage.remove(keyOf(paidCase))

/** The transfers of a contract that were shown within a week and whose cases are not submitted. Removes older ones. */
export const shownTransfersOf = ({ sharedStorage, now }: Store, contractNumber: string): readonly OpenPayment[] =>
  sharedStorage.keys(SHOWN_TRANSFERS).flatMap((key): readonly OpenPayment[] => {
    const parseResult = v.safeParse(shownTransfer, sharedStorage.read(key))
    if (!parseResult.success || now() - parseResult.output.time >= REMINDER_LIFETIME) {
      sharedStorage.remove(key)
      return []
    }
    const { contract, origin, amount } = parseResult.output
    return contract === digest(contractNumber) ? [{ type: 'transferShown', id: key, origin, amount }] : []
  })
