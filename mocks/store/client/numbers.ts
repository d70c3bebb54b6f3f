import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { changeDetails } from '../cases/changeDetails'
import type { Contract } from '../state'
import type { Store } from '../store'
import { clientMemory } from './memory'
import { mayChange } from './menu'

type MaybeEmail = { readonly email?: string | null | undefined }

/** Sets the number of a SuperShop card. Returns `undefined` if it is not all digits or unchanged. */
export const changeSuperShopNumber = (
  store: Store,
  contract: Contract,
  { superShopNumber, email }: { readonly superShopNumber: string } & MaybeEmail,
): CaseResult | undefined => {
  const memory = clientMemory(contract)
  const isValidAndNew = /^\d+$/.test(superShopNumber) && superShopNumber !== memory.superShopNumber
  if (!isValidAndNew || !mayChange(contract, 'super-shop')) return undefined
  const oldNumber = memory.superShopNumber
  memory.superShopNumber = superShopNumber
  return openCase(store, contract, {
    name: 'SuperShop-kártyaszám megadása',
    email,
    details: changeDetails('SuperShop-kártyaszám', oldNumber, superShopNumber),
  })
}

/** Changes the personal tax identifier. Returns `undefined` if it is invalid or unchanged, and for a company. */
export const changeTaxNumber = (
  store: Store,
  contract: Contract,
  { taxNumber, email }: { readonly taxNumber: string } & MaybeEmail,
): CaseResult | undefined => {
  const isValidAndNew = /^8\d{9}$/.test(taxNumber) && taxNumber !== taxNumberOf(contract)
  if (!isValidAndNew || !mayChange(contract, 'tax-number')) return undefined
  const oldTaxNumber = taxNumberOf(contract)
  if ('taxNumber' in contract.header.contract) contract.header.contract.taxNumber = taxNumber
  else clientMemory(contract).taxNumber = taxNumber
  return openCase(store, contract, {
    name: 'Adóazonosító jel módosítása',
    email,
    details: changeDetails('adóazonosító jel', oldTaxNumber, taxNumber),
  })
}

const taxNumberOf = ({ header, client }: Contract): string | null =>
  ('taxNumber' in header.contract ? header.contract.taxNumber : client?.taxNumber) ?? null
