import type * as v from 'valibot'
import type { LoginResult } from '../../../src/api/auth'
import { type dapContracts, insuranceType, type loginErrorType } from '../../../src/api/entities'
import { settleContract } from '../contract/settle'
import type { ActiveBan } from '../signIn/login'
import { signIn } from '../signIn/signIn'
import { banTimeout } from '../signIn/tries'
import type { Contract } from '../state'
import { lookUp, type Store } from '../store'
import { identifiedDap, recordContractSession } from './dap'
import { overviewOf } from './standing'

type LoginErrorType = v.InferOutput<typeof loginErrorType>

/**
 * Reasons why a session does not open a contract. `expired`: the session has ended. `notListed`: the session does not
 * list the contract. `banned`: wrong answers have banned the contract number. `FLEET`, `OTHER`: the insurer does not
 * open this contract.
 */
export type DapError = ActiveBan | { readonly kind: 'expired' | 'notListed' | 'FLEET' | 'OTHER' }

/**
 * The contracts of an identified session in their current state, grouped by product line. Returns `undefined` if the
 * session is not identified or has ended.
 */
export const dapList = (store: Store, sessionId: string): v.InferOutput<typeof dapContracts> | undefined => {
  if (identifiedDap(store, sessionId) === undefined) return undefined
  const listedContracts = Object.values(store.state.contracts).filter(isListed)
  for (const contract of listedContracts) settleContract(store, contract)
  return insuranceType.options
    .map((productLine) => ({
      insuranceType: productLine,
      contracts: listedContracts
        .filter((contract) => contract.insuranceType === productLine)
        .map((contract) => ({
          productName: productNameOf(contract),
          contractNumber: contract.number,
          loginErrorType: loginErrorOf(store, contract.number),
          ...overviewOf(store, contract),
        })),
    }))
    .filter(({ contracts }) => contracts.length > 0)
}

/**
 * Opens a contract from an identified session. A number that the session does not list does not count as a wrong answer
 * towards a ban.
 */
export const loginFromDap = (store: Store, sessionId: string, contractNumber: string): LoginResult | DapError => {
  const session = identifiedDap(store, sessionId)
  if (session === undefined) return { kind: 'expired' }
  const contract = lookUp(store.state.contracts, contractNumber)
  if (contract === undefined || !isListed(contract)) return { kind: 'notListed' }
  const error = loginErrorOf(store, contractNumber)
  if (error === 'BANNED') return { kind: 'banned', banTimeout: banTimeout(store, contractNumber) }
  if (error !== null) return { kind: error }
  const loginResult = signIn(store, contract, 'DAP')
  recordContractSession(store, session, loginResult.accessToken)
  return loginResult
}

// Tells if the DÁP sign-in lists a contract. All sample contracts belong to one person, or to a company of that person,
// with two exceptions: a proposal belongs to another person, and numbers that begin with nine only demonstrate rejected
// sign-ins.
const isListed = ({ number, isProposal }: Contract): boolean => !isProposal && !number.startsWith('9')

const loginErrorOf = (store: Store, contractNumber: string): LoginErrorType | null =>
  banTimeout(store, contractNumber) > 0 ? 'BANNED' : (lookUp(store.state.settings.dapTurnsAway, contractNumber) ?? null)

/**
 * The product name of a contract. For a vehicle, it follows from the product line, because the header contains no name.
 */
export const productNameOf = ({ insuranceType: productLine, header }: Contract): string => {
  if ('productName' in header) return header.productName
  return productLine === 'kgfb' ? 'Kötelező gépjármű-felelősségbiztosítás' : 'Casco'
}
