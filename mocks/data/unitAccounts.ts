import type { Money } from '../../src/api/entities'
import { type Share, shares } from './funds'

/** An investment account of a unit-linked contract. */
export interface UnitAccount {
  readonly udcContractId: string
  readonly contractNumber: string
  readonly name: string
  /**
   * The type of payments that the account receives: `regular` or single (`case`). `null` if it receives no payments.
   */
  readonly fee: 'regular' | 'case' | null
  /** True if the account is being bought back, so that its money cannot be reallocated. */
  readonly isBuyBack: boolean
  readonly partialBuyBackAvailable: boolean
  /** The account's value on the first day with known prices. */
  readonly value: Money
  /** Percentage of the value that a full buy-back pays. */
  readonly buyBackRate: number
  readonly modelPortfolioId: string | null
  /** The initial allocation of the money and of future payments; each sums to 100. */
  readonly current: readonly Share[]
  readonly future: readonly Share[]
  /** `true` for each case that the customer can start on the account. */
  readonly offers: Readonly<Record<'monitoring' | 'switching' | 'redirecting' | 'portfolio', boolean>>
}

const ALL_OFFERS = { monitoring: true, switching: true, redirecting: true, portfolio: true }
const NO_OFFERS = { monitoring: false, switching: false, redirecting: false, portfolio: false }

/**
 * The accounts of a fresh unit-linked contract: a regular one, one that follows a portfolio, one in euros, one that
 * offers no cases, and one that is being bought back.
 */
export const unitAccountsOf = (contractNumber: string): readonly UnitAccount[] => [
  {
    udcContractId: `${contractNumber}-1`,
    contractNumber: `${contractNumber}/1`,
    name: 'Rendszeres díjas számla',
    fee: 'regular',
    isBuyBack: false,
    partialBuyBackAvailable: true,
    value: { value: 4_812_350, currency: 'HUF' },
    buyBackRate: 95,
    modelPortfolioId: null,
    current: shares(['F02', 35], ['F03', 20], ['F05', 30], ['F07', 15]),
    future: shares(['F02', 50], ['F05', 50]),
    offers: ALL_OFFERS,
  },
  {
    udcContractId: `${contractNumber}-2`,
    contractNumber: `${contractNumber}/2`,
    name: 'Eseti díjas számla',
    fee: 'case',
    isBuyBack: false,
    partialBuyBackAvailable: true,
    value: { value: 1_260_000, currency: 'HUF' },
    buyBackRate: 100,
    modelPortfolioId: 'M2',
    current: shares(['F02', 40], ['F03', 15], ['F05', 30], ['F07', 15]),
    future: shares(['F02', 40], ['F03', 15], ['F05', 30], ['F07', 15]),
    offers: ALL_OFFERS,
  },
  {
    udcContractId: `${contractNumber}-3`,
    contractNumber: `${contractNumber}/3`,
    name: 'Euró számla',
    fee: 'regular',
    isBuyBack: false,
    partialBuyBackAvailable: false,
    value: { value: 8140.55, currency: 'EUR' },
    buyBackRate: 95,
    modelPortfolioId: null,
    current: shares(['F10', 60], ['F11', 40]),
    future: shares(['F10', 60], ['F11', 40]),
    offers: { ...ALL_OFFERS, portfolio: false },
  },
  {
    udcContractId: `${contractNumber}-4`,
    contractNumber: `${contractNumber}/4`,
    name: 'Bónuszszámla',
    fee: null,
    isBuyBack: false,
    partialBuyBackAvailable: false,
    value: { value: 96_400, currency: 'HUF' },
    buyBackRate: 0,
    modelPortfolioId: null,
    current: shares(['F01', 100]),
    future: shares(['F01', 100]),
    offers: NO_OFFERS,
  },
  {
    udcContractId: `${contractNumber}-5`,
    contractNumber: `${contractNumber}/5`,
    name: 'Régi díjas számla',
    fee: null,
    isBuyBack: true,
    partialBuyBackAvailable: false,
    value: { value: 215_000, currency: 'HUF' },
    buyBackRate: 97,
    modelPortfolioId: null,
    current: shares(['F02', 100]),
    future: shares(['F02', 100]),
    offers: { ...NO_OFFERS, switching: true, redirecting: true },
  },
]
