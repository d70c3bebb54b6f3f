import { pathOf } from '../../machines/routes'
import type { TextStore } from '../../src/app/sturdyStorage'
import { sampleContracts } from '../sampleContracts'
import { parsed } from '../world/keeper/keeper'
import { lookUp, type World } from '../world/world'

/** A sample contract and the address of the sign-in that it belongs to. */
export interface Sample {
  readonly number: string
  readonly shows: string
  readonly address: string
}

/** The sample contracts of a world. Numbers that it turns away may be tried at any sign-in. */
export const samplesOf = (world: World): Sample[] =>
  sampleContracts.map((sample) => {
    const area = lookUp(world.state.contracts, sample.number)?.insuranceType ?? 'kgfb'
    return { ...sample, address: pathOf({ name: 'auth', area, list: false }) }
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
