import { fromCallback } from 'xstate'
import { paidCaseOf } from '../case/machine/payment/paidCase'
import { lazyCases } from '../case/menu/lazyCases'
import { openPaymentsOf } from '../payment/openPayments'
import { failedCardPaymentOf } from '../payment/paymentQueries'
import { shownTransfersOf } from '../payment/shownTransfers'
import { pathOf } from '../routes'
import { type Services, servicesOf } from '../services'
import type { CasesListed, ContractContext, ContractRoute, ListRequested, PaymentsFound } from './contract.types'
import { loadEachTime } from './loadEachTime'

export interface ListCasesInput
  extends Pick<ContractContext, 'productLine' | 'contractNumber' | 'isContractor' | 'route'> {
  /** `true` if the contract's menu lists the submitted cases, so that the actor loads them. */
  readonly isOffered: boolean
}

/**
 * Returns why the card payment for the case at this route failed. `null` if the payment did not fail, or if there was
 * none.
 */
const cardFailureAt = (services: Services, contractNumber: string, route: ContractRoute) =>
  route.name === 'case'
    ? (failedCardPaymentOf(services, paidCaseOf({ contractNumber, address: pathOf({ ...route, step: '' }) }))
        ?.failure ?? null)
    : null

/**
 * Sends the contract's machine the unfinished payments that this browser has stored, and the submitted cases. If the
 * customer returns from a failed payment, also sends the reason. Loads the cases again on each request. Loads no cases
 * if the menu does not list them.
 */
export const listCasesActor = fromCallback<ListRequested<ListCasesInput>, ListCasesInput>(
  ({ input, sendBack, receive, system }) => {
    const { contractNumber, isContractor, route } = input
    const services = servicesOf(system)
    let lastSentPayments = JSON.stringify([[], null])
    const sendPayments = (): void => {
      // Only the contractor can have started a card payment.
      const payments = isContractor
        ? [...openPaymentsOf(services, contractNumber), ...shownTransfersOf(services, contractNumber)]
        : []
      const failedCard = isContractor ? cardFailureAt(services, contractNumber, route) : null
      const serialized = JSON.stringify([payments, failedCard])
      if (serialized === lastSentPayments) return
      lastSentPayments = serialized
      const event: PaymentsFound = { type: 'payments.found', payments, failedCard }
      sendBack(event)
    }
    sendPayments()
    const unsubscribe = services.sharedStorage.onChange(sendPayments)
    const stopLoading = loadEachTime(input, receive, ({ productLine, isOffered }, signal) => {
      const sendCases = (cases: CasesListed['cases']) => {
        const event: CasesListed = { type: 'cases.listed', cases }
        if (!signal.aborted) sendBack(event)
      }
      if (!isOffered) return
      services.call(lazyCases.get(productLine).cases, {}, { signal }).then(
        (outcome) => sendCases(outcome.ok ? outcome.data : 'unknown'),
        () => sendCases('unknown'),
      )
    })
    return () => {
      unsubscribe()
      stopLoading()
    }
  },
)
