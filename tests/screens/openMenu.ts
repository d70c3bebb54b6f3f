import { act } from '@testing-library/react'
import type { ContractHeader, ProductLineCases } from '../../machines/case/menu/productLineCases'
import { eletCases } from '../../machines/cases/life'
import type { OpenedBy } from '../../machines/signedIn'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load } from '../machines/kit/story'
import { show } from './signedIn'

/** Loads the cases that the menu shares with another product line, if the portal waits for them. */
export const loadBorrowed = async (fake: FakeServices): Promise<void> => {
  if (fake.waiting().includes('loadModule')) await act(() => load(fake, 'loadModule', eletCases))
}

/**
 * Opens the menu of a contract with this header for a signed-in customer. `step` is the part of the address after the
 * menu's.
 */
export const openMenu = async (
  cases: ProductLineCases,
  header: ContractHeader,
  openedBy: OpenedBy = 'secondStep',
  step = '',
) => {
  const portal = await openSignedIn(`/${cases.productLine}/ugyek${step}`, {
    contractNumber: '40000001',
    productLine: cases.productLine,
    openedBy,
  })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', cases))
  await act(() => answer(portal.fake, cases.header, header))
  if (cases.borrowsFrom) await loadBorrowed(portal.fake)
  return portal
}
