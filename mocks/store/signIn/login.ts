import { normalisePlate } from '../../../machines/validation/normalisePlate'
import type { LoginResult, LoginStart, SlaType } from '../../../src/api/auth'
import { RIGHT_CODE } from '../../sampleContracts'
import type { Contract } from '../state'
import { contractOf, lookUp, newId, type World } from '../store'
import { maskEmail, maskPhone } from '../twoFactor/masks'
import { signIn } from './signIn'
import { ban, banTimeout, countWrong, forgetWrong } from './tries'

/** How long a started sign-in waits for its second step, in ms (assumed). */
const LOGIN_LENGTH = 10 * 60 * 1000

/** The number that is banned before anybody tries it, and for how long, in seconds. */
const BANNED_FROM_THE_START = { contractNumber: '90000009', seconds: 1800 }

/** A wrong answer; how many are left counts down per contract number. */
export type Wrong = { readonly kind: 'wrong'; readonly attemptsLeft: number }
/** Too many of them; the seconds that remain. */
export type Banned = { readonly kind: 'banned'; readonly banTimeout: number }
/** Why a started sign-in cannot go on. */
export type Stopped = Banned | { readonly kind: 'expired' }

/** The contract of a number that somebody signs in with; a number that opens none counts as a wrong answer. */
export const findContract = (
  world: World,
  contractNumber: string,
  opens: (contract: Contract) => boolean,
): Contract | Wrong | Banned => {
  const isFirstTry = lookUp(world.state.tries, contractNumber) === undefined
  if (contractNumber === BANNED_FROM_THE_START.contractNumber && isFirstTry) {
    ban(world, contractNumber, BANNED_FROM_THE_START.seconds)
  }
  const timeout = banTimeout(world, contractNumber)
  if (timeout > 0) return { kind: 'banned', banTimeout: timeout }
  const contract = lookUp(world.state.contracts, contractNumber)
  return contract === undefined || !opens(contract) ? wrong(world, contractNumber) : contract
}

/** Starts a sign-in on a contract number. */
export const startLogin = (world: World, contractNumber: string): LoginStart | Wrong | Banned => {
  const contract = findContract(world, contractNumber, ({ isProposal }) => !isProposal)
  if ('kind' in contract) return contract
  const loginSessionIdentifier = newId(world, 'login')
  world.state.logins[loginSessionIdentifier] = { contractNumber, expiresAt: world.now() + LOGIN_LENGTH }
  return {
    slaType: contract.slaType,
    secondaryAuthenticationMethod: contract.secondaryMethod,
    maskedPhoneNumber: maskedPhone(contract),
    maskedEmail: maskedEmail(contract),
    loginSessionIdentifier,
  }
}

/** Sends another code: nothing to remember, every code is the same. */
export const resendCode = (world: World, loginSessionIdentifier: string): Stopped | undefined => {
  const contract = awaited(world, loginSessionIdentifier)
  return 'kind' in contract ? contract : undefined
}

/** Checks the second step's answer; a right one opens a session and gives its token. */
export const finishLogin = (
  world: World,
  loginSessionIdentifier: string,
  method: SlaType,
  given: string,
): LoginResult | Wrong | Stopped => {
  const contract = awaited(world, loginSessionIdentifier)
  if ('kind' in contract) return contract
  const isOffered = contract.slaType === method || contract.secondaryMethod === method
  if (!isOffered || normalisePlate(given) !== normalisePlate(rightAnswer(contract, method)))
    return wrong(world, contract.number)
  forgetWrong(world, contract.number)
  delete world.state.logins[loginSessionIdentifier]
  return signIn(world, contract, method)
}

const awaited = (world: World, loginSessionIdentifier: string): Contract | Stopped => {
  const login = lookUp(world.state.logins, loginSessionIdentifier)
  if (login === undefined) return { kind: 'expired' }
  const timeout = banTimeout(world, login.contractNumber)
  if (timeout > 0) return { kind: 'banned', banTimeout: timeout }
  return login.expiresAt <= world.now() ? { kind: 'expired' } : contractOf(world, login.contractNumber)
}

const wrong = (world: World, contractNumber: string): Wrong | Banned => {
  const attemptsLeft = countWrong(world, contractNumber)
  return attemptsLeft > 0
    ? { kind: 'wrong', attemptsLeft }
    : { kind: 'banned', banTimeout: banTimeout(world, contractNumber) }
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
