import { settleClaims } from '../claims/claims'
import { settleIdentifications } from '../identification/identification'
import { settleLife } from '../life/settle'
import { settleHome } from '../property/settle'
import type { Contract } from '../state'
import { settleVehicle } from '../vehicle/settle'
import type { World } from '../world'

/** Lets everything come into force on a contract that is due by now. */
export const settleContract = (world: World, contract: Contract): void => {
  settleIdentifications(world, contract)
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      settleVehicle(world, contract)
      return
    case 'lakas':
      settleHome(world, contract)
      settleClaims(world, contract)
      return
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      settleLife(world, contract)
      return
  }
}
