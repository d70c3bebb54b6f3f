import { type Area, pathOf } from '../../machines/routes'
import { SESSION } from '../../machines/storageKeys'
import type { TextStore } from '../../src/browser/sturdyStorage'
import { type SampleContract, sampleContracts } from '../sampleContracts'
import { type Keeper, parsed } from '../store/persistence/persistence'
import { signIn } from '../store/signIn/signIn'
import { lookUp, type World } from '../store/store'

/** A sample contract and the address of the sign-in that it belongs to. */
export interface Sample extends SampleContract {
  readonly area: Area
  readonly address: string
}

/** The sample contracts of a world. Numbers that it turns away may be tried at any sign-in. */
export const samplesOf = (world: World): Sample[] =>
  sampleContracts.map((sample) => {
    const area = lookUp(world.state.contracts, sample.number)?.insuranceType ?? 'kgfb'
    return { ...sample, area, address: pathOf({ name: 'auth', area, list: false }) }
  })

/** Samples as a list shows them: those of an area, the others, and those that nobody gets in with. */
export const samplesFor = (area: string, samples: readonly Sample[]) => ({
  own: samples.filter((sample) => !sample.isTurnedAway && sample.area === area),
  others: samples.filter((sample) => !sample.isTurnedAway && sample.area !== area),
  turnedAway: samples.filter(({ isTurnedAway }) => isTurnedAway),
})

/** The area of a sign-in's or a contract's address. */
export const areaIn = (address: string): string => address.split('/')[1] ?? ''

/**
 * Signs in to a sample contract, without its second step, as a reload finds somebody signed in. Returns where to go then.
 * @throws for a number that opens nothing.
 */
export const openSample = (storage: TextStore, keep: Keeper, number: string): string =>
  keep((world) => {
    const contract = lookUp(world.state.contracts, number)
    if (contract === undefined) throw new Error(`${number} is no sample contract`)
    const { accessToken } = signIn(world, contract, contract.slaType)
    storage.setItem(SESSION, JSON.stringify({ accessToken, area: contract.insuranceType, openedBy: 'secondStep' }))
    return pathOf({ name: 'caseSelect', area: contract.insuranceType })
  })

const WANTED = 'mock-sample'

type Fill = (number: string) => void

let fill: Fill | undefined

/** Writes a number into the sign-in if one stands at this address, and else into the next one that opens. */
export const writeSample = (storage: TextStore, { number, address }: Sample, isHere: boolean): boolean => {
  if (isHere && fill !== undefined) {
    fill(number)
    return true
  }
  storage.setItem(WANTED, JSON.stringify({ number, address }))
  return false
}

/** A sign-in stands ready at an address to have a number written into it. Returns what ends that. */
export const awaitSample = (storage: TextStore, address: string, fills: Fill): (() => void) => {
  fill = fills
  const wanted = Object(parsed(storage.getItem(WANTED)))
  storage.removeItem(WANTED)
  if (wanted.address === address && typeof wanted.number === 'string') fills(wanted.number)
  return () => {
    fill = undefined
  }
}
