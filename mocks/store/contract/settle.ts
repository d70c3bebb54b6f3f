import { settleClaims } from '../claims/claims'
import { settleHome } from '../home/settle'
import { settleIdentifications } from '../identification/identification'
import { settleLife } from '../life/settle'
import type { Contract } from '../state'
import type { Store } from '../store'
import { settleVehicle } from '../vehicle/settle'

/** Applies everything that is due on a contract by now. */
export const settleContract = (store: Store, contract: Contract): void => {
  settleIdentifications(store, contract)
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      settleVehicle(store, contract)
      return
    case 'lakas':
      settleHome(store, contract)
      settleClaims(store, contract)
      return
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      settleLife(store, contract)
      return
  }
}
