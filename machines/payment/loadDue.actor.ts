import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import type { Endpoint } from '../../src/api/endpoint'
import {
  type AnnouncedTransfer,
  announcedTransfers,
  assumedKnown,
  type DueType,
  debtDays,
  type Money,
  maybe,
  maybeKnown,
  maybeNumber,
  money,
} from '../../src/api/entities'
import { getPayments } from '../../src/api/payments'
import { TechnicalError } from '../../src/api/technicalError'
import { recordCalls } from '../actors/call'
import { headerEndpointAt, headerOfProductLine } from '../headerOfProductLine'
import { type Services, servicesOf } from '../services'
import { knownDebitOf } from './debit'
import { beginsWithinPeriod } from './item'
import { debtDuesOf, isDebtUnknown, premiumDuesOf } from './owed'
import type { Due, PaymentInput } from './payment.types'

/**
 * Schema of a header, reduced to its debt, announced transfers and contract. Other schemas treat a malformed debt as
 * unknown. This schema rejects it, because a malformed debt must not look like no debt.
 */
const owedHeader = v.object({
  ...{ debt: maybe(money), debtDays, announcedTransfers: assumedKnown(announcedTransfers) },
  contract: maybeKnown(v.object({ contractStatusId: maybeNumber, paymentTypeId: maybeNumber })),
})

const refusedCallError = ({ id }: Endpoint, { code }: { readonly code: string }) =>
  new TechnicalError('brokenAnswer', `${id} was refused: ${code}`)

/**
 * Selects the due items to load: those of the chosen type and period. Without a choice: the debt, or all premiums if
 * there is no debt.
 */
export interface DueSelection {
  readonly origin: string
  readonly premiumType?: DueType | undefined
  /** The first day of the chosen premium's period, `yyyy-MM-dd`; absent or '' if the insurer does not report it. */
  readonly periodStart?: string | undefined
  /** The amount of the chosen premium. */
  readonly amount?: Pick<Money, 'value'>
}

/** The due items of a contract, as just loaded from the insurer. */
interface LoadedDues {
  readonly dues: readonly Due[]
  /**
   * The due item that has replaced the chosen premium, or may have replaced it, e.g. a debt. `null` if none exists.
   */
  readonly successor: Due | null
  readonly announcedTransfers: readonly AnnouncedTransfer[] | null | undefined
  readonly contract: v.InferOutput<typeof owedHeader>['contract']
}

/**
 * Loads the due items, in the order of payment. Returns `null` if the insurer does not report the debt, and the chosen
 * item is the debt or may be part of it. Throws a `TechnicalError`, also for a business error.
 */
export const loadDues = async (
  { call }: Pick<Services, 'call'>,
  { origin, premiumType, periodStart: chosenStart = '', amount }: DueSelection,
  signal: AbortSignal,
): Promise<LoadedDues | null> => {
  const getHeader = { ...headerEndpointAt(origin), response: owedHeader }
  // Loads the header again, because another tab or a transfer may have paid the amounts on the screen.
  const header = await call(getHeader, {}, { signal })
  if (!header.ok) throw refusedCallError(getHeader, header.failure)
  const { debtDays, announcedTransfers, contract } = header.data
  const { periodStartDate: debtStart, periodEndDate: debtEnd } = debtDays ?? {}
  const debts = debtDuesOf(header.data)
  const includesDebt = premiumType === 'DEBT' || premiumType === undefined
  if (includesDebt && isDebtUnknown(header.data.debt)) return null
  if (premiumType === 'DEBT' || (includesDebt && debts.length > 0))
    return { dues: debts, successor: null, announcedTransfers, contract }
  const payments = await call(getPayments, {}, { signal })
  if (!payments.ok) throw refusedCallError(getPayments, payments.failure)
  const premiums = premiumDuesOf(payments.data)
  // Compares the periods, because a chosen NEXT premium becomes the CURRENT one when its period begins.
  const isChosen = ({ type, periodStart }: Due) =>
    chosenStart === '' || periodStart === '' ? type === premiumType : periodStart === chosenStart
  const dues = premiumType === undefined ? premiums : premiums.filter(isChosen)
  // A chosen premium that is no longer listed may be part of the debt now, or may have become the current premium.
  const isPeriodKnown = chosenStart !== '' && debtStart != null && debtEnd != null
  const isInDebt = isPeriodKnown
    ? debts.some((debt) => beginsWithinPeriod({ periodStart: chosenStart }, debt))
    : (amount?.value ?? 0) <= (debts[0]?.amount.value ?? 0)
  const mayBeCurrent = chosenStart === '' && premiumType === 'NEXT'
  const [successor = null] = [...(isInDebt ? debts : []), ...(mayBeCurrent ? premiums : [])]
  if (dues.length > 0) return { dues, successor: null, announcedTransfers, contract }
  return successor === null && isDebtUnknown(header.data.debt)
    ? null
    : { dues, successor, announcedTransfers, contract }
}

/**
 * Tells if the premiums of a contract are paid by direct debit; `undefined` if the insurer does not report it. Home
 * headers do not report the payment type, so another call does.
 */
export const loadIsDebited = async (
  { call }: Pick<Services, 'call'>,
  contract: LoadedDues['contract'],
  signal: AbortSignal,
): Promise<boolean | undefined> => {
  if (contract == null) return undefined
  const isDebited = knownDebitOf({ contract })
  if (isDebited !== undefined) return isDebited
  const method = await call(getPaymentTypeOrFrequency, {}, { signal })
  return method.ok ? knownDebitOf({ contract: { ...contract, paymentTypeId: method.data.paymentTypeId } }) : undefined
}

/** The first due item. `null` if nothing is due; `unknown` if the insurer does not report the debt. */
export type LoadedDue = Due | 'unknown' | null

/** Loads the first due item. */
export const loadDueActor = recordCalls(
  fromPromise<LoadedDue, Pick<PaymentInput, 'origin'>>(async ({ input: { origin }, signal, system }) => {
    const loaded = await loadDues(servicesOf(system), { origin }, signal)
    return loaded === null ? 'unknown' : (loaded.dues[0] ?? null)
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
)
