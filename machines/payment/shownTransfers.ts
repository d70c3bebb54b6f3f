import type { Money } from '../../src/api/entities'
import { digest } from '../digest'
import { SHOWN_TRANSFERS } from '../storageKeys'
import { isSameMoney } from '../validation/isForints'
import { containsItem, type Item } from './item'
import { isSameCase, itemOf, type PaidCase, paidCaseAt } from './kept'
import type { OpenPayment } from './openPayments'
import { isPremium } from './owed'
import type { PaymentInput } from './payment.types'
import {
  mayPayDue,
  type StoredTransfer,
  storedTransfer,
  type TransferStore,
  unexpiredTransfers,
} from './transferRecords'

type NewTransfer = Omit<StoredTransfer, 'time'>

// A case may show the data of several transfers, because the customer may choose another item.
const keyOf = ({ contract, origin, premiumType, periodStart }: NewTransfer): string =>
  `${SHOWN_TRANSFERS}${digest([contract, origin, premiumType, periodStart].join(' '))}`

/** Records that a case has shown the data of a transfer, so that the customer may make it. */
export const recordShownTransfer = ({ sharedStorage, now }: TransferStore, transfer: NewTransfer): void =>
  sharedStorage.write(keyOf(transfer), { ...transfer, time: now() } satisfies StoredTransfer)

const shownTransfers = (store: TransferStore) => unexpiredTransfers(store, SHOWN_TRANSFERS, storedTransfer)

/**
 * Removes the records of a case's shown transfers: the case was discarded, or nothing is due any more. With `item`,
 * only those of this item, because its payment was submitted.
 */
export const forgetShownTransfers = (store: TransferStore, paidCase: PaidCase, item?: Item): void => {
  for (const transfer of shownTransfers(store)) {
    const shownItem = itemOf(transfer)
    const isOfItem = item?.type === 'DEBT' ? shownItem.type === 'DEBT' : !item?.type || containsItem(item, shownItem)
    if (isSameCase(transfer, paidCase) && isOfItem) store.sharedStorage.remove(transfer.key)
  }
}

/** The case that asks for a payment, and the amount and item that it asks for. */
type AskedPayment = Pick<
  PaymentInput,
  'contractNumber' | 'origin' | 'amount' | 'premiumType' | 'periodStart' | 'periodEnd'
>

/**
 * Tells if a shown transfer may pay what a case asks to pay: in any case, the amount due or the chosen item; in the
 * same case, the same chosen amount.
 */
const mayPayAsked = (
  transfer: StoredTransfer,
  { contractNumber, origin, amount, premiumType: type, periodStart = '', periodEnd = '' }: AskedPayment,
): boolean => {
  const paidCase = paidCaseAt(contractNumber, origin)
  if (amount === null) return transfer.contract === paidCase.contract && transfer.premiumType !== undefined
  if (type === undefined) return isSameCase(transfer, paidCase) && isSameMoney(transfer.amount, amount)
  return transfer.contract === paidCase.contract && mayPayDue({ type, amount, periodStart, periodEnd }, transfer)
}

/**
 * Returns the amount of the transfer that may pay what a case asks to pay and whose data were shown in the last seven
 * days; `null` if absent.
 */
export const shownAmountFor = (store: TransferStore, asked: AskedPayment): Money | null =>
  shownTransfers(store).find((transfer) => mayPayAsked(transfer, asked))?.amount ?? null

/** Returns the transfers of a contract that were shown in the last seven days and whose cases are not submitted. */
export const shownTransfersOf = (store: TransferStore, contractNumber: string): readonly OpenPayment[] =>
  shownTransfers(store)
    .filter(({ contract }) => contract === digest(contractNumber))
    .map(({ key, origin, amount, premiumType, periodStart }) => ({
      ...{ type: 'transferShown', id: key, origin, amount },
      ...(isPremium(premiumType) && { isOfPremium: true }),
      ...(premiumType === 'DEBT' && { paysDebt: true }),
      ...(premiumType !== 'DEBT' && periodStart && { periodStart }),
    }))
