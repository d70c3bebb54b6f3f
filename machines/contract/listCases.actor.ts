import { fromCallback } from 'xstate'
import { paidCaseOf } from '../case/machine/payment/paidCase'
import { lazyCases } from '../case/menu/lazyCases'
import { failedCardOf } from '../payment/ledger'
import { openPaymentsOf } from '../payment/openPayments'
import { pathOf } from '../routes'
import { type Services, servicesOf } from '../services'
import type { CasesListed, ContractContext, ContractRoute, PaymentsFound } from './contract.types'

interface ListCasesInput extends Pick<ContractContext, 'area' | 'contractNumber' | 'isContractor' | 'route'> {
  /** Whether the contract has a list of what was submitted online. */
  readonly isOffered: boolean
}

/** The reason why the card payment that led back to a case failed; `null` for none. */
const failedCardAt = (services: Services, contractNumber: string, route: ContractRoute) =>
  route.name === 'case'
    ? failedCardOf(services, paidCaseOf({ contractNumber, address: pathOf({ ...route, step: '' }) }))
    : null

/**
 * Tells a contract, which has loaded its area's flows, what its customer has begun: the open card payments of this browser, the
 * failed one that the customer returns from, and the submitted cases. It makes no call if the contract offers no list of cases.
 */
export const listCasesActor = fromCallback<CasesListed, ListCasesInput>(
  ({ input: { area, contractNumber, isContractor, route, isOffered }, sendBack, system }) => {
    const services = servicesOf(system)
    // Nobody but the contractor has begun one.
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
    services.call(lazyCases.get(area).cases, {}, { signal }).then(
      (outcome) => tell(outcome.ok ? outcome.data : 'unknown'),
      () => tell('unknown'),
    )
    return () => {
      forget()
      ended.abort()
    }
  },
)
