import type { ContractHeader, Customer, WaysEntry } from '../../case/areaCases'
import { compileCase } from '../../case/case.machine'
import { enables } from '../enables'
import { mailingAddress } from './mailingAddress.case'
import { permanentAddress } from './permanentAddress.case'

/** Vehicle contracts have no list of what they offer: those that run do. */
const isEnabled = (header: ContractHeader, { isContractor }: Customer): boolean =>
  isContractor && ('enabledMenuItems' in header ? enables(header, 'address') : header.contract.contractStatusId === 1)

/** A change of one of the customer's addresses. */
export const addressEntry: WaysEntry = {
  kind: 'ways',
  key: 'address',
  group: 'data',
  isEnabled,
  ways: [
    { slug: 'permanent', definition: permanentAddress, machine: compileCase(permanentAddress), isEnabled },
    { slug: 'mailing', definition: mailingAddress, machine: compileCase(mailingAddress), isEnabled },
  ],
}
