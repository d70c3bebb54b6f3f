import { fromCallback } from 'xstate'
import { paidCaseOf } from '../case/machine/payment/paidCase'
import { lazyCases } from '../case/menu/lazyCases'
import { openPaymentsOf } from '../payment/openPayments'
import { failedCardPaymentOf } from '../payment/paymentQueries'
import { shownTransfersOf } from '../payment/shownTransfers'
import { pathOf } from '../routes'
import { type Services, servicesOf } from '../services'
import type { CasesListed, CasesRetried, ContractContext, ContractRoute, PaymentsFound } from './contract.types'

interface ListCasesInput extends Pick<ContractContext, 'productLine' | 'contractNumber' | 'isContractor' | 'route'> {
  /** `true` if the contract has a list of submitted cases. */
  readonly isOffered: boolean
}

/** Returns why the card payment that led back to this case failed; `null` if it did not. */
const cardFailureAt = (services: Services, contractNumber: string, route: ContractRoute) =>
  route.name === 'case'
    ? (failedCardPaymentOf(services, paidCaseOf({ contractNumber, address: pathOf({ ...route, step: '' }) }))
        ?.failure ?? null)
    : null

/**
 * Sends the contract's machine the open payments of this browser, the failure of the payment that the customer
 * returns from, and the submitted cases. Cases are loaded again after `cases.retried`. They are not loaded if the menu
 * does not list them.
 */
export const listCasesActor = fromCallback<CasesRetried, ListCasesInput>(
  ({ input: { productLine, contractNumber, isContractor, route, isOffered }, sendBack, receive, system }) => {
    const services = servicesOf(system)
    // Only the contractor can have started a card payment.
    const failedCard = isContractor ? cardFailureAt(services, contractNumber, route) : null
    let lastSentPayments = failedCard === null ? '[]' : ''
    const sendPayments = (): void => {
      const payments = isContractor
        ? [...openPaymentsOf(services, contractNumber), ...shownTransfersOf(services, contractNumber)]
        : []
      const serialized = JSON.stringify(payments)
      if (serialized === lastSentPayments) return
      lastSentPayments = serialized
      const event: PaymentsFound = { type: 'payments.found', payments, failedCard }
      sendBack(event)
    }
    sendPayments()
    const unsubscribe = services.sharedStorage.onChange(sendPayments)
    if (!isOffered) return unsubscribe
    const controller = new AbortController()
    const { signal } = controller
    const sendCases = (cases: CasesListed['cases']) => {
      const event: CasesListed = { type: 'cases.listed', cases }
      if (!signal.aborted) sendBack(event)
    }
    const loadCases = (): void => {
      services.call(lazyCases.get(productLine).cases, {}, { signal }).then(
        (outcome) => sendCases(outcome.ok ? outcome.data : 'unknown'),
        () => sendCases('unknown'),
      )
    }
    loadCases()
    receive(loadCases)
    return () => {
      unsubscribe()
      controller.abort()
    }
  },
)
