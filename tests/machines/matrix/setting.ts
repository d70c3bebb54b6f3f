import * as v from 'valibot'
import type { ProductLineCase } from '../../../machines/cases'
import { SESSION } from '../../../machines/storageKeys'
import type { Fullness } from '../../../mocks/pickEntries'
import { sampleContracts } from '../../../mocks/sampleContracts'
import { firstOfferingContract, type HeaderOf } from '../../../tools/exploration/kit/offering'
import { signedInWith } from '../../../tools/exploration/kit/sampleToken'
import { listlessly, type Strategy } from './answers'
import { openBrowser, openTabIn } from './browser'
import type { Customer } from './customer'
import { type Beginning, type Change, insurerAt, signedInTo } from './insurer'
import { standingAt } from './oracle'
import { waitUntilIdle } from './situation'

/** A case, and an insurer's state with a contract whose menu has the case. */
export interface Setting {
  readonly productLineCase: ProductLineCase
  readonly beginning: Beginning
}

/**
 * Returns a function that finds the setting of a case: the first sample contract whose menu has the case. `fullness` is
 * the amount of data that the insurer returns.
 * @throws if no contract has the case.
 */
export const settingsAt = (fullness: Fullness): ((productLineCase: ProductLineCase) => Promise<Setting>) => {
  const beginnings = new Map(sampleContracts.map(({ number }) => [number, signedInTo(number, fullness)]))
  const headerOf: HeaderOf = async ({ header }, contractNumber) => {
    const beginning = beginnings.get(contractNumber) ?? null
    if (beginning === null) return null
    const { token } = beginning
    const { status, body } = await insurerAt(beginning).ask({
      ...{ endpoint: header, input: {}, token, key: undefined, tab: {}, isPressed: false, isResumed: false },
    })
    return status === 200 ? v.parse(header.response, body) : null
  }
  return async (productLineCase) => {
    const { contractNumber, productLine, variant } = await firstOfferingContract(productLineCase, headerOf)
    const beginning = beginnings.get(contractNumber)
    if (!beginning) throw new Error(`Nobody can sign in to ${contractNumber}`)
    return { productLineCase: { ...productLineCase, productLine, variant }, beginning }
  }
}

/**
 * Opens the contract's menu in a new tab with a session. Returns a customer whose first step is to open the case from
 * the menu.
 */
export const setOut = async (
  { productLineCase, beginning }: Setting,
  strategy: Strategy,
  presses = 1,
  change: Change | undefined = strategy.isListless ? listlessly(productLineCase.definition) : undefined,
): Promise<Customer> => {
  const { contractNumber, token } = beginning
  const insurer = insurerAt(beginning, change)
  const session = JSON.stringify({
    ...signedInWith(token, 'secondStep', productLineCase.productLine),
    expiresAt: Date.now() + insurer.store.state.settings.sessionLength * 1000,
  })
  const tab = openTabIn(openBrowser(insurer), new Map([[SESSION, session]]))
  await tab.open(`/${productLineCase.productLine}/ugyek`)
  await waitUntilIdle(tab)
  const before = standingAt(insurer, contractNumber)
  return {
    tab,
    productLineCase,
    contractNumber,
    strategy: strategy,
    presses,
    before,
    typed: {},
    isCorrected: false,
    attached: new Set(),
    detours: new Set(),
  }
}
