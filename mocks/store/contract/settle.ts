import { settleClaims } from '../claims/claims'
import { settleHome } from '../home/settle'
import { settleIdentifications } from '../identification/identification'
import { settleLife } from '../life/settle'
import { rejectPaymentsNeverDue } from '../payments/announced'
import type { Contract } from '../state'
import type { Store } from '../store'
import { settleVehicle } from '../vehicle/settle'
import { rejectUnsignedTerminations } from './termination'

/**
 * Brings a contract to its state at the store's present time. Carries out all identifications, events and claims that
 * are due.
 */
export const settleContract = (store: Store, contract: Contract): void => {
  settleIdentifications(store, contract)
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      settleVehicle(store, contract)
      break
    case 'lakas':
      settleHome(store, contract)
      settleClaims(store, contract)
      break
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      settleLife(store, contract)
      break
  }
  rejectUnsignedTerminations(store, contract)
  rejectPaymentsNeverDue(store, contract)
}
