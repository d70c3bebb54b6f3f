import type { CaseResult } from '../../../src/api/entities'
import { accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { termsLink } from '../accounts/view'
import { worthOf } from '../accounts/worth'
import { openCase } from '../cases/cases'
import { partnerIdOf } from '../client/partners'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isRunning } from './menu'

/** Value changes of an account that can trigger a notification, in percent. */
const VALUE_OPTIONS = [10, 20, 30, 40]

/** The accounts that can be watched. Each has its current notification threshold and the thresholds to choose from. */
export const watchedAccounts = (contract: LifeContract) => ({
  partnerId: partnerIdOf(contract),
  termsDocumentUrl: termsLink('account-monitoring'),
  unitAccounts: watchableAccounts(contract).map(({ name, contractNumber, watched }) => ({
    name,
    contractNumber,
    currentValue: watched?.from ?? null,
    valueOptions: VALUE_OPTIONS,
  })),
})

/**
 * Sets or clears the value changes that trigger a notification. Returns `undefined` if the contract is not in force, or
 * an account or a value is not on offer.
 */
export const watchAccounts = (
  store: Store,
  contract: LifeContract,
  settings: ReadonlyArray<{ readonly contractNumber: string; readonly currentValue: number | null }>,
  email: string | null | undefined,
): CaseResult | undefined => {
  const accountSettings = settings.map(({ contractNumber, currentValue }) => ({
    account: watchableAccounts(contract).find((account) => account.contractNumber === contractNumber),
    currentValue,
  }))
  const knownAccountSettings = accountSettings.flatMap(({ account, currentValue }) =>
    account === undefined ? [] : [{ account, currentValue }],
  )
  const areValuesOnOffer = knownAccountSettings.every(
    ({ currentValue }) => currentValue === null || VALUE_OPTIONS.includes(currentValue),
  )
  if (!isRunning(contract) || knownAccountSettings.length < settings.length || !areValuesOnOffer) return undefined
  for (const { account, currentValue } of knownAccountSettings) setWatchedChange(store, account, currentValue)
  const details = knownAccountSettings.map(
    ({ account, currentValue }) => [account.name, currentValue === null ? 'kikapcsolva' : `${currentValue}%`] as const,
  )
  return openCase(store, contract, { name: 'Számlaérték-figyelés', details, email })
}

// If the customer does not change the percentage, the change in value is still measured from the earlier reference
// value.
const setWatchedChange = (store: Store, account: KeptAccount, percentage: number | null): void => {
  if (percentage === account.watched?.from) return
  account.watched = percentage === null ? null : { from: percentage, reference: worthOf(store, account).value.value }
}

/** The accounts that can be watched. */
export const watchableAccounts = (contract: LifeContract): KeptAccount[] =>
  accountsOf(contract).filter(({ offers }) => offers.monitoring)
