import { fromCallback } from 'xstate'
import { lazyCases } from '../case/lazyCases'
import { openPaymentsOf } from '../payment/openPayments'
import { portsOf } from '../ports'
import type { CasesListed, ContractContext, PaymentsFound } from './contract.types'

interface ListCasesInput extends Pick<ContractContext, 'area' | 'contractNumber' | 'isContractor'> {
  /** Whether the contract has a list of what was submitted online. */
  readonly isOffered: boolean
}

/**
 * Tells a contract, which has loaded its area's flows, what its customer has begun: the card payments that are open in this
 * browser, and what was submitted online, or that this did not come. Where there is no list of it, nothing is asked.
 */
export const listCasesActor = fromCallback<CasesListed, ListCasesInput>(
  ({ input: { area, contractNumber, isContractor, isOffered }, sendBack, system }) => {
    const ports = portsOf(system)
    // Nobody but the contractor has begun one.
    let told = '[]'
    const find = (): void => {
      const payments = isContractor ? openPaymentsOf(ports, contractNumber) : []
      const now = JSON.stringify(payments)
      if (now === told) return
      told = now
      const found: PaymentsFound = { type: 'payments.found', payments }
      sendBack(found)
    }
    find()
    const forget = ports.sharedStorage.onChange(find)
    if (!isOffered) return forget
    const ended = new AbortController()
    const { signal } = ended
    const tell = (cases: CasesListed['cases']) => {
      const listed: CasesListed = { type: 'cases.listed', cases }
      if (!signal.aborted) sendBack(listed)
    }
    ports.call(lazyCases.get(area).cases, {}, { signal }).then(
      (outcome) => tell(outcome.ok ? outcome.data : 'unknown'),
      () => tell('unknown'),
    )
    return () => {
      forget()
      ended.abort()
    }
  },
)
