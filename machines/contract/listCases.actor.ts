import { fromCallback } from 'xstate'
import { paidCaseOf } from '../case/machine/payment/paidCase'
import { lazyCases } from '../case/menu/lazyCases'
import { openPaymentsOf } from '../payment/openPayments'
import { failedCardOf } from '../payment/paymentQueries'
import { pathOf } from '../routes'
import { type Services, servicesOf } from '../services'
import type { CasesListed, CasesRetried, ContractContext, ContractRoute, PaymentsFound } from './contract.types'

interface ListCasesInput extends Pick<ContractContext, 'productLine' | 'contractNumber' | 'isContractor' | 'route'> {
  /** `true` if the contract has a list of submitted cases. */
  readonly isOffered: boolean
}

/** Returns why the card payment that led back to this case failed; `null` if it did not. */
const failedCardAt = (services: Services, contractNumber: string, route: ContractRoute) =>
  route.name === 'case'
    ? (failedCardOf(services, paidCaseOf({ contractNumber, address: pathOf({ ...route, step: '' }) }))?.failure ?? null)
    : null

/**
 * Sends the contract's machine the open card payments of this browser, the failure of the payment that the customer
 * returns from, and the submitted cases. Cases are loaded again after `cases.retried`. They are not loaded if the menu
 * does not list them.
 */
export const listCasesActor = fromCallback<CasesRetried, ListCasesInput>(
  ({ input: { productLine, contractNumber, isContractor, route, isOffered }, sendBack, receive, system }) => {
    const services = servicesOf(system)
    // Only the contractor can have started a card payment.
    const failedCard = isContractor ? failedCardAt(services, contractNumber, route) : null
    let told = failedCard === null ? '[]' : ''
    const find = (): void => {
      const payments = isContractor ? openPaymentsOf(services, contractNumber) : []
      const now = JSON.stringify(payments)
      if (now === told) return
      told = now
      const found: PaymentsFound = { type: 'payments.found', payments, failedCard }
      sendBack(found)
    }
    find()
    const forget = services.sharedStorage.onChange(find)
    if (!isOffered) return forget
    const ended = new AbortController()
    const { signal } = ended
    const tell = (cases: CasesListed['cases']) => {
      const listed: CasesListed = { type: 'cases.listed', cases }
      if (!signal.aborted) sendBack(listed)
    }
    const load = (): void => {
      services.call(lazyCases.get(productLine).cases, {}, { signal }).then(
        (outcome) => tell(outcome.ok ? outcome.data : 'unknown'),
        () => tell('unknown'),
      )
    }
    load()
    receive(load)
    return () => {
      forget()
      ended.abort()
    }
  },
)
