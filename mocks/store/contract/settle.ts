import { settleClaims } from '../claims/claims'
import { settleHome } from '../home/settle'
import { settleIdentifications } from '../identification/identification'
import { settleLife } from '../life/settle'
import type { Contract } from '../state'
import type { World } from '../store'
import { settleVehicle } from '../vehicle/settle'

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
