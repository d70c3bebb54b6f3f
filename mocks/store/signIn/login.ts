import { normalisePlate } from '../../../machines/validation/normalisePlate'
import type { LoginResult, LoginStart, SlaType } from '../../../src/api/auth'
import { RIGHT_CODE } from '../../sampleContracts'
import type { Contract } from '../state'
import { contractOf, lookUp, newId, type Store } from '../store'
import { maskEmail, maskPhone } from '../twoFactor/masks'
import { signIn } from './signIn'
import { ban, banTimeout, countWrongAnswer, resetAttempts } from './tries'

/** Time that a started sign-in waits for its second step, in ms (assumed). */
const LOGIN_LENGTH = 10 * 60 * 1000

/** A contract number that is banned from the start, and the length of the ban in seconds. */
const BANNED_FROM_THE_START = { contractNumber: '90000009', seconds: 1800 }

/**
 * A wrong answer, and the number of wrong answers that are left before a ban. Wrong answers are counted per contract
 * number.
 */
export type WrongAnswer = { readonly kind: 'wrong'; readonly attemptsLeft: number }
/** A ban after too many wrong answers. `banTimeout` is the rest of the ban, in seconds. */
export type ActiveBan = { readonly kind: 'banned'; readonly banTimeout: number }
/** Reasons why a sign-in cannot continue after its first step: the number is banned, or the sign-in has expired. */
export type StoppedLogin = ActiveBan | { readonly kind: 'expired' }

/**
 * Returns the contract with the number entered at a sign-in if `canOpen` accepts it. Any other number counts as a wrong
 * answer. During a ban, returns the ban.
 */
export const findContract = (
  store: Store,
  contractNumber: string,
  canOpen: (contract: Contract) => boolean,
): Contract | WrongAnswer | ActiveBan => {
  const isFirstTry = lookUp(store.state.tries, contractNumber) === undefined
  if (contractNumber === BANNED_FROM_THE_START.contractNumber && isFirstTry) {
    ban(store, contractNumber, BANNED_FROM_THE_START.seconds)
  }
  const timeout = banTimeout(store, contractNumber)
  if (timeout > 0) return { kind: 'banned', banTimeout: timeout }
  const contract = lookUp(store.state.contracts, contractNumber)
  return contract === undefined || !canOpen(contract) ? rejectAnswer(store, contractNumber) : contract
}

/**
 * Starts a sign-in on a contract number. Returns the data of the second step, or the reason why the sign-in cannot
 * start.
 */
export const startLogin = (store: Store, contractNumber: string): LoginStart | WrongAnswer | ActiveBan => {
  const contract = findContract(store, contractNumber, ({ isProposal }) => !isProposal)
  if ('kind' in contract) return contract
  const loginSessionIdentifier = newId(store, 'login')
  store.state.logins[loginSessionIdentifier] = { contractNumber, expiresAt: store.now() + LOGIN_LENGTH }
  return {
    slaType: contract.slaType,
    secondaryAuthenticationMethod: contract.secondaryMethod,
    maskedPhoneNumber: maskedPhone(contract),
    maskedEmail: maskedEmail(contract),
    loginSessionIdentifier,
  }
}

/** Sends the code again, or returns why that is not possible. Nothing is stored, because every code is the same. */
export const resendCode = (store: Store, loginSessionIdentifier: string): StoppedLogin | undefined => {
  const contract = contractOfLogin(store, loginSessionIdentifier)
  return 'kind' in contract ? contract : undefined
}

/** Checks the answer of the second step. After the right answer, opens a session and returns its token. */
export const finishLogin = (
  store: Store,
  loginSessionIdentifier: string,
  method: SlaType,
  input: string,
): LoginResult | WrongAnswer | StoppedLogin => {
  const contract = contractOfLogin(store, loginSessionIdentifier)
  if ('kind' in contract) return contract
  const isMethodOffered = contract.slaType === method || contract.secondaryMethod === method
  if (!isMethodOffered || normalisePlate(input) !== normalisePlate(rightAnswer(contract, method)))
    return rejectAnswer(store, contract.number)
  resetAttempts(store, contract.number)
  delete store.state.logins[loginSessionIdentifier]
  return signIn(store, contract, method)
}

const contractOfLogin = (store: Store, loginSessionIdentifier: string): Contract | StoppedLogin => {
  const login = lookUp(store.state.logins, loginSessionIdentifier)
  if (login === undefined) return { kind: 'expired' }
  const timeout = banTimeout(store, login.contractNumber)
  if (timeout > 0) return { kind: 'banned', banTimeout: timeout }
  return login.expiresAt <= store.now() ? { kind: 'expired' } : contractOf(store, login.contractNumber)
}

const rejectAnswer = (store: Store, contractNumber: string): WrongAnswer | ActiveBan => {
  const attemptsLeft = countWrongAnswer(store, contractNumber)
  return attemptsLeft > 0
    ? { kind: 'wrong', attemptsLeft }
    : { kind: 'banned', banTimeout: banTimeout(store, contractNumber) }
}

const rightAnswer = ({ header }: Contract, method: SlaType): string => {
  if (method === 'SMS_OTP') return RIGHT_CODE
  if (method === 'ZIP_CODE') return header.contract.permanentAddress?.zipCode ?? ''
  return 'licensePlateNumber' in header ? header.licensePlateNumber : ''
}

const maskedPhone = ({ header }: Contract): string | null => {
  const phone = header.contract.phoneNumber ?? null
  return phone === null ? null : maskPhone(phone)
}

const maskedEmail = ({ header }: Contract): string | null => {
  const email = header.contract.email ?? null
  return email === null ? null : maskEmail(email)
}
