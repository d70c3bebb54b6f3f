import type * as v from 'valibot'
import type { LoginResult } from '../../../src/api/auth'
import { type dapContracts, insuranceType, type loginErrorType } from '../../../src/api/entities'
import { settleContract } from '../contract/settle'
import type { Banned } from '../signIn/login'
import { signIn } from '../signIn/signIn'
import { banTimeout } from '../signIn/tries'
import type { Contract } from '../state'
import { lookUp, type Store } from '../store'
import { identifiedDap, noteOpened } from './dap'
import { standingOf } from './standing'

type LoginErrorType = v.InferOutput<typeof loginErrorType>

/** Why a session does not open a contract: it is over, it does not list the contract, or the contract is turned away. */
export type DapError = Banned | { readonly kind: 'expired' | 'notListed' | 'FLEET' | 'OTHER' }

/** The contracts of an identified session as they stand by now, grouped by area; `undefined` where it is not identified, or is over. */
export const dapList = (store: Store, sessionId: string): v.InferOutput<typeof dapContracts> | undefined => {
  if (identifiedDap(store, sessionId) === undefined) return undefined
  const listed = Object.values(store.state.contracts).filter(isListed)
  for (const contract of listed) settleContract(store, contract)
  return insuranceType.options
    .map((area) => ({
      insuranceType: area,
      contracts: listed
        .filter((contract) => contract.insuranceType === area)
        .map((contract) => ({
          productName: productNameOf(contract),
          contractNumber: contract.number,
          loginErrorType: loginErrorOf(store, contract.number),
          ...standingOf(store, contract),
        })),
    }))
    .filter(({ contracts }) => contracts.length > 0)
}

/** Opens a contract from an identified session. A number that the list does not show is no wrong answer: nothing counts down. */
export const loginFromDap = (store: Store, sessionId: string, contractNumber: string): LoginResult | DapError => {
  const session = identifiedDap(store, sessionId)
  if (session === undefined) return { kind: 'expired' }
  const contract = lookUp(store.state.contracts, contractNumber)
  if (contract === undefined || !isListed(contract)) return { kind: 'notListed' }
  const error = loginErrorOf(store, contractNumber)
  if (error === 'BANNED') return { kind: 'banned', banTimeout: banTimeout(store, contractNumber) }
  if (error !== null) return { kind: error }
  const opened = signIn(store, contract, 'DAP')
  noteOpened(store, session, opened.accessToken)
  return opened
}

// All of the samples' client, and of the companies that she signs for. A proposal is somebody else's; numbers that begin
// with nine stand for sign-ins that are turned away, not for somebody's contracts.
const isListed = ({ number, isProposal }: Contract): boolean => !isProposal && !number.startsWith('9')

const loginErrorOf = (store: Store, contractNumber: string): LoginErrorType | null =>
  banTimeout(store, contractNumber) > 0 ? 'BANNED' : (lookUp(store.state.settings.dapTurnsAway, contractNumber) ?? null)

/** What a contract is called; a vehicle header does not say. */
export const productNameOf = ({ insuranceType: area, header }: Contract): string => {
  if ('productName' in header) return header.productName
  return area === 'kgfb' ? 'Kötelező gépjármű-felelősségbiztosítás' : 'Casco'
}
