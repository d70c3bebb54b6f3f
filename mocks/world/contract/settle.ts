import { settleAccounts } from '../accounts/settle'
import { settleClaims } from '../claims/claims'
import { settleIdentifications } from '../identification/identification'
import { settle as settleLife } from '../life/effects'
import { settleTransfer } from '../payments/announced'
import { settleTermination as settleHome } from '../property/settle'
import type { Contract } from '../state'
import { settleVehicle } from '../vehicle/settle'
import type { World } from '../world'

/** Lets everything come into force on a contract that is due by now. */
export const settleContract = (world: World, contract: Contract): void => {
  settleIdentifications(world, contract)
  if (contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco') {
    settleVehicle(world, contract)
    return
  }
  settleTransfer(world, contract)
  switch (contract.insuranceType) {
    case 'lakas':
      settleHome(world, contract)
      settleClaims(world, contract)
      return
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      settleAccounts(world, contract)
      settleLife(world, contract)
      return
  }
}
