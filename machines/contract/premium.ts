import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import type { CallData } from '../../src/api/endpoint'
import type { Payment } from '../../src/api/entities'
import { getPayments } from '../../src/api/payments'
import type { AnyHeader, ContractHeader } from '../case/menu/productLineCases'
import { owedOf } from '../payment/owed'
import type { ProductLine } from '../routes'
import type { Services } from '../services'

/** The answers about a premium that the header leaves out; `null` for a call that failed. */
export interface PremiumTold {
  readonly payments: readonly Payment[] | null
  readonly method: CallData<typeof getPaymentTypeOrFrequency> | null
}

interface Opened {
  readonly area: ProductLine
  readonly header: ContractHeader | null
  readonly isContractor: boolean
}

/** Returns whether calls have to tell the premium: a property header has no fields for it. */
export const lacksPremium = ({ area, header, isContractor }: Opened): boolean =>
  area === 'lakas' && isContractor && header?.contract.contractStatusId === 1

/** Asks for the premium. Never rejects: each call that fails leaves the other's answer. */
export const askPremium = async (services: Pick<Services, 'call'>, signal: AbortSignal): Promise<PremiumTold> => {
  const [payments, method] = await Promise.allSettled([
    services.call(getPayments, {}, { signal }),
    services.call(getPaymentTypeOrFrequency, {}, { signal }),
  ])
  return {
    payments: payments.status === 'fulfilled' && payments.value.ok ? payments.value.data : null,
    method: method.status === 'fulfilled' && method.value.ok ? method.value.data : null,
  }
}

/** The premium that is paid next. If there is a debt, it includes the current one. */
const nextOf = (payments: readonly Payment[], isOwing: boolean): Payment | undefined => {
  const ofType = (type: string) => payments.find(({ premiumType }) => premiumType === type)
  return (isOwing ? undefined : ofType('CURRENT')) ?? ofType('NEXT')
}

/** The header with the premium that calls told. */
export const withPremium = (header: ContractHeader, told: PremiumTold | null): AnyHeader => {
  if (told === null) return header
  const { paymentTypeId, paymentFrequencyId, premiums, nextPremiumDate } = told.method ?? {}
  const usual = premiums?.find((one) => one.paymentFrequencyId === paymentFrequencyId)?.premium
  const next = nextOf(told.payments ?? [], owedOf(header.debt) !== null)
  return {
    ...header,
    nextPremium: next?.premium ?? null,
    contract: {
      ...header.contract,
      premiumFrequency: usual ?? null,
      paymentTypeId,
      paymentFrequencyId,
      paymentNextperiod: next ? (next.paymentPeriodStartDate ?? next.paymentDeadline) : nextPremiumDate,
    },
  }
}
