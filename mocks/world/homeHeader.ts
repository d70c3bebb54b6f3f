import type { InferOutput } from 'valibot'
import type { propertyContract, propertyHeader } from '../../src/api/entities'
import { claimsOf } from './claims'
import { contractForStranger, headerForStranger, isStranger } from './homeStranger'
import { settleTermination } from './homeTermination'
import type { PropertyContract } from './state'
import type { RunningSession } from './token'
import type { World } from './world'

/** The property contract as it is now; for somebody who is not the contractor, without anything personal. */
export const homeContract = (
  world: World,
  contract: PropertyContract,
  session: RunningSession,
): InferOutput<typeof propertyContract> => {
  settleTermination(world, contract)
  const whole = { ...contract.header.contract, claims: claimsOf(world, contract) }
  return isStranger(session) ? contractForStranger(whole) : whole
}

/** The header of a property contract as it is now; pay stands in the menu of an ended one only while there is debt. */
export const homeHeader = (
  world: World,
  contract: PropertyContract,
  session: RunningSession,
): InferOutput<typeof propertyHeader> => {
  const now = homeContract(world, contract, session)
  const { header } = contract
  const isPayOffered = now.contractStatusId === 1 || header.debt !== null
  const enabledMenuItems = header.enabledMenuItems.filter((key) => key !== 'pay' || isPayOffered)
  const whole = { ...header, enabledMenuItems, casesCount: contract.cases.length, contract: now }
  return isStranger(session) ? headerForStranger(whole) : whole
}
