import type { PropertyHeader } from '../../../src/api/entities'
import { casesInProgress } from '../cases/cases'
import { claimsOf } from '../claims/claims'
import { announcedTransfer } from '../payments/announced'
import { owedDays, toldDebt } from '../payments/owed'
import type { PropertyContract } from '../state'
import type { World } from '../store'
import { settleHome } from './settle'

/** The property contract as it is now. */
export const homeContract = (world: World, contract: PropertyContract): PropertyHeader['contract'] => {
  settleHome(world, contract)
  return { ...contract.header.contract, claims: claimsOf(world, contract).map(({ damagedThings: _, ...told }) => told) }
}

/** The header of a property contract as it is now; an ended contract is paid for only while there is debt. */
export const homeHeader = (world: World, contract: PropertyContract): PropertyHeader => {
  const now = homeContract(world, contract)
  const { header } = contract
  const isPayOffered = now.contractStatusId === 1 || header.debt !== null
  const enabledMenuItems = header.enabledMenuItems.filter((key) => key !== 'pay' || isPayOffered)
  return {
    ...header,
    debt: toldDebt(world, contract),
    announcedTransfer: announcedTransfer(contract),
    debtDays: owedDays(world, contract),
    enabledMenuItems,
    casesCount: casesInProgress(world, contract),
    contract: now,
  }
}
