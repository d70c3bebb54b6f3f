import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import type { CallData } from '../../src/api/endpoint'
import type { AnnouncedTransfer, Payment } from '../../src/api/entities'
import { getPayments } from '../../src/api/payments'
import type { AnyHeader, ContractHeader } from '../case/menu/productLineCases'
import { hasUnknownPremium, owedAmountOf, premiumDuesOf } from '../payment/owed'
import { sentTransfersFor } from '../payment/sentTransfers'
import type { ProductLine } from '../routes'
import type { Services } from '../services'

/**
 * The premium data that a header does not contain. A part is `null` if its call failed. `payments` is also `null` if
 * the list has a premium of an unknown type, and no current one: that premium may be due.
 */
export interface PremiumData {
  readonly payments: readonly Payment[] | null
  readonly method: CallData<typeof getPaymentTypeOrFrequency> | null
  /** The transfers that this browser has announced for `payments`. */
  readonly sentTransfers: AnnouncedTransfer[] | null
}

interface OpenedContract {
  readonly productLine: ProductLine
  readonly header: ContractHeader | null
  readonly isContractor: boolean
}

/**
 * Tells if separate calls must load the premium. Only the header of a home contract lacks it, and only the contractor
 * of an active contract sees it.
 */
export const lacksPremium = ({ productLine, header, isContractor }: OpenedContract): boolean =>
  productLine === 'lakas' && isContractor && header?.contract.contractStatusId === 1

/** The calls that `loadPremium` makes. */
export const premiumCalls = [getPayments, getPaymentTypeOrFrequency]

/** Loads the premium. Never rejects: if one call fails, the answer of the other call is still used. */
export const loadPremium = async (
  services: Pick<Services, 'call' | 'sharedStorage' | 'now'>,
  contractNumber: string,
  signal: AbortSignal,
): Promise<PremiumData> => {
  const [paymentsCall, method] = await Promise.allSettled([
    services.call(getPayments, {}, { signal }),
    services.call(getPaymentTypeOrFrequency, {}, { signal }),
  ])
  const listed = paymentsCall.status === 'fulfilled' && paymentsCall.value.ok ? paymentsCall.value.data : null
  const isCurrentListed = listed?.some(({ premiumType }) => premiumType === 'CURRENT')
  const payments = listed && hasUnknownPremium(listed) && !isCurrentListed ? null : listed
  return {
    payments,
    sentTransfers: payments && sentTransfersFor(services, contractNumber, premiumDuesOf(payments)),
    method: method.status === 'fulfilled' && method.value.ok ? method.value.data : null,
  }
}

/**
 * Returns the next premium to pay; `undefined` without such a premium. A current premium that is listed although the
 * debt contains it is left out.
 */
const nextPaymentOf = (payments: readonly Payment[], { debt, debtDays }: ContractHeader): Payment | undefined => {
  const debtPeriodEnd = (owedAmountOf(debt) && debtDays?.periodEndDate) ?? ''
  return ['CURRENT', 'NEXT'].flatMap((type) =>
    payments.filter(
      ({ premiumType, paymentPeriodStartDate: start }) =>
        premiumType === type && !(type === 'CURRENT' && start && start <= debtPeriodEnd),
    ),
  )[0]
}

/** Returns the header with the premium from separate calls; unchanged if `premium` is `null`. */
export const withPremium = (header: ContractHeader, premium: PremiumData | null): AnyHeader => {
  if (premium === null) return header
  const { paymentTypeId, paymentFrequencyId, premiums, nextPremiumDate } = premium.method ?? {}
  const regularPremium = premiums?.find(
    (premiumOption) => premiumOption.paymentFrequencyId === paymentFrequencyId,
  )?.premium
  const nextPayment = nextPaymentOf(premium.payments ?? [], header)
  // Without the list of payments, an earlier premium may be due.
  const laterDay = premium.payments === null ? null : nextPremiumDate
  return {
    ...header,
    // A list that this browser has recorded for the header's dues lacks the premium.
    announcedTransfers: header.areTransfersRecorded
      ? [...(header.announcedTransfers ?? []), ...(premium.sentTransfers ?? [])]
      : (header.announcedTransfers ?? premium.sentTransfers),
    isPremiumListedAsDue: nextPayment?.premiumType === 'CURRENT',
    nextPremium: nextPayment?.premium ?? (premium.payments && regularPremium),
    contract: {
      ...header.contract,
      premiumFrequency: regularPremium ?? null,
      paymentTypeId,
      paymentFrequencyId,
      paymentNextperiod: nextPayment ? nextPayment.paymentPeriodStartDate : laterDay,
    },
  }
}
