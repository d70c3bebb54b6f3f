import type { loginByDap } from '../../src/api/dap'
import type { OutcomeOf } from '../../src/api/endpoint'
import { banEnd } from '../attempts'
import type { ContractError } from './dap.types'

/** Returns the reason why the insurer did not open the chosen contract; `null` if it did. */
export const contractErrorOf = (outcome: OutcomeOf<typeof loginByDap>): ContractError | null => {
  if (outcome.ok) return null
  const { failure, at } = outcome
  switch (failure.code) {
    case 'AUTH_LOGIN_001':
      return { type: 'unknown' }
    case 'AUTH_LOGIN_002':
      return { type: 'banned', until: banEnd(at, failure.banTimeout) }
    case 'AUTH_LOGIN_003':
      return { type: 'fleet' }
    default:
      return { type: 'other' }
  }
}
