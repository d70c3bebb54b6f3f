import type { Money } from '../../src/api/entities'
import { additionalFunds } from './manyFunds'

/** A fund on offer, with the price of one unit in its own currency. */
export interface Fund {
  readonly id: string
  readonly name: string
  readonly currency: Money['currency']
  /** Price on the first known day. */
  readonly unitPrice: number
  /** Yearly growth and swing in percent, and the length of a cycle in days. */
  readonly moves: { readonly yearly: number; readonly swing: number; readonly cycle: number }
}

/** A fund's share of an account or a portfolio, in whole percents. */
export interface Share {
  readonly fundId: FundId
  readonly percentage: number
}

/** The funds of the insurer. */
export const funds = [
  {
    id: 'F01',
    name: 'Hazai pénzpiaci eszközalap',
    currency: 'HUF',
    unitPrice: 1.7421,
    moves: { yearly: 5.5, swing: 0, cycle: 90 },
  },
  {
    id: 'F02',
    name: 'Hazai kötvény eszközalap',
    currency: 'HUF',
    unitPrice: 2.1083,
    moves: { yearly: 6, swing: 1.5, cycle: 150 },
  },
  {
    id: 'F03',
    name: 'Hazai részvény eszközalap',
    currency: 'HUF',
    unitPrice: 4.9312,
    moves: { yearly: 9, swing: 24, cycle: 120 },
  },
  {
    id: 'F04',
    name: 'Közép-európai részvény eszközalap',
    currency: 'HUF',
    unitPrice: 3.2274,
    moves: { yearly: 8, swing: 26, cycle: 130 },
  },
  {
    id: 'F05',
    name: 'Fejlett piaci részvény eszközalap',
    currency: 'HUF',
    unitPrice: 5.6608,
    moves: { yearly: 8, swing: 20, cycle: 120 },
  },
  {
    id: 'F06',
    name: 'Feltörekvő piaci részvény eszközalap',
    currency: 'HUF',
    unitPrice: 1.9845,
    moves: { yearly: 10, swing: 30, cycle: 110 },
  },
  {
    id: 'F07',
    name: 'Ingatlan eszközalap',
    currency: 'HUF',
    unitPrice: 2.4417,
    moves: { yearly: 5, swing: 4, cycle: 200 },
  },
  {
    id: 'F08',
    name: 'Arany és nyersanyag eszközalap',
    currency: 'HUF',
    unitPrice: 2.0039,
    moves: { yearly: 4, swing: 10, cycle: 140 },
  },
  {
    id: 'F09',
    name: 'Fenntartható jövő vegyes eszközalap',
    currency: 'HUF',
    unitPrice: 1.2758,
    moves: { yearly: 7, swing: 8, cycle: 120 },
  },
  {
    id: 'F10',
    name: 'Euró kötvény eszközalap',
    currency: 'EUR',
    unitPrice: 1.1364,
    moves: { yearly: 3, swing: 1.2, cycle: 150 },
  },
  {
    id: 'F11',
    name: 'Euró részvény eszközalap',
    currency: 'EUR',
    unitPrice: 1.8927,
    moves: { yearly: 7, swing: 18, cycle: 120 },
  },
  {
    id: 'F12',
    name: 'Svájci frank pénzpiaci eszközalap',
    currency: 'CHF',
    unitPrice: 1.0246,
    moves: { yearly: 1, swing: 0, cycle: 90 },
  },
] as const satisfies readonly Fund[]

/** The id of a fund. */
export type FundId = (typeof funds)[number]['id']

/** All funds of the insurer. The additional ones are offered only in a scenario with a large `fundCount`. */
export const allFunds: readonly Fund[] = [...funds, ...additionalFunds]

/** The fund with this id; `undefined` if it does not exist. */
export const fundOf = (id: string): Fund | undefined => allFunds.find((fund) => fund.id === id)

/** Model portfolios; the shares of each sum to 100. */
export const modelPortfolios: ReadonlyArray<{
  readonly id: string
  readonly name: string
  readonly shares: readonly Share[]
}> = [
  { id: 'M1', name: 'Óvatos portfólió', shares: shares(['F01', 40], ['F02', 45], ['F05', 15]) },
  { id: 'M2', name: 'Kiegyensúlyozott portfólió', shares: shares(['F02', 40], ['F03', 15], ['F05', 30], ['F07', 15]) },
  { id: 'M3', name: 'Lendületes portfólió', shares: shares(['F03', 20], ['F04', 20], ['F05', 40], ['F06', 20]) },
  { id: 'M4', name: 'Fenntartható portfólió', shares: shares(['F02', 25], ['F09', 75]) },
  { id: 'M5', name: 'Euró portfólió', shares: shares(['F10', 55], ['F11', 45]) },
]

/** Returns a list of shares from pairs of a fund's id and its percentage. */
export function shares(...pairs: ReadonlyArray<readonly [FundId, number]>): readonly Share[] {
  return pairs.map(([fundId, percentage]) => ({ fundId, percentage }))
}
