import { type ProductLine, pathOf } from '../../machines/routes'
import { SESSION } from '../../machines/storageKeys'
import type { TextStore } from '../../src/browser/sturdyStorage'
import { type SampleContract, sampleContracts } from '../sampleContracts'
import { type Persistence, parseJson } from '../store/persistence/persistence'
import { signIn } from '../store/signIn/signIn'
import { lookUp, type Store } from '../store/store'

/** A sample contract and the address of its sign-in. */
export interface Sample extends SampleContract {
  readonly productLine: ProductLine
  readonly address: string
}

/**
 * Returns the sample contracts, each with the address of its sign-in. Numbers without a contract get the sign-in of
 * `kgfb`.
 */
export const samplesOf = (store: Store): Sample[] =>
  sampleContracts.map((sample) => {
    const productLine = lookUp(store.state.contracts, sample.number)?.insuranceType ?? 'kgfb'
    return { ...sample, productLine, address: pathOf({ name: 'auth', productLine, list: false }) }
  })

/**
 * Groups samples for a list: those of a product line, those of other product lines, and those whose sign-in is always
 * rejected.
 */
export const groupSamples = (productLine: string, samples: readonly Sample[]) => ({
  own: samples.filter((sample) => !sample.isTurnedAway && sample.productLine === productLine),
  others: samples.filter((sample) => !sample.isTurnedAway && sample.productLine !== productLine),
  turnedAway: samples.filter(({ isTurnedAway }) => isTurnedAway),
})

/** The product line in the address of a sign-in or a contract. */
export const productLineIn = (address: string): string => address.split('/')[1] ?? ''

/**
 * Signs in to a sample contract without its second step, like a session restored after a reload. Returns the address to
 * open.
 * @throws Error if the number is no sample contract.
 */
export const openSample = (storage: TextStore, keep: Persistence, number: string): string =>
  keep((store) => {
    const contract = lookUp(store.state.contracts, number)
    if (contract === undefined) throw new Error(`${number} is no sample contract`)
    const { accessToken } = signIn(store, contract, contract.slaType)
    storage.setItem(
      SESSION,
      JSON.stringify({ accessToken, productLine: contract.insuranceType, openedBy: 'secondStep' }),
    )
    return pathOf({ name: 'caseSelect', productLine: contract.insuranceType })
  })

const PENDING_SAMPLE = 'mock-sample'

type FillNumber = (number: string) => void

let fillOpenSignIn: FillNumber | undefined

/**
 * If `isAtSignIn` and a sign-in is registered, fills in the sample's number and returns `true`. Otherwise stores the
 * number for the next sign-in that opens at the sample's address.
 */
export const fillOrStoreSample = (storage: TextStore, { number, address }: Sample, isAtSignIn: boolean): boolean => {
  if (isAtSignIn && fillOpenSignIn !== undefined) {
    fillOpenSignIn(number)
    return true
  }
  storage.setItem(PENDING_SAMPLE, JSON.stringify({ number, address }))
  return false
}

/**
 * Registers the sign-in at an address, so that a number can be filled in, and fills in the number that is stored for
 * it. Returns a function that unregisters it.
 */
export const registerSignIn = (storage: TextStore, address: string, fillNumber: FillNumber): (() => void) => {
  fillOpenSignIn = fillNumber
  const pendingSample = Object(parseJson(storage.getItem(PENDING_SAMPLE)))
  storage.removeItem(PENDING_SAMPLE)
  if (pendingSample.address === address && typeof pendingSample.number === 'string') fillNumber(pendingSample.number)
  return () => {
    fillOpenSignIn = undefined
  }
}
